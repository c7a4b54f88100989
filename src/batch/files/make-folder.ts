import {mkdir, stat} from 'node:fs/promises';
import {dirname} from 'node:path';

/**
 * Makes a folder and those it is in, for the owner alone. Rejects with the error of the system. (The recursive `mkdir` of
 * Node never ends where a file system, such as /proc, says that the parent of a missing folder is missing too.)
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, {mode: 0o700});
  } catch (error) {
    // A read-only file system refuses to make even what is there.
    const there = await stat(path).catch(() => undefined);
    if (there !== undefined && !there.isDirectory())
      throw Object.assign(new Error(`${path} is a file, not a folder`, {cause: error}), {code: 'EEXIST'});
    if (there === undefined) throw error;
  }
}
