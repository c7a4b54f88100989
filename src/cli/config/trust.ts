import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {Surroundings} from '../io.js';
import {readTrusted} from './files.js';

/** Hash of a project file's content, which the trust is bound to. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether the user trusts a project file in its current content. */
export async function isTrusted(path: string, io: Surroundings): Promise<boolean> {
  const trusted = readTrusted(io);
  if (!Object.hasOwn(trusted, path)) return false;
  return trusted[path] === contentHash(await readFile(path, 'utf8'));
}
