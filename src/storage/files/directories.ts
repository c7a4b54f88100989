import {mkdir, open} from 'node:fs/promises';
import {dirname} from 'node:path';

/** Makes a directory and those above it that are missing, for the owner alone, each on disk when this resolves. */
export async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, {recursive: true, mode: 0o700});
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made));
}

/** A name is on disk only when its directory is. Windows has no such thing and needs none. */
export async function syncDirectory(path: string): Promise<void> {
  try {
    const directory = await open(path, 'r');
    await directory.sync().finally(() => directory.close());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (!['EPERM', 'EISDIR', 'EACCES', 'EINVAL'].includes(String(code))) throw error;
  }
}
