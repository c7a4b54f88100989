import {DocextractError} from '../../contract/errors.js';
import type {ExtractionRequest} from '../../contract/extraction.js';
import type {FileStore} from '../../storage/files/file-store.js';

/**
 * Verifies stored files before reading. Throws `unreadable_document`, or `unavailable` when the disk cannot be read.
 */
export async function requireIntact(
  files: FileStore,
  {key, what, remedy = 'submit it again'}: {key: string; what: string; remedy?: string},
): Promise<void> {
  const condition = await files.inspect(key);
  if (condition === 'whole') return;
  const reason = condition === 'missing' ? 'is gone' : 'is damaged, its checksum is wrong';
  throw new DocextractError('unreadable_document', `${what} ${reason}; ${remedy}.`);
}

/** Verifies the reference files of an order. Throws as `requireIntact` does, at the first file that is not intact. */
export async function requireIntactReferences(
  files: FileStore,
  {references}: ExtractionRequest,
): Promise<void> {
  for (const key of references ?? [])
    await requireIntact(files, {
      key,
      what: "the template's reference image",
      remedy: 'give the template another one, then submit the document again',
    });
}
