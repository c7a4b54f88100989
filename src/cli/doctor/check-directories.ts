import {constants} from 'node:fs';
import {access, stat, statfs} from 'node:fs/promises';
import {dirname} from 'node:path';
import {formatBytes} from '../render/progress-state.js';
import {type Check, fail, ok, warn} from './check.js';

const littleBytes = 1_000_000_000;
const tooLittleBytes = 50_000_000;

/** Checks that a directory is writable or can be created, and its free space. Creates nothing. */
export async function checkDirectory(name: string, path: string): Promise<Check> {
  const base = await nearest(path);
  const isThere = base === path;
  const found = await stat(base);
  if (!found.isDirectory()) return fail(name, `${base} is not a directory`, 'name another place', 13);
  try {
    await access(base, constants.W_OK | constants.X_OK);
  } catch {
    const what = isThere ? `${path} cannot be written to` : `${path} cannot be made in ${base}`;
    return fail(name, what, 'change its permissions, or name another place', 13);
  }
  const {bavail, bsize} = await statfs(base);
  const free = bavail * bsize;
  const room = `${formatBytes(free)} free`;
  const facts = {path, free_bytes: free};
  if (free < tooLittleBytes) return {...fail(name, `${path}: only ${room}`, 'make room', 13), facts};
  if (free < littleBytes)
    return {...warn(name, `${path}: only ${room}`, 'make room before it runs out'), facts};
  const message = `${path} ${isThere ? 'can be written to' : 'can be made'}, ${room}`;
  return {...ok(name, message), facts};
}

/** The path, or its nearest existing parent. */
async function nearest(path: string): Promise<string> {
  for (let place = path; ; place = dirname(place)) {
    const there = await stat(place).then(
      () => true,
      () => false,
    );
    if (there || place === dirname(place)) return place;
  }
}
