import {createHash} from 'node:crypto';
import {crc32} from 'node:zlib';
import {DocextractError} from '../contract/errors.js';
import type {SourceDocument} from './source.js';

/** What a file's content was when it was read whole. */
export interface Fingerprint {
  sha256: string;
  crc32: number;
  size: number;
}

export type FingerprintedDocument = SourceDocument & {fingerprint: Fingerprint};

/** Reads a document once for both of its sums. Throws `cannot_read`. */
export async function fingerprint(
  document: SourceDocument,
  signal?: AbortSignal,
): Promise<FingerprintedDocument> {
  const hash = createHash('sha256');
  let sum = 0;
  let size = 0;
  try {
    for await (const chunk of document.open() as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      hash.update(chunk);
      sum = crc32(chunk, sum);
      size += chunk.length;
    }
  } catch (cause) {
    if (signal?.aborted) throw new DocextractError('interrupted', 'stopped while reading documents', {cause});
    throw new DocextractError('cannot_read', `cannot read ${document.source}: ${(cause as Error).message}`, {
      cause,
    });
  }
  return {...document, size, fingerprint: {sha256: hash.digest('hex'), crc32: sum, size}};
}

/** The document's bytes, checked against its fingerprint: what is sent is what was recorded, or sending fails. */
export async function* unchanged(document: FingerprintedDocument): AsyncGenerator<Buffer> {
  let sum = 0;
  let size = 0;
  for await (const chunk of document.open() as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    size += chunk.length;
    // The last byte is held back until the sum is right: a receiver never gets a whole document that is another one.
    if (size >= document.size && (size > document.size || sum !== document.fingerprint.crc32))
      throw changed(document);
    yield chunk;
  }
  if (size < document.size) throw changed(document);
}

function changed({source}: SourceDocument): DocextractError {
  return new DocextractError('cannot_read', `${source} changed while it was being sent`, {
    hint: 'Run the command again once nothing writes to the file any more.',
  });
}
