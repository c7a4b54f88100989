import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {access, mkdir, open, rename, rm} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../contract/errors.js';

/** Writes a file whole or not at all: beside it, synced, renamed. Folders are made. Throws `cannot_write`. */
export async function writeWhole(
  path: string,
  content: string | Buffer | AsyncIterable<string>,
): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    await mkdir(dirname(path), {recursive: true, mode: 0o700});
    await writeSynced(temporary, content);
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, {force: true}).catch(() => undefined);
    throw cause instanceof DocextractError ? cause : notWritten(path, cause);
  }
}

/** Adds lines to a file; on the disk when it resolves. Throws `cannot_write`. */
export async function appendLines(path: string, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  try {
    await mkdir(dirname(path), {recursive: true, mode: 0o700});
    const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND, 0o600);
    try {
      await file.appendFile(lines.map((line) => `${line}\n`).join(''));
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeSynced(path: string, content: string | Buffer | AsyncIterable<string>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (typeof content === 'string' || Buffer.isBuffer(content)) await file.writeFile(content);
    else for await (const part of content) await file.appendFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

function notWritten(path: string, cause: unknown): DocextractError {
  return new DocextractError('cannot_write', `cannot write ${path}: ${(cause as Error).message}`, {
    hint: 'Check the folder, its permissions and the space left.',
    cause,
  });
}
