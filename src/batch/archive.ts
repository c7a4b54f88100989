import type {Document} from '../client/document.js';
import {type FingerprintedDocument, unchanged} from './fingerprint.js';
import {smallBytes} from './read-file.js';
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
  return {name, size: archiveSize(entries), kind: 'zip', open: () => joined(archiveBytes(entries))};
}

async function* archiveBytes(entries: Entry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const {entry, content} of readAhead(entries)) {
    const header = localHeader(zipEntry(entry));
    directory.push(centralHeader(zipEntry(entry), offset));
    yield header;
    yield* content;
    offset += header.length + entry.document.size;
  }
  const size = lengthOf(directory);
  yield Buffer.concat([...directory, endRecords({count: entries.length, size, offset})]);
}

/** How many small documents are being read before their turn: thousands of them are slow one after the other. */
const documentsAhead = 16;

/** The entries with their contents, in order; small ones are read while earlier ones are sent. */
async function* readAhead(
  entries: Entry[],
): AsyncGenerator<{entry: Entry; content: AsyncIterable<Buffer> | Buffer[]}> {
  const started = new Map<Entry, Promise<Buffer[]>>();
  let next = 0;
  for (const [index, entry] of entries.entries()) {
    for (; next < Math.min(entries.length, index + documentsAhead); next++)
      if (entries[next]!.document.size <= smallBytes) start(entries[next]!, started);
    const small = started.get(entry);
    started.delete(entry);
    yield {entry, content: small === undefined ? unchanged(entry.document) : await small};
  }
}

function start(entry: Entry, started: Map<Entry, Promise<Buffer[]>>): void {
  const content = gather(unchanged(entry.document));
  // It is awaited, and throws, when its turn comes; an archive that is given up before has no use for the error.
  content.catch(() => undefined);
  started.set(entry, content);
}

async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const gathered: Buffer[] = [];
  for await (const chunk of chunks) gathered.push(chunk);
  return gathered;
}

/** Joins small pieces: a header and a receipt are not worth a trip through the network stack each. */
async function* joined(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < joinedBytes) continue;
    // A large piece goes on as it is, without a copy.
    if (waiting.length === 1) yield piece;
    else yield Buffer.concat(waiting, bytes);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes);
}

const joinedBytes = 128 * 1024;

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
