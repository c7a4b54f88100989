import {crc32, deflateRawSync} from 'node:zlib';

/** An entry as a test wants it, lies included. */
export interface ZipEntry {
  name: string | Buffer;
  data?: Buffer;
  deflate?: boolean;
  crc?: number;
  /** What the directory says, whatever the truth. */
  claimedSize?: number;
  /** General purpose bits: 1 is "encrypted". */
  flags?: number;
  method?: number;
  /** Unix mode, as in `0o120777` for a symbolic link. */
  mode?: number;
}

/** Writes a ZIP archive byte by byte, so that a test can break what it likes. */
export function zip(entries: ZipEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const {local, central} = write(entry, offset);
    locals.push(local);
    directory.push(central);
    offset += local.length;
  }
  return Buffer.concat([...locals, ...directory, endOf(directory, offset)]);
}

/** Many directory entries over one and the same data. */
export function overlappingZip(count: number, data: Buffer): Buffer<ArrayBuffer> {
  const written = Array.from({length: count}, (_, index) =>
    write({name: `f${String(index).padStart(5, '0')}.png`, data, deflate: true}, 0),
  );
  const directory = written.map(({central}) => central);
  const {local} = written[0]!;
  return Buffer.concat([local, ...directory, endOf(directory, local.length)]);
}

function write(entry: ZipEntry, offset: number): {local: Buffer; central: Buffer} {
  const {data = Buffer.alloc(0), deflate = false, flags = 0, mode = 0o100644} = entry;
  const name = typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name;
  const packed = deflate ? deflateRawSync(data) : data;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(flags | (typeof entry.name === 'string' ? 0x800 : 0), 2);
  common.writeUInt16LE(entry.method ?? (deflate ? 8 : 0), 4);
  common.writeUInt32LE(entry.crc ?? crc32(data), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(entry.claimedSize ?? data.length, 18);
  common.writeUInt16LE(name.length, 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((mode << 16) >>> 0, 6);
  tail.writeUInt32LE(offset, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), common, tail, name]),
  };
}

function endOf(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, {length}) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return end;
}
