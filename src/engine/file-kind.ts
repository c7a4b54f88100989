import {open} from 'node:fs/promises';
import {basename, resolve} from 'node:path';
import {isReadByService, kindOf, namesOfKinds, sniffBytes, type DocumentKind} from '../contract/documents.js';
import {DocextractError} from '../contract/errors.js';

/**
 * The kind of a file, by its first bytes. Throws `cannot_read`, `unreadable_document` for an empty file and
 * `unsupported_kind` for one that is no document.
 */
export async function kindOfFile(path: string): Promise<Exclude<DocumentKind, 'zip' | 'heic'>> {
  const head = await readHead(path);
  if (head.length === 0) throw new DocextractError('unreadable_document', `${basename(path)} is empty.`);
  const kind = kindOf(head);
  if (kind !== undefined && isReadByService(kind)) return kind;
  const what = unreadWords(kind);
  throw new DocextractError('unsupported_kind', `${basename(path)} ${what}.`, {
    hint: `Documents are ${namesOfKinds(isReadByService)} files.`,
  });
}

function unreadWords(kind: DocumentKind | undefined): string {
  if (kind === 'zip') return 'is a ZIP archive, not a document';
  return kind === 'heic'
    ? 'is a HEIC picture, to be exported as JPEG first'
    : 'is neither a PDF nor an image';
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(resolve(path), 'r').catch((cause: unknown) => {
    throw new DocextractError('cannot_read', `${path} cannot be read.`, {cause});
  });
  try {
    const {bytesRead, buffer} = await file.read(new Uint8Array(sniffBytes), 0, sniffBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
