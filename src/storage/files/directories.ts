import {mkdir, open, stat} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';

/**
 * Creates a directory and its parents with mode 0700, durably. Rejects with the system's error. (Node's recursive `mkdir`
 * never ends on file systems such as /proc, which report the parent of a missing directory as missing.)
 */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await makeOne(path);
  } catch (error) {
    const parent = dirname(path);
    if (systemCodeOf(error) !== 'ENOENT' || parent === path) throw error;
    await makeDirectory(parent);
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, {mode: 0o700});
  } catch (error) {
    // Read-only file systems also refuse directories that exist.
    if (await isDirectory(path)) return;
    throw error;
  }
  await syncDirectory(dirname(path));
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}

/** Syncs a directory, which makes new names in it durable. Windows does not need it. */
export async function syncDirectory(path: string): Promise<void> {
  try {
    const directory = await open(path, 'r');
    await directory.sync().finally(() => directory.close());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!['EPERM', 'EISDIR', 'EACCES', 'EINVAL'].includes(String(code))) throw error;
  }
}

/** Makes a data directory, where it is not there. Documents are private: mode 0700. Throws `cannot_write`. */
export async function makeDataDirectory(dataDir: string): Promise<void> {
  try {
    for (const name of ['', 'holders', 'kept', 'temporary']) await makeDirectory(join(dataDir, name));
  } catch (cause) {
    throw new DocextractError('cannot_write', `The data directory ${dataDir} cannot be made.`, {
      cause,
      hint: 'Name another with --data-dir, or change its permissions.',
    });
  }
}
