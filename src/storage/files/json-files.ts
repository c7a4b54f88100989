import {randomUUID} from 'node:crypto';
import {link, open, rename, rm} from 'node:fs/promises';
import {dirname} from 'node:path';
import {systemCodeOf} from '../../contract/errors.js';
import {syncDirectory} from './directories.js';

/** Writes a file whole and durably, unless it is there; returns whether it was not. */
export async function makeJsonFile(path: string, value: unknown): Promise<boolean> {
  const written = await writeAside(path, value);
  try {
    await link(written, path);
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(written, {force: true});
  }
  await syncDirectory(dirname(path));
  return true;
}

/** Writes a file whole and durably, in the place of the one that is there. */
export async function replaceJsonFile(path: string, value: unknown): Promise<void> {
  await rename(await writeAside(path, value), path);
  await syncDirectory(dirname(path));
}

/** Returns the path of a synced file beside another. */
async function writeAside(path: string, value: unknown): Promise<string> {
  const aside = `${path}.${randomUUID()}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return aside;
}
