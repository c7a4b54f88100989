import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {emptyDirectory} from './cluster.js';

/** A file that documents wait for while they are read. */
export async function closedGate(): Promise<{path: string; open: () => Promise<void>}> {
  const path = join(await emptyDirectory(), 'gate');
  return {path, open: () => writeFile(path, '')};
}
