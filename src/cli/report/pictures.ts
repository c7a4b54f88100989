import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {pipeline} from 'node:stream/promises';
import type {PagePicture, WantedPage} from '../../engine/page-pictures.js';
import type {OcrChoice} from '../../engine/recognise/open-ocr.js';
import {DocextractError, messageOf} from '../../contract/errors.js';
import {loadOptional} from '../service/optional-package.js';
import type {ListedDocument} from './list-documents.js';
import type {ShownValue} from './shown-values.js';

/** In pixels: print of 8 points can be read, and a page fits beside its values on a screen. */
const pictureWidth = 900;
/** Of a batch of more documents, only those with problems have pictures: each takes up to a second, and some 100 kB. */
const smallBatch = 100;
/** Of all pictures of a page: browsers open a file of some 100 MB at ease, and base64 adds a third. */
const mostBytes = 64 * 1024 * 1024;
/** Of one document: a contract of 300 pages would fill the report. */
const mostPages = 10;

export type FileOf = (source: string) => string | undefined;

export interface DrawerOptions {
  /** Of the report. */
  documents: number;
  /** How pages without text are read, for which way is up. */
  recogniser?: OcrChoice | undefined;
  /** No more pictures are drawn. */
  stop?: AbortSignal | undefined;
}

/** Pictures of a document, or why there are none. */
export interface Drawn {
  pictures: PagePicture[];
  /** Pages with values that have no picture. */
  left: number;
  why?: string;
}

export interface Drawer {
  draw: (document: ListedDocument, values: readonly ShownValue[], file: string | undefined) => Promise<Drawn>;
}

/** What a report of so many documents has pictures of; `undefined` for all of them. */
export function pictureRule(documents: number): string | undefined {
  return documents > smallBatch
    ? `More than ${smallBatch} documents: only those with problems have pictures of their pages.`
    : undefined;
}

/** Draws pages until their pictures fill the report. A document that cannot be drawn has none; that is no failure. */
export function createDrawer({documents, recogniser, stop}: DrawerOptions): Drawer {
  let bytes = 0;
  const refusal = ({group}: ListedDocument, file: string | undefined): string | undefined => {
    if (file === undefined) return 'The document is not at hand here, or inside an archive.';
    if (group === 'fine' && documents > smallBatch)
      return 'No picture: a large batch, and nothing conspicuous.';
    if (bytes >= mostBytes) return 'No picture: the report has as many as browsers show at ease.';
    return stop?.aborted === true ? 'No picture: the run was stopped.' : undefined;
  };
  return {
    async draw(document, values, file) {
      const why = refusal(document, file);
      if (why !== undefined || file === undefined) return {pictures: [], left: 0, why};
      const wanted = wantedPages(values);
      try {
        await requireSame(file, document.outcome.sha256);
        const pictures = await drawn(file, wanted.slice(0, mostPages), {recogniser, stop});
        bytes += pictures.reduce((sum, {data}) => sum + data.length, 0);
        return {pictures, left: Math.max(0, wanted.length - mostPages)};
      } catch (error) {
        const reason = error instanceof DocextractError ? error.message : messageOf(error);
        return {pictures: [], left: 0, why: `No picture: ${reason}`};
      }
    },
  };
}

/** Pages with values; without any that are known, the first. */
function wantedPages(values: readonly ShownValue[]): WantedPage[] {
  const pages = new Map<number, WantedPage>();
  for (const {meta} of values) {
    if (meta?.page === undefined) continue;
    const isText = pages.get(meta.page)?.isText === true || meta.source === 'text';
    pages.set(meta.page, {page: meta.page, isText});
  }
  const wanted = [...pages.values()].sort((one, other) => one.page - other.page);
  return wanted.length === 0 ? [{page: 1}] : wanted;
}

async function drawn(
  file: string,
  wanted: readonly WantedPage[],
  {recogniser, stop}: Pick<DrawerOptions, 'recogniser' | 'stop'>,
): Promise<PagePicture[]> {
  const {pagePictures} = await loadOptional('drawing pages', () => import('../../engine/page-pictures.js'));
  const pictures: PagePicture[] = [];
  const options = {width: pictureWidth, ...(recogniser && {recogniser}), ...(stop && {signal: stop})};
  for await (const picture of pagePictures(file, wanted, options)) pictures.push(picture);
  return pictures;
}

/** Boxes on another page than the one that was read would mislead. */
async function requireSame(file: string, sha256: string | undefined): Promise<void> {
  if (sha256 === undefined) return;
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum).catch((cause: unknown) => {
    throw new DocextractError('cannot_read', 'the file cannot be read any more', {cause});
  });
  if (sum.digest('hex') !== sha256)
    throw new DocextractError('cannot_read', 'the file has changed since it was read');
}
