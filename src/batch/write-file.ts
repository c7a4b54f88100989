import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {access, open, rename, rm} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../contract/errors.js';
import {makeFolder} from './make-folder.js';

/** Writes a file whole or not at all: beside it, synced, renamed. Folders are made. Throws `cannot_write`. */
export async function writeWhole(path: string, content: string | Buffer | Rewritable): Promise<void> {
  await write(path, () => writeBeside(path, content));
}

/** Content that is too much to hold, made anew for each attempt to write it. */
export type Rewritable = () => AsyncIterable<string>;

async function writeBeside(path: string, content: string | Buffer | Rewritable): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    await writeSynced(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, {force: true}).catch(() => undefined);
    throw error;
  }
}

/** Adds lines to a file; on the disk when it resolves. Folders are made. Throws `cannot_write`. */
export async function appendLines(path: string, lines: string[]): Promise<void> {
  if (lines.length > 0) await write(path, () => append(path, lines));
}

async function append(path: string, lines: string[]): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND, 0o600);
  try {
    await file.appendFile(lines.map((line) => `${line}\n`).join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Makes a folder and looks whether it can be written to: before anything is paid for. Throws `cannot_write`. */
export async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw notWritten(folder, cause);
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeSynced(path: string, content: string | Buffer | Rewritable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (typeof content === 'string' || Buffer.isBuffer(content)) await file.writeFile(content);
    else for await (const part of content()) await file.appendFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes into a folder that is made when it is missing, once more when somebody removes it in between. */
async function write(path: string, work: () => Promise<void>): Promise<void> {
  const attempt = async () => {
    await makeFolder(dirname(path));
    await work();
  };
  try {
    await attempt().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return attempt();
      throw error;
    });
  } catch (cause) {
    throw notWritten(path, cause);
  }
}

function notWritten(path: string, cause: unknown): DocextractError {
  return new DocextractError('cannot_write', `cannot write ${path}: ${(cause as Error).message}`, {
    hint: 'Check the folder, its permissions and the space left.',
    cause,
  });
}
