import pMap from 'p-map';
import {fillUnchanged, type FingerprintedDocument} from '../scan/fingerprint.js';
import {readAtOnceBytes} from '../files/read-file.js';

/** A document with what archiver writes around it. */
export interface FramedDocument {
  before: Buffer;
  document: FingerprintedDocument;
  after: Buffer;
}

/** A part of an archive that can be sent: bytes, or a large document that is still to be read. */
export type ReadyPart = {block: Buffer} | FramedDocument;

/** What is sent at once: small documents share a block, large ones are streamed. */
export type ArchivePart = ArchiveBlock | FramedDocument;

interface ArchiveBlock {
  bytes: number;
  /** Where each document goes, and the records between them. */
  documents: {document: FingerprintedDocument; place: number}[];
  records: {record: Buffer; place: number}[];
}

/** A header and a receipt are not worth a trip through the network stack each. */
const blockBytes = 256 * 1024;

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

/** Nothing follows a document as small as this. */
function add(block: ArchiveBlock, {before, document}: FramedDocument): void {
  block.records.push({record: before, place: block.bytes});
  block.documents.push({document, place: block.bytes + before.length});
  block.bytes += before.length + document.size;
}

/** So many bytes are being read before their turn: a folder on a network is slow file by file. */
const bytesAhead = 4 * 1024 * 1024;

/** Of one block: with many ahead, far fewer than a process may have open. */
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
  // It is awaited, and throws, when its turn comes; an archive that is given up before has no use for the error.
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
  // After the documents: each was read with the byte behind it.
  for (const {record, place} of records) record.copy(block, place);
  return block.subarray(0, bytes);
}
