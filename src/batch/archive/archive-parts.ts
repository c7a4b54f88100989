import pMap from 'p-map';
import {fillUnchanged, type FingerprintedDocument} from '../scan/fingerprint.js';
import {readAtOnceBytes} from '../files/read-file.js';

/** A document with the ZIP records that archiver writes before and after it. */
export interface FramedDocument {
  before: Buffer;
  document: FingerprintedDocument;
  after: Buffer;
}

/** A part of an archive that is ready to send: bytes in memory, or a large document that is still to be read. */
export type ReadyPart = {block: Buffer} | FramedDocument;

/** A unit of sending: small documents share a block, large ones are streamed. */
export type ArchivePart = ArchiveBlock | FramedDocument;

interface ArchiveBlock {
  bytes: number;
  /** Offset of each document in the block, and the ZIP records between them. */
  documents: {document: FingerprintedDocument; place: number}[];
  records: {record: Buffer; place: number}[];
}

/** Small writes are slow: headers and small documents are sent together in blocks of this size. */
const blockBytes = 256 * 1024;

/** Groups documents into parts, in order: blocks of about 256 KiB, and each document above `readAtOnceBytes` alone. */
export function* partsOf(documents: Iterable<FramedDocument>): Generator<ArchivePart> {
  let block = emptyBlock();
  for (const framed of documents) {
    const {document, before} = framed;
    if (block.bytes > 0 && block.bytes + before.length + document.size > blockBytes) {
      yield block;
      block = emptyBlock();
    }
    if (document.size > readAtOnceBytes) yield framed;
    else add(block, framed);
  }
  if (block.bytes > 0) yield block;
}

function emptyBlock(): ArchiveBlock {
  return {bytes: 0, documents: [], records: []};
}

/** Documents of this size have no data descriptor behind them. */
function add(block: ArchiveBlock, {before, document}: FramedDocument): void {
  block.records.push({record: before, place: block.bytes});
  block.documents.push({document, place: block.bytes + before.length});
  block.bytes += before.length + document.size;
}

/** Bytes read ahead of sending: on network folders, opening files one by one is slow. */
const bytesAhead = 4 * 1024 * 1024;

/** Files of one block that are open at once; well below the limit of open files of a process. */
const filesAtOnce = 8;

/** The parts in their order; blocks are filled while earlier ones are sent. */
export async function* readAhead(parts: Iterable<ArchivePart>): AsyncGenerator<ReadyPart> {
  const started: {bytes: number; ready: Promise<Buffer> | FramedDocument}[] = [];
  let bytes = 0;
  async function* finished(toBytes: number): AsyncGenerator<ReadyPart> {
    while (started.length > 0 && bytes > toBytes) {
      const {bytes: its, ready} = started.shift()!;
      bytes -= its;
      yield ready instanceof Promise ? {block: await ready} : ready;
    }
  }
  for (const part of parts) {
    if ('document' in part) started.push({bytes: 1, ready: part});
    else started.push({bytes: part.bytes, ready: start(part)});
    bytes += started.at(-1)!.bytes;
    yield* finished(bytesAhead - blockBytes);
  }
  yield* finished(0);
}

function start(block: ArchiveBlock): Promise<Buffer> {
  const filled = fillBlock(block);
  // The error is thrown when the block is awaited; an archive that was given up before ignores it.
  filled.catch(() => undefined);
  return filled;
}

async function fillBlock({bytes, documents, records}: ArchiveBlock): Promise<Buffer> {
  const block = Buffer.allocUnsafeSlow(bytes + 1);
  await pMap(
    documents,
    ({document, place}) => fillUnchanged(document, block.subarray(place, place + document.size + 1)),
    {concurrency: filesAtOnce},
  );
  // Records are copied after the documents, because each document was read with one extra byte.
  for (const {record, place} of records) record.copy(block, place);
  return block.subarray(0, bytes);
}
