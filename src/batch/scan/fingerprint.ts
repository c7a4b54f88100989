import {createHash, hash} from 'node:crypto';
import {crc32} from 'node:zlib';
import {DocextractError} from '../../contract/errors.js';
import {cannotRead} from '../files/cannot-read.js';
import type {Fingerprint, SourceDocument} from '../model/source-document.js';

export type FingerprintedDocument = SourceDocument & {fingerprint: Fingerprint};

/** Computes both checksums of a document, unless the inspection has done so. Throws `cannot_read`. */
export async function fingerprint(
  document: SourceDocument,
  signal?: AbortSignal,
): Promise<FingerprintedDocument> {
  const {fingerprint: known} = document;
  if (known) return {...document, fingerprint: known};
  try {
    const chunks: AsyncIterable<Uint8Array> = document.pass?.() ?? document.open();
    const read = await sumUp(chunks, signal);
    return {...document, size: read.size, fingerprint: read};
  } catch (cause) {
    if (signal?.aborted) throw new DocextractError('interrupted', 'stopped while reading documents', {cause});
    throw cannotRead(document.source, cause);
  }
}

/** SHA-256, CRC-32 and size of content in memory. */
export function fingerprintOf(bytes: Buffer): Fingerprint {
  return {sha256: hash('sha256', bytes), crc32: crc32(bytes), size: bytes.length};
}

async function sumUp(chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<Fingerprint> {
  const sha256 = createHash('sha256');
  let sum = 0;
  let size = 0;
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    sha256.update(chunk);
    sum = crc32(chunk, sum);
    size += chunk.length;
  }
  return {sha256: sha256.digest('hex'), crc32: sum, size};
}

/** The document's bytes, verified against its fingerprint: sending fails when the file has changed. */
export async function* unchanged(document: FingerprintedDocument): AsyncGenerator<Uint8Array> {
  let sum = 0;
  let size = 0;
  const content: AsyncIterable<Uint8Array> = document.open();
  for await (const chunk of content) {
    sum = crc32(chunk, sum);
    size += chunk.length;
    // The last byte is held back until the checksum is verified, so that no receiver gets a complete,
    // changed document.
    if (size >= document.size && (size > document.size || sum !== document.fingerprint.crc32))
      throw changed(document);
    yield chunk;
  }
  if (size < document.size) throw changed(document);
}

/** The same for a document that fits in memory: into a buffer one byte longer than it. */
export async function fillUnchanged(document: FingerprintedDocument, target: Buffer): Promise<void> {
  const length = await (document.fill ?? fillFrom(document))(target);
  if (length !== document.size || crc32(target.subarray(0, length)) !== document.fingerprint.crc32)
    throw changed(document);
}

function fillFrom({open}: SourceDocument): (target: Buffer) => Promise<number> {
  return async (target) => {
    let length = 0;
    const content: AsyncIterable<Uint8Array> = open();
    for await (const chunk of content) {
      const part = chunk.subarray(0, target.length - length);
      target.set(part, length);
      length += part.length;
    }
    return length;
  };
}

function changed({source}: SourceDocument): DocextractError {
  return new DocextractError('cannot_read', `${source} changed while it was being sent`, {
    hint: 'Run the command again once nothing writes to the file any more.',
  });
}
