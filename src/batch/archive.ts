import {once} from 'node:events';
import {Readable} from 'node:stream';
import type {ZipArchive} from 'archiver';
import type {Document} from '../client/document.js';
import {archiveSize, type ArchiveSize, entryBytes, type SizedEntry} from './archive-size.js';
import {type FingerprintedDocument, unchanged} from './fingerprint.js';
import {createOutflow, type Outflow} from './outflow.js';
import {wholeBytes} from './read-file.js';

/** A document under the name it has within an archive. */
export interface Entry {
  /** Without folders, as `flatNames` gives it: archiver leaves such names as they are. */
  name: string;
  document: FingerprintedDocument;
}

/**
 * An archive that is written while it is sent, without a copy on disk: stored entries in the order given, a size known
 * beforehand, the same bytes for the same entries.
 */
export function archiveOf(name: string, entries: Entry[]): Document {
  const size = archiveSize(entries.map(sized));
  return {name, size: size.bytes, kind: 'zip', open: () => archiveBytes(entries, size)};
}

async function* archiveBytes(entries: Entry[], size: ArchiveSize): AsyncGenerator<Buffer> {
  const {ZipArchive} = await import('archiver');
  const archive = new ZipArchive({store: true, forceZip64: size.zip64});
  const outflow = createOutflow(archive);
  const fed = feed(entries, archive, outflow).catch((error: unknown) => outflow.fail(error));
  let sent = 0;
  try {
    for await (const piece of outflow.pieces()) {
      sent += piece.length;
      if (sent > size.bytes) break;
      yield piece;
    }
  } finally {
    outflow.close();
    await fed;
  }
  if (sent !== size.bytes)
    throw new Error(
      `an archive of ${entries.length} entries was announced with ${size.bytes} bytes and has others`,
    );
}

/** The first date of the format: the same documents give the same archive. */
const date = new Date(Date.UTC(1980, 0, 1));

/** Hands the documents over one at a time; small ones whole, so that their sizes stand before them. */
async function feed(entries: Entry[], archive: ZipArchive, outflow: Outflow): Promise<void> {
  let given = 0;
  for await (const {entry, content} of readAhead(entries)) {
    await outflow.room(given);
    if (outflow.isClosed()) return;
    const appended = once(archive, 'entry');
    const source = Buffer.isBuffer(content)
      ? content
      : outflow.follow(Readable.from(content, {objectMode: false}));
    archive.append(source, {name: entry.name, date, mode: 0o644});
    await Promise.race([appended, outflow.closed]);
    given += entryBytes(sized(entry));
  }
  if (!outflow.isClosed()) await Promise.race([archive.finalize(), outflow.closed]);
}

/** How many documents, and bytes, are being read before their turn: thousands of small ones are slow one by one. */
const documentsAhead = 16;
const bytesAhead = 4 * 1024 * 1024;

type Content = Buffer | AsyncIterable<Buffer>;

/** The entries with their contents, in order; those that are taken whole are read while earlier ones are sent. */
async function* readAhead(entries: Entry[]): AsyncGenerator<{entry: Entry; content: Content}> {
  const started: Promise<Buffer>[] = [];
  let [next, bytes] = [0, 0];
  for (const [index, entry] of entries.entries()) {
    const {document} = entry;
    if (isStreamed(document)) {
      next = index + 1;
      yield {entry, content: unchanged(document)};
      continue;
    }
    for (; next < Math.min(entries.length, index + documentsAhead); next++) {
      const ahead = entries[next]!.document;
      if (isStreamed(ahead) || (next > index && bytes + ahead.size > bytesAhead)) break;
      started.push(start(ahead));
      bytes += ahead.size;
    }
    const content = await started.shift()!;
    yield {entry, content};
    bytes -= document.size;
  }
}

function start(document: FingerprintedDocument): Promise<Buffer> {
  const content = gather(unchanged(document));
  // It is awaited, and throws, when its turn comes; an archive that is given up before has no use for the error.
  content.catch(() => undefined);
  return content;
}

async function gather(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const gathered: Buffer[] = [];
  for await (const chunk of chunks) gathered.push(chunk);
  return gathered.length === 1 ? gathered[0]! : Buffer.concat(gathered);
}

function isStreamed({size}: FingerprintedDocument): boolean {
  return size > wholeBytes;
}

function sized({name, document}: Entry): SizedEntry {
  return {name, size: document.size, streamed: isStreamed(document)};
}
