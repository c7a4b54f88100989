import {mkdir, open} from 'node:fs/promises';
import {dirname} from 'node:path';

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
