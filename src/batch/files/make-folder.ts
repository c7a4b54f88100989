import {mkdir, stat} from 'node:fs/promises';
import {systemCodeOf} from '../../contract/errors.js';
import {dirname} from 'node:path';

/**
 * Creates a folder and its parents with mode 0700. Rejects with the system's error. (Node's recursive `mkdir` never
 * ends on file systems such as /proc, which report the parent of a missing folder as missing.)
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const parent = dirname(path);
    if (systemCodeOf(error) !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, {mode: 0o700});
  } catch (error) {
    // Read-only file systems also refuse folders that exist.
    const there = await stat(path).catch(() => undefined);
    if (there !== undefined && !there.isDirectory())
      throw Object.assign(new Error(`${path} is a file, not a folder`, {cause: error}), {code: 'EEXIST'});
    if (there === undefined) throw error;
  }
}
