/**
 * The records of a ZIP archive of stored entries (PKWARE APPNOTE 6.3.10). Sizes and sums are known before an entry is
 * written, so they stand in its local header, which readers that stream need, and the size of the archive follows.
 */
export interface ZipEntry {
  /** Without folders. */
  name: string;
  size: number;
  crc32: number;
}

const max16 = 0xffff;
const max32 = 0xffffffff;
const utf8Names = 0x0800;
/** 1980-01-01 00:00, the first date of the format: the same documents give the same archive. */
const fixedDate = 0x0021;
const zip64ExtraId = 0x0001;
const version = 20;
const version64 = 45;
/** Regular file, rw-r--r--, as written on Unix. */
const attributes = 0o100644 * 0x10000;
const unix = 3 << 8;

export function localHeader({name, size, crc32}: ZipEntry): Buffer {
  const large = size >= max32;
  const extra = large ? zip64Extra([size, size]) : Buffer.alloc(0);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(large ? version64 : version, 4);
  header.writeUInt16LE(utf8Names, 6);
  header.writeUInt16LE(fixedDate, 12);
  header.writeUInt32LE(crc32, 14);
  header.writeUInt32LE(large ? max32 : size, 18);
  header.writeUInt32LE(large ? max32 : size, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, Buffer.from(name), extra]);
}

/** The entry of the central directory for a file whose local header stands at `offset`. */
export function centralHeader({name, size, crc32}: ZipEntry, offset: number): Buffer {
  const sizes = size >= max32 ? [size, size] : [];
  const large = [...sizes, ...(offset >= max32 ? [offset] : [])];
  const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(unix | version64, 4);
  header.writeUInt16LE(large.length > 0 ? version64 : version, 6);
  header.writeUInt16LE(utf8Names, 8);
  header.writeUInt16LE(fixedDate, 14);
  header.writeUInt32LE(crc32, 16);
  header.writeUInt32LE(Math.min(size, max32), 20);
  header.writeUInt32LE(Math.min(size, max32), 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(attributes, 38);
  header.writeUInt32LE(Math.min(offset, max32), 42);
  return Buffer.concat([header, Buffer.from(name), extra]);
}

/** What closes an archive of `count` entries whose central directory of `size` bytes stands at `offset`. */
export function endRecords({count, size, offset}: {count: number; size: number; offset: number}): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, max16), 8);
  end.writeUInt16LE(Math.min(count, max16), 10);
  end.writeUInt32LE(Math.min(size, max32), 12);
  end.writeUInt32LE(Math.min(offset, max32), 16);
  const large = count >= max16 || size >= max32 || offset >= max32;
  return large ? Buffer.concat([end64({count, size, offset}), end]) : end;
}

function end64({count, size, offset}: {count: number; size: number; offset: number}): Buffer {
  const record = Buffer.alloc(56 + 20);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(unix | version64, 12);
  record.writeUInt16LE(version64, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(offset + size), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

function zip64Extra(values: number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(zip64ExtraId, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return extra;
}
