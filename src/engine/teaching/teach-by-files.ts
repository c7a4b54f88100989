import {DocextractError} from '../../contract/errors.js';
import type {KeptPages} from '../../contract/kept-pages.js';
import type {Teaching, TeachingFiles} from './teaching-schemas.js';
import {keepPages, readKeptPages} from '../kept-pages.js';
import {readPages, type ReadOptions} from '../read-pages.js';
import {readReferences} from '../registration/reference-documents.js';
import {referencePages} from '../read-by-reference.js';
import {teach} from './teach.js';

/** Teaches a template by kept examples. Throws `unreadable_document` for a file that is not as it was written. */
export async function teachByFiles(
  {request, examples}: TeachingFiles,
  options: ReadOptions = {},
): Promise<Teaching> {
  const {references: paths = [], ...rest} = request;
  const references = await readReferences(paths, (path) => referencePages(path, options));
  const read = await Promise.all(
    examples.map(async ({id, path, reference, values, misread}) => ({
      id,
      ...(reference !== undefined && {reference}),
      pages: await keptPagesOf(path),
      values: new Map(Object.entries(values)),
      misread: new Set(misread),
    })),
  );
  return teach({...rest, references}, read, options.signal);
}

async function keptPagesOf(path: string) {
  const pages = await readKeptPages(path);
  if (pages !== undefined) return pages;
  throw new DocextractError('unreadable_document', 'An example is not as it was written.', {
    hint: 'Delete it, and keep its document again.',
  });
}

/** The pages of a document as words, to be kept. */
export async function readPagesToKeep(path: string, options: ReadOptions = {}): Promise<KeptPages> {
  const pages = [];
  for await (const page of readPages(path, options)) pages.push(page);
  return keepPages(pages);
}
