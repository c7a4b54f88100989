import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {setImmediate} from 'node:timers/promises';
import {readInto} from '../files/read-file.js';
import type {Location} from '../files/walk.js';

/** Size, time and first bytes of a file. */
export interface FileHead {
  size: number;
  modifiedMs: number;
  start: Buffer;
}

/** Reads the beginnings of files. All methods reject with file system errors. */
export interface FileHeadReader {
  /** Calls `use` with the first bytes of a file; the buffer is reused afterwards. */
  read: <T>(location: Location, atMostBytes: number, use: (head: FileHead) => T) => Promise<T>;
  /** Reads a file into a buffer one byte longer than its expected size; returns the number of bytes. */
  fill: (location: Location, target: Buffer) => Promise<number>;
}

/** Reading a local file takes 20 µs; longer than this means a network or a sleeping disk. */
const farMs = 5;
/** After a slow file, this many reads use the thread pool before a synchronous one is tried again. */
const looksAfar = 64;
/** Synchronous reads in a row before the event loop gets a turn. */
const looksInARow = 64;

/**
 * Reads local files synchronously: five times faster than the thread pool for thousands of small files. Slow files go
 * through the thread pool.
 */
export function createFileHeadReader(now: () => number = () => performance.now()): FileHeadReader {
  let afar = 0;
  let inARow = 0;
  let shared = Buffer.alloc(0);

  async function choose<T>(near: () => T, far: () => Promise<T>): Promise<T> {
    if (afar > 0) {
      afar--;
      return far();
    }
    if (++inARow % looksInARow === 0) await setImmediate();
    const started = now();
    try {
      return near();
    } finally {
      if (now() - started > farMs) afar = looksAfar;
    }
  }

  return {
    read: (location, atMostBytes, use) =>
      choose(
        () => {
          if (shared.length < atMostBytes) shared = Buffer.allocUnsafeSlow(atMostBytes);
          return use(lookNear(location, shared.subarray(0, atMostBytes)));
        },
        async () => use(await lookAfar(location, atMostBytes)),
      ),
    fill: (location, target) =>
      choose(
        () => fillNear(location, target),
        () => readInto(location, target),
      ),
  };
}

function lookNear(location: Location, buffer: Buffer): FileHead {
  const file = openSync(location, 'r');
  try {
    const {size, mtimeMs} = fstatSync(file);
    const bytesRead = readSync(file, buffer, 0, Math.min(size, buffer.length), 0);
    return {size, modifiedMs: mtimeMs, start: buffer.subarray(0, bytesRead)};
  } finally {
    closeSync(file);
  }
}

async function lookAfar(location: Location, atMostBytes: number): Promise<FileHead> {
  const file = await open(location, 'r');
  try {
    const {size, mtimeMs} = await file.stat();
    const start = Buffer.allocUnsafe(Math.min(size, atMostBytes));
    const {bytesRead} = await file.read(start, 0, start.length, 0);
    return {size, modifiedMs: mtimeMs, start: start.subarray(0, bytesRead)};
  } finally {
    await file.close();
  }
}

function fillNear(location: Location, target: Buffer): number {
  const file = openSync(location, 'r');
  try {
    let length = 0;
    for (;;) {
      const bytesRead = readSync(file, target, length, target.length - length, length);
      length += bytesRead;
      // The extra byte of the buffer must stay unused.
      if (bytesRead === 0 || length >= target.length - 1) return length;
    }
  } finally {
    closeSync(file);
  }
}
