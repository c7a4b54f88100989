import {mkdir, open} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {DocextractError} from '../../contract/errors.js';

/** Creates a directory and its parents with mode 0700, durably. */
export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, {recursive: true, mode: 0o700});
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made));
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
