import {createReadStream} from 'node:fs';
import type {LentFile} from '../../storage/review/lent-files.js';
import type {Storage} from '../../storage/open.js';
import type {FolderDocument} from './folder-documents.js';

type LendingStores = Pick<Storage, 'files' | 'reviews'>;

/**
 * Copies the file that a document was read from into the service again, for its pages to be shown. `undefined` where it has one,
 * or where the file is gone or another by now.
 */
export async function lendFileOf(
  {document, origin}: FolderDocument,
  {files, reviews}: LendingStores,
): Promise<LentFile | undefined> {
  if (document.file !== undefined || origin.archive === true) return undefined;
  const stored = await files.put(createReadStream(origin.path)).catch(() => undefined);
  if (stored === undefined) return undefined;
  const lent = {documentId: document.id, file: stored.key};
  if (stored.sha256 === origin.sha256 && (await reviews.lend(lent))) return lent;
  await files.remove(stored.key);
  return undefined;
}

/** Deletes lent files from the service. */
export async function takeBackFiles(
  lent: readonly LentFile[],
  {files, reviews}: LendingStores,
): Promise<void> {
  for (const one of lent) {
    await reviews.takeBack(one);
    await files.remove(one.file);
  }
}
