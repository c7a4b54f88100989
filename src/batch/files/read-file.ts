import {createReadStream} from 'node:fs';
import {open} from 'node:fs/promises';
import type {Location} from './walk.js';

/** Files up to this size are read at once: a stream costs more than reading them, and most scans are smaller. */
export const readAtOnceBytes = 4 * 1024 * 1024;

/** The bytes of a file expected to be `size` long; a smaller file that has grown gives one byte more. */
export function readFileBytes(location: Location, size: number): AsyncIterable<Buffer> {
  // Measured: 64 KiB reads are a third slower, 1 MiB ones too, as reading and sending then take turns.
  return size > readAtOnceBytes
    ? createReadStream(location, {highWaterMark: chunkBytes})
    : readAtOnce(location, size);
}

/** The bytes of a file in one reused buffer: for consumers that keep no chunk. */
export async function* passFileBytes(location: Location): AsyncGenerator<Buffer> {
  const file = await open(location, 'r');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  try {
    for (;;) {
      const {bytesRead} = await file.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Reads the beginning of a file into a buffer; returns the number of bytes. */
export async function readInto(location: Location, target: Buffer): Promise<number> {
  const file = await open(location, 'r');
  try {
    let length = 0;
    while (length < target.length) {
      const {bytesRead} = await file.read(target, length, target.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return length;
  } finally {
    await file.close();
  }
}

const chunkBytes = 256 * 1024;

async function* readAtOnce(location: Location, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(size + 1);
  yield buffer.subarray(0, await readInto(location, buffer));
}
