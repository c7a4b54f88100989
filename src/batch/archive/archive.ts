// archive: ZIP archives with a size that is known before they are written.

import type {Document} from '../../client/document.js';
import {archiveSize} from './archive-size.js';
import {type FramedDocument, partsOf, readAhead} from './archive-parts.js';
import {type FingerprintedDocument, unchanged} from '../scan/fingerprint.js';
import {openZipRecords, type RecordedEntry, type ZipRecords} from './zip-records.js';

/** A document under the name it has within an archive. */
export interface ArchiveEntry {
  /** Without folders, as `flatNames` gives it: archiver leaves such names as they are. */
  name: string;
  document: FingerprintedDocument;
}

/**
 * An archive that is written while it is sent, without a copy on disk: stored entries in the order given, a size known
 * beforehand, the same bytes for the same entries.
 */
export function archiveOf(name: string, entries: ArchiveEntry[]): Document {
  const {bytes, zip64} = archiveSize(entries.map(recorded));
  return {name, size: bytes, kind: 'zip', open: () => archiveBytes(entries, {bytes, zip64})};
}

async function* archiveBytes(
  entries: ArchiveEntry[],
  {bytes, zip64}: {bytes: number; zip64: boolean},
): AsyncGenerator<Uint8Array> {
  const records = await openZipRecords({zip64});
  let sent = 0;
  for await (const piece of piecesOf(entries, records)) {
    sent += piece.length;
    if (sent > bytes) break;
    yield piece;
  }
  if (sent !== bytes)
    throw new Error(
      `an archive of ${entries.length} entries was announced with ${bytes} bytes and has others`,
    );
}

async function* piecesOf(entries: ArchiveEntry[], records: ZipRecords): AsyncGenerator<Uint8Array> {
  for await (const part of readAhead(partsOf(framed(entries, records)))) {
    if ('block' in part) yield part.block;
    else {
      yield part.before;
      yield* unchanged(part.document);
      if (part.after.length > 0) yield part.after;
    }
  }
  yield records.end();
}

function* framed(entries: ArchiveEntry[], records: ZipRecords): Generator<FramedDocument> {
  for (const entry of entries) yield {document: entry.document, ...records.around(recorded(entry))};
}

function recorded({name, document}: ArchiveEntry): RecordedEntry {
  return {name, size: document.size, crc32: document.fingerprint.crc32};
}
