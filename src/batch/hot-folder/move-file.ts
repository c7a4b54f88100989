import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {copyFile, mkdir, open, rename, rm, unlink, utimes, stat} from 'node:fs/promises';
import {dirname} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {DocextractError, messageOf} from '../../contract/errors.js';

/**
 * Moves a file, also across devices: an interrupted move leaves it at the old path or at both, never at none. `false`
 * when the file is gone. Throws `cannot_write`.
 */
export async function moveFile(from: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), {recursive: true});
    await retryWhileLocked(() => rename(from, to)).catch((error: unknown) => {
      if (isCode(error, 'EXDEV')) return moveAcross(from, to);
      throw error;
    });
    return true;
  } catch (cause) {
    if (isCode(cause, 'ENOENT') && !(await isFile(from))) return false;
    throw new DocextractError('cannot_write', `cannot move ${from} to ${to}: ${messageOf(cause)}`, {
      hint: 'Check the folder, its permissions and the space left.',
      cause,
    });
  }
}

/** On Windows and some shares, a file that is open elsewhere cannot be renamed for a while. */
async function retryWhileLocked(act: () => Promise<void>): Promise<void> {
  for (const waitMs of [50, 200, 1000, 3000]) {
    try {
      return await act();
    } catch (error) {
      if (!['EBUSY', 'EPERM', 'EACCES'].some((code) => isCode(error, code))) throw error;
      await delay(waitMs);
    }
  }
  return act();
}

async function moveAcross(from: string, to: string): Promise<void> {
  const temporary = `${to}.${randomUUID().slice(0, 8)}.part`;
  try {
    await copyFile(from, temporary, constants.COPYFILE_EXCL);
    const {atime, mtime} = await stat(from);
    await utimes(temporary, atime, mtime);
    await sync(temporary);
    await rename(temporary, to);
  } finally {
    await rm(temporary, {force: true});
  }
  await unlink(from);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
