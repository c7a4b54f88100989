import type {DocumentKind} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import type {ReceivedDocument} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';
import {countDocuments} from '../unzip/count-documents.js';

interface Submission {
  account: string;
  document: ReceivedDocument;
  kind: DocumentKind;
}

/**
 * What a submission costs: a credit for each page, for an archive one for each document (what longer ones cost beside
 * that is known when they are read). What cannot be counted, or not soon, counts as one: more is held when it is read.
 * Throws `out_of_credits` before anything is counted when there are none; accounts without limit are not counted for.
 */
export async function creditsFor(context: ServiceContext, submission: Submission): Promise<number> {
  const {storage, settings} = context;
  const {account, document, kind} = submission;
  if (!(await storage.credits.require(account, 1))) return 1;
  const path = storage.files.pathOf(document.key);
  if (kind === 'zip') return Math.max(1, await countDocuments(path, settings));
  // Other images have one page; counting is for a process that a bad document may take down.
  return kind === 'pdf' || kind === 'tiff' ? Math.max(1, await countPages(context, {path, account})) : 1;
}

/** Within a bounded time, however many others count: what it takes too long to count is counted when it is read. */
async function countPages(
  {counter, settings}: ServiceContext,
  {path, account}: {path: string; account: string},
): Promise<number> {
  let count = 1;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), settings.countMs);
  const counted = counter.run(
    {path, request: {document_type: '', fields: []}, maxPages: settings.pagesPerDocument, reading: {}},
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
    // Too many are counted already.
    if (!(error instanceof DocextractError && error.code === 'unavailable')) throw error;
  } finally {
    clearTimeout(timer);
  }
  return count;
}
