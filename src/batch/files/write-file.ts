// files: reading, writing, naming and locking files on disk; knows nothing of documents.

import {randomUUID} from 'node:crypto';
import {constants} from 'node:fs';
import {access, link, open, rename, rm, stat} from 'node:fs/promises';
import {dirname} from 'node:path';
import {cannotWrite} from './cannot-write.js';
import {makeFolder} from './make-folder.js';

/** Writes a file atomically: temporary file, fsync, rename. Creates folders. Throws `cannot_write`. */
export async function writeAtomically(path: string, content: string | Buffer | ContentSource): Promise<void> {
  await write(path, () => writeBeside(path, content));
}

/**
 * Writes a file like `writeAtomically`, but never replaces one: `false` when the name is taken. Of two processes
 * writing the same name at once, one succeeds.
 */
export async function writeExclusively(path: string, content: string): Promise<boolean> {
  return write(path, async () => {
    const temporary = temporaryFor(path);
    try {
      await writeSynced(temporary, content);
      return await putNew(temporary, path);
    } finally {
      await rm(temporary, {force: true});
    }
  });
}

/** Fsyncs folders, so that file names in them survive a power cut, where the system can. */
export async function syncFolders(folders: Iterable<string>): Promise<void> {
  for (const folder of new Set(folders)) await syncFolder(folder);
}

/** Content too large for memory, generated again for each attempt to write it. */
export type ContentSource = () => AsyncIterable<string | Uint8Array>;

async function writeBeside(path: string, content: string | Buffer | ContentSource): Promise<void> {
  const temporary = temporaryFor(path);
  try {
    await writeSynced(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, {force: true}).catch(() => undefined);
    throw error;
  }
}

function temporaryFor(path: string): string {
  return `${path}.${randomUUID().slice(0, 8)}.part`;
}

/** Hard-links the file to its name, which fails when the name is taken. Not every file system has hard links. */
async function putNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!noLinks.has(codeOf(error))) throw error;
  }
  if (await exists(to)) return false;
  await rename(from, to);
  return true;
}

const noLinks: ReadonlySet<unknown> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EACCES',
]);

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  // Some systems cannot open or fsync folders; nothing more can be done there.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Appends lines to a file; they are on disk when it resolves. Creates folders. Throws `cannot_write`. */
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

/** Creates a folder and checks that it is writable, before anything is paid. Throws `cannot_write`. */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await retryOnFolderChange(async () => {
      await makeFolder(folder);
      await access(folder, constants.W_OK | constants.X_OK);
    });
  } catch (cause) {
    throw cannotWrite(folder, cause);
  }
}

/** In bytes; 0 for a file that is not there. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({size}) => size,
    () => 0,
  );
}

/** Whether the path can be accessed; `false` also where a folder above it cannot be searched. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeSynced(path: string, content: string | Buffer | ContentSource): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    if (typeof content === 'string' || Buffer.isBuffer(content)) await file.writeFile(content);
    else for await (const part of content()) await file.appendFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes into a folder, creating it when missing. */
async function write<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await retryOnFolderChange(async () => {
      await makeFolder(dirname(path));
      return work();
    });
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}

/** Retries when another process removed, moved or created a folder meanwhile; three times at most. */
async function retryOnFolderChange<T>(work: () => Promise<T>, times = 3): Promise<T> {
  return work().catch((error: unknown) => {
    if (times > 1 && movedMeanwhile.has(codeOf(error))) return retryOnFolderChange(work, times - 1);
    throw error;
  });
}

const movedMeanwhile: ReadonlySet<unknown> = new Set(['ENOENT', 'EEXIST']);

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
