import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {systemCodeOf} from '../../contract/errors.js';
import {cannotRead} from '../files/cannot-read.js';
import {isLineTableFile} from './line-tables.js';

/** Files in a folder that are called like tables of results beside `results.csv`; none where there is no folder. Throws `cannot_read`. */
export async function lineTablesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((cause: unknown) => {
    if (systemCodeOf(cause) === 'ENOENT') return [];
    throw cannotRead(directory, cause, 'folder');
  });
  return names.filter(isLineTableFile).map((name) => join(directory, name));
}
