import {createReadStream} from 'node:fs';
import type {AttachedFile} from '../../storage/review/attached-files.js';
import type {Storage} from '../../storage/open.js';
import type {FolderDocument} from './folder-documents.js';

type AttachingStores = Pick<Storage, 'files' | 'reviews'>;

/**
 * Copies the file that a document was read from into the service again, for its pages to be shown. `undefined` where it has one,
 * or where the file is gone or another by now.
 */
export async function attachFileOf(
  {document, origin}: FolderDocument,
  {files, reviews}: AttachingStores,
): Promise<AttachedFile | undefined> {
  if (document.file !== undefined || origin.archive === true) return undefined;
  const stored = await files.put(createReadStream(origin.path)).catch(() => undefined);
  if (stored === undefined) return undefined;
  const attached = {documentId: document.id, file: stored.key};
  if (stored.sha256 === origin.sha256 && (await reviews.attachFile(attached))) return attached;
  await files.remove(stored.key);
  return undefined;
}

/** Deletes attached files from the service. */
export async function detachFiles(
  attached: readonly AttachedFile[],
  {files, reviews}: AttachingStores,
): Promise<void> {
  for (const one of attached) {
    await reviews.detachFile(one);
    await files.remove(one.file);
  }
}
