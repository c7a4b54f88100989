import type {Document} from '../client/document.js';
import {type FingerprintedDocument, unchanged} from './fingerprint.js';
import {centralHeader, endRecords, localHeader, type ZipEntry} from './zip-format.js';

/** A document under the name it has within an archive. */
export interface Entry {
  name: string;
  document: FingerprintedDocument;
}

/**
 * An archive that is written while it is sent, without a copy on disk: stored entries in the order given, a size known
 * beforehand, the same bytes for the same entries.
 */
export function archiveOf(name: string, entries: Entry[]): Document {
  return {name, size: archiveSize(entries), kind: 'zip', open: () => archiveBytes(entries)};
}

async function* archiveBytes(entries: Entry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = localHeader(zipEntry(entry));
    directory.push(centralHeader(zipEntry(entry), offset));
    yield header;
    yield* unchanged(entry.document);
    offset += header.length + entry.document.size;
  }
  const size = lengthOf(directory);
  yield Buffer.concat([...directory, endRecords({count: entries.length, size, offset})]);
}

function archiveSize(entries: Entry[]): number {
  let offset = 0;
  let directory = 0;
  for (const entry of entries) {
    directory += centralHeader(zipEntry(entry), offset).length;
    offset += localHeader(zipEntry(entry)).length + entry.document.size;
  }
  return offset + directory + endRecords({count: entries.length, size: directory, offset}).length;
}

function zipEntry({name, document}: Entry): ZipEntry {
  return {name, size: document.size, crc32: document.fingerprint.crc32};
}

function lengthOf(buffers: Buffer[]): number {
  return buffers.reduce((sum, {length}) => sum + length, 0);
}
