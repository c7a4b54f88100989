import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import type {Location} from './walk.js';

/** Files up to this size are read at once: a stream costs more than such a file, and most scans are smaller. */
export const wholeBytes = 8 * 1024 * 1024;

/** The bytes of a file that is thought to be `size` long; one byte more of a small file that has grown shows that it has. */
export function readFileBytes(location: Location, size: number): AsyncIterable<Buffer> {
  // Measured: 64 KiB reads are a third slower, 1 MiB ones too, as reading and sending then take turns.
  return size > wholeBytes
    ? createReadStream(location, {highWaterMark: 256 * 1024})
    : readAtOnce(location, size);
}

async function* readAtOnce(location: Location, size: number): AsyncGenerator<Buffer> {
  const file = await open(location, 'r');
  try {
    const buffer = Buffer.allocUnsafe(size + 1);
    let length = 0;
    while (length <= size) {
      const {bytesRead} = await file.read(buffer, length, buffer.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    yield buffer.subarray(0, length);
  } finally {
    await file.close();
  }
}
