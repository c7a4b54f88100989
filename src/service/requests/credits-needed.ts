import type {DocumentKind} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {withFile} from '../../storage/files/file-store.js';
import type {ReceivedDocument} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';
import {countDocuments} from '../unzip/count-documents.js';

interface Submission {
  account: string;
  document: ReceivedDocument;
  kind: DocumentKind;
}

/**
 * Credits of a submission: one per page, or per document of an archive (further pages are charged when read). Pages
 * that cannot be counted in time count as one; the rest is held when read. Throws `out_of_credits`. Not counted for
 * accounts without limit.
 */
export async function creditsFor(context: ServiceContext, submission: Submission): Promise<number> {
  const {storage, settings} = context;
  const {account, document, kind} = submission;
  if (!(await storage.credits.require(account, 1))) return 1;
  // Other images have one page.
  if (kind !== 'zip' && kind !== 'pdf' && kind !== 'tiff') return 1;
  return withFile(storage.files, document.key, async (path) => {
    if (kind === 'zip') return Math.max(1, await countDocuments(path, settings));
    // Counting runs in a worker, since a bad document may crash it.
    return Math.max(1, await countPages(context, {path, account}));
  });
}

/** Counts pages within a bounded time; the rest is counted when the document is read. */
async function countPages(
  {counter, settings}: ServiceContext,
  {path, account}: {path: string; account: string},
): Promise<number> {
  let count = 1;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), settings.countMs);
  const counted = counter.run(
    {
      kind: 'read',
      path,
      request: {document_type: '', fields: []},
      maxPages: settings.pagesPerDocument,
      reading: {},
    },
    {
      account,
      signal: patience.signal,
      begin: (pages) => {
        count = pages;
        return Promise.reject(new Error('counted'));
      },
    },
  );
  try {
    await counted;
  } catch (error) {
    // The pool is busy.
    if (!(error instanceof DocextractError && error.code === 'unavailable')) throw error;
  } finally {
    clearTimeout(timer);
  }
  return count;
}
