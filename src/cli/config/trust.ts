import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {Io} from '../io.js';
import {readTrusted} from './files.js';

/** What trust in a project file is given to: its content. A file that changes is not trusted any more. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether the user has said `config trust` about a project file as it is now. */
export async function isTrusted(path: string, io: Io): Promise<boolean> {
  const trusted = await readTrusted(io);
  if (!Object.hasOwn(trusted, path)) return false;
  return trusted[path] === contentHash(await readFile(path, 'utf8'));
}
