import {relative} from 'node:path';

/** A path as a person in `cwd` would write it: relative below it, absolute elsewhere. */
export function shortPath(path: string, cwd: string): string {
  const below = relative(cwd, path);
  return below.startsWith('..') ? path : below || '.';
}
