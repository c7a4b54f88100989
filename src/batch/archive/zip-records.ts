import type {ZipArchive} from 'archiver';

/** A stored entry as its records know it. */
export interface RecordedEntry {
  /** Without folders, as `flatNames` gives it: archiver leaves such names as they are. */
  name: string;
  /** Of the document, in bytes. */
  size: number;
  crc32: number;
}

/** The ZIP records around the documents of an archive; the caller writes the documents between them. */
export interface ZipRecords {
  /** Records before and after a document. Call it for the entries in archive order. */
  around(entry: RecordedEntry): {before: Buffer; after: Buffer};
  /** The central directory and the end record. */
  end(): Buffer;
}

/**
 * The records of an archive of stored entries as archiver writes them, without the contents going through it: archiver
 * would sum up in JavaScript what is summed up already, which took two thirds of the time of a large archive, and would
 * tell the sizes of streamed documents only behind them, where readers that stream cannot use them.
 */
export async function openZipRecords({zip64}: {zip64: boolean}): Promise<ZipRecords> {
  const {ZipArchive} = await import('archiver');
  const engine = engineOf(new ZipArchive({store: true, forceZip64: zip64}));
  const written = createGrowing();
  engine.write = (record) => {
    const bytes = typeof record === 'string' ? Buffer.from(record) : record;
    engine.offset += bytes.length;
    written.add(bytes);
  };
  return {
    around(entry) {
      let before: Buffer = nothing;
      engine._appendBuffer = (record, _content, done) => {
        const place = engine.offset;
        describe(record, entry);
        engine._writeLocalFileHeader(record);
        before = written.take();
        engine.offset += entry.size;
        engine._afterAppend(record);
        if (place >= max32) record.isZip64 = () => true;
        done(null);
      };
      engine.entry(nothing, {name: entry.name, date, mode: 0o644}, orThrow);
      return {before, after: written.take()};
    },
    end() {
      engine.finalize();
      return written.take();
    },
  };
}

/** Bytes that come in many small pieces: a record is a dozen of them, a directory a hundred thousand. */
function createGrowing(): {add: (bytes: Uint8Array) => void; take: () => Buffer} {
  let buffer = Buffer.alloc(4096);
  let length = 0;
  return {
    add(bytes) {
      if (length + bytes.length > buffer.length)
        buffer = Buffer.concat([buffer], 2 * Math.max(buffer.length, bytes.length));
      buffer.set(bytes, length);
      length += bytes.length;
    },
    take() {
      const taken = Buffer.from(buffer.subarray(0, length));
      length = 0;
      return taken;
    },
  };
}

const nothing = Buffer.alloc(0);
/** Becomes the first date of the format: the same documents give the same archive. */
const date = new Date(0);
const max32 = 0xffffffff;

/** The archiver's internal interface for the contents of an entry (compress-commons 7). */
interface ZipEngine {
  /** Where the next record goes. */
  offset: number;
  write(record: Uint8Array | string): unknown;
  entry(content: Buffer, data: {name: string; date: Date; mode: number}, done: Done): unknown;
  finalize(): void;
  _appendBuffer(record: EntryRecord, content: Buffer, done: Done): void;
  _writeLocalFileHeader(record: EntryRecord): void;
  /** Puts the entry into the directory, and its descriptor behind it where it has one. */
  _afterAppend(record: EntryRecord): void;
}

interface EntryRecord {
  setSize(bytes: number): void;
  setCompressedSize(bytes: number): void;
  setCrc(sum: number): void;
  /** Whether its sizes and its place take 64 bits. */
  isZip64(): boolean;
}

type Done = (error: Error | null) => void;

/** The engine is private in archiver and missing from its types. */
function engineOf(archive: ZipArchive): ZipEngine {
  return (archive as unknown as {_module: {engine: ZipEngine}})._module.engine;
}

function describe(record: EntryRecord, {size, crc32}: RecordedEntry): void {
  record.setSize(size);
  record.setCompressedSize(size);
  record.setCrc(crc32);
  // Archiver treats 0xffffffff as an ordinary size or offset; readers treat it as "see the ZIP64 record".
  if (size === max32) record.isZip64 = () => true;
}

function orThrow(error: Error | null): void {
  if (error) throw error;
}
