import {createReadStream} from 'node:fs';
import type {AttachedFile} from '../../storage/review/attached-files.js';
import type {Storage} from '../../storage/open.js';
import type {FolderDocument} from './folder-documents.js';

type AttachingStores = Pick<Storage, 'files' | 'reviews'>;

/**
 * Copies the source file of a document into the service, so that the studio can show its pages. `undefined` if the
 * service still has a file for it, if it came from a user's archive, or if the source file is gone or has changed.
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
