import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {setImmediate} from 'node:timers/promises';
import type {Location} from './walk.js';

/** What a file is at its beginning. */
export interface Glance {
  size: number;
  modifiedMs: number;
  start: Buffer;
}

/** Looks at the first bytes of a file. Rejects with what the file system says. */
export type LookAt = (location: Location, atMostBytes: number) => Promise<Glance>;

/** A look at a file that is near takes 20 µs; one that takes as long as this went over a network or to a sleeping disk. */
const farMs = 5;
/** So many looks go through the thread pool then before one tries again without. */
const looksAfar = 64;
/** So many looks are taken before other work gets its turn. */
const looksInARow = 64;

/**
 * Looks at files without leaving the thread while they are near: five times faster than through the thread pool for
 * thousands of small ones. Files that are far away hold nothing up.
 */
export function createGlance(now: () => number = () => performance.now()): LookAt {
  let afar = 0;
  let inARow = 0;
  return async (location, atMostBytes) => {
    if (afar > 0) {
      afar--;
      return lookAfar(location, atMostBytes);
    }
    if (++inARow % looksInARow === 0) await setImmediate();
    const started = now();
    try {
      return lookNear(location, atMostBytes);
    } finally {
      if (now() - started > farMs) afar = looksAfar;
    }
  };
}

function lookNear(location: Location, atMostBytes: number): Glance {
  const file = openSync(location, 'r');
  try {
    const {size, mtimeMs} = fstatSync(file);
    const start = Buffer.allocUnsafe(Math.min(size, atMostBytes));
    return {size, modifiedMs: mtimeMs, start: start.subarray(0, readSync(file, start, 0, start.length, 0))};
  } finally {
    closeSync(file);
  }
}

async function lookAfar(location: Location, atMostBytes: number): Promise<Glance> {
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
