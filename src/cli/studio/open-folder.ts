import type {AttachedFile} from '../../storage/review/attached-files.js';
import type {Storage} from '../../storage/open.js';
import {folderDocuments} from './folder-documents.js';
import type {FolderJob} from './folder-jobs.js';
import {attachFileOf, detachFiles} from './attach-files.js';

/**
 * Attaches source files to the documents in the service that need review, and detaches them at the end. Returns the
 * path of the studio page of the first such document, else of the latest job; `undefined` if the service has none of
 * the documents.
 */
export async function openFolder(
  jobs: readonly FolderJob[],
  storage: Storage,
  atEnd: (act: () => Promise<void>) => void,
): Promise<string | undefined> {
  const attached: AttachedFile[] = [];
  atEnd(() => detachFiles(attached, storage));
  let first: string | undefined;
  let latest: string | undefined;
  for await (const one of folderDocuments(jobs, storage)) {
    const {jobId, document} = one;
    latest ??= `/jobs/${jobId}`;
    if (!document.needsLook) continue;
    first ??= `/jobs/${jobId}/documents/${document.position}`;
    const file = await attachFileOf(one, storage);
    if (file) attached.push(file);
  }
  return first ?? latest;
}
