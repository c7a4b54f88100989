import {kindOfFile} from './file-kind.js';
import {openImage} from './ingest/image/image-file.js';
import {pictureOfImage} from './ingest/image/picture-of-image.js';
import {openPdf} from './ingest/pdf/document.js';
import {pictureAsRead} from './ingest/pdf/picture-as-read.js';
import {imageOf, type PageRenderer} from './ingest/pixels/page-renderer.js';
import {longestSide, webpOf} from './inspect/encode-picture.js';
import {ocrOf, type ReadOptions} from './read-pages.js';
import {pictureAsRecognised} from './recognise/recognise-picture.js';

export interface WantedPage {
  /** From 1. */
  page: number;
  /** Whether its text layer was read, as the source of its values tells. Without it the page itself decides. */
  isText?: boolean;
}

/** A page as people see it: upright and level as it was read, so that boxes in fractions of the page fit on it. */
export interface PagePicture {
  /** From 1. */
  page: number;
  /** In pixels. */
  width: number;
  height: number;
  /** WebP. */
  data: Uint8Array;
}

export interface PictureOptions extends Pick<ReadOptions, 'ocr' | 'recogniser' | 'signal'> {
  /** Width of each picture in pixels; less where the page has fewer. */
  width: number;
}

/**
 * Pictures of some pages of a PDF or an image, in the order of `wanted`, one in memory at a time; pages that do not
 * exist are left out. Nothing is recognised but which way is up. Throws `unreadable_document` and `unsupported_kind` as
 * reading does.
 */
export async function* pagePictures(
  path: string,
  wanted: readonly WantedPage[],
  options: PictureOptions,
): AsyncGenerator<PagePicture> {
  const {pageCount, pictureAt, close} = await openPages(path, options);
  try {
    for (const one of wanted.filter(({page}) => page <= pageCount)) {
      options.signal?.throwIfAborted();
      yield await drawn(one.page, await pictureAt(one), options.width);
    }
  } finally {
    close();
  }
}

interface OpenPages {
  pageCount: number;
  pictureAt: (one: WantedPage) => Promise<PageRenderer>;
  close: () => void;
}

async function openPages(path: string, options: PictureOptions): Promise<OpenPages> {
  const kind = await kindOfFile(path);
  const recognition = {ocr: () => ocrOf(options), signal: options.signal};
  if (kind === 'pdf') {
    const {document, close} = await openPdf(path);
    const pictureAt = ({page, isText = false}: WantedPage) =>
      pictureAsRead({path, document, index: page - 1}, {...recognition, isText});
    return {pageCount: document.pageCount, pictureAt, close};
  }
  const file = await openImage(path, kind);
  const pictureAt = async ({page}: WantedPage) =>
    pictureAsRecognised(await pictureOfImage(file, page - 1), recognition);
  return {pageCount: file.pageCount, pictureAt, close: () => undefined};
}

async function drawn(page: number, picture: PageRenderer, width: number): Promise<PagePicture> {
  const scale = Math.min(picture.scale, width / picture.width, longestSide / picture.height);
  const raster = await imageOf(picture)({scale});
  return {page, width: raster.width, height: raster.height, data: await webpOf(raster)};
}
