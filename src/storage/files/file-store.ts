// files: documents and reference images on disk, written atomically and verified by checksum.

import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {open, readdir, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {sniffBytes} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {type FileIntegrity, integrityOf, nameWithChecksum, checksumIn} from './checksums.js';
import {makeDirectory, syncDirectory} from './directories.js';
import {type AtStorageCrashPoint, ignoreCrashPoint} from './storage-crash-points.js';

export interface StoredFile {
  key: string;
  bytes: number;
  /** Hex. */
  sha256: string;
  /** The first bytes, for `kindOf`. */
  head: Uint8Array;
}

export interface PutOptions {
  /** More than this is refused with `too_large`, and nothing is kept. */
  maxBytes?: number;
  /** Belongs to the process that made it, is not synced, and goes when that process is gone. */
  temporary?: boolean;
  /** The caller syncs it, with others, which is several times faster. */
  unsynced?: boolean;
}

export interface FileStore {
  /** Streams to disk. When it resolves the file is whole and, unless temporary, survives a power cut. */
  put(source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredFile>;
  /** Makes files that were put unsynced survive a power cut. */
  sync(keys: string[]): Promise<void>;
  pathOf(key: string): string;
  isThere(key: string): boolean;
  /**
   * Reads a kept file and tells whether it is still what was put. Throws `unavailable` when the disk cannot be read.
   * Of a file that was put by a version without checksums it is only known whether it is there.
   */
  inspect(key: string): Promise<FileIntegrity>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Keys of all files but the temporary ones. */
  list(): AsyncGenerator<string>;
  /** Removes what this process has left among its temporary files and nobody has at hand any more; says how many. */
  sweepTemporary(): Promise<number>;
}

/** Files under opaque keys in a directory: no name that a caller chose ever reaches the file system. */
export function openFiles(
  dataDir: string,
  temporaryDir: () => Promise<string>,
  at: AtStorageCrashPoint = ignoreCrashPoint,
): FileStore {
  const pathOf = (key: string): string => {
    if (!/^(kept|temporary)(\/[0-9a-f-]+)+$/.test(key)) throw new Error(`not a file key: ${key}`);
    return join(dataDir, key);
  };
  /** Temporary files that somebody has at hand. */
  const atHand = new Set<string>();
  return {
    pathOf,
    put: async (source, {maxBytes = Infinity, temporary = false, unsynced = temporary} = {}) => {
      const id = randomUUID();
      const working = join(await temporaryDir(), id);
      atHand.add(working);
      const letGo = (): boolean => atHand.delete(working);
      try {
        const written = await writeWhole(working, source, {maxBytes, sync: !unsynced});
        if (temporary) return {key: working.slice(dataDir.length + 1).replaceAll('\\', '/'), ...written};
        at('file.written');
        const key = `kept/${id.slice(0, 1)}/${nameWithChecksum(id, written.sha256)}`;
        await keep(working, pathOf(key));
        if (!unsynced) await syncDirectory(dirname(pathOf(key)));
        letGo();
        at('file.kept');
        return {key, ...written};
      } catch (error) {
        letGo();
        throw asUnavailable(error);
      }
    },
    sync: async (keys) => {
      const paths = keys.map(pathOf);
      await Promise.all(paths.map(syncFile));
      const directories = [...new Set(paths.map(dirname))];
      await Promise.all(directories.map(syncDirectory)).catch((error: unknown) => {
        throw asUnavailable(error);
      });
    },
    isThere: (key) => existsSync(pathOf(key)),
    inspect: async (key) => {
      try {
        const condition = await integrityOf(pathOf(key), checksumIn(key));
        // A disk that is not mounted is no reason to give up what is on it.
        if (condition === 'missing') await readdir(join(dataDir, 'kept'));
        return condition;
      } catch (error) {
        throw unavailable('The document cannot be read.', error);
      }
    },
    remove: async (key) => {
      at('file.removing');
      atHand.delete(pathOf(key));
      await rm(pathOf(key), {force: true});
    },
    list: () => listKept(join(dataDir, 'kept')),
    sweepTemporary: async () => {
      const directory = await temporaryDir();
      const paths = (await readdir(directory)).map((name) => join(directory, name));
      const left = paths.filter((path) => !atHand.has(path));
      for (const path of left) await rm(path, {force: true});
      return left.length;
    },
  };
}

/**
 * Throws `unavailable` unless the files are there. To be asked in the transaction that names them: one that waited very
 * long for its row may have been swept away, and whoever sweeps holds the same lock.
 */
export function requireStored(files: FileStore, keys: string[]): void {
  if (keys.every((key) => files.isThere(key))) return;
  throw new DocextractError('unavailable', 'The document could not be kept; it was not accepted.', {
    retryAfterSeconds: 5,
    hint: 'Send it again.',
  });
}

async function writeWhole(
  path: string,
  source: AsyncIterable<Uint8Array>,
  {maxBytes, sync}: {maxBytes: number; sync: boolean},
): Promise<Omit<StoredFile, 'key'>> {
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let bytes = 0;
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw asUnavailable(error);
  });
  try {
    for await (const chunk of source) {
      if (bytes < sniffBytes) head.push(chunk.slice(0, sniffBytes - bytes));
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    if (sync) await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, {force: true});
    throw asUnavailable(error);
  }
  await file.close();
  return {bytes, sha256: hash.digest('hex'), head: Buffer.concat(head)};
}

async function syncFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'r+');
    await file.sync().finally(() => file.close());
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** A shelf that is new is on disk only when the directory of shelves is. */
async function keep(working: string, path: string): Promise<void> {
  try {
    await rename(working, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeDirectory(dirname(path));
    await rename(working, path);
  }
}

async function* listKept(root: string): AsyncGenerator<string> {
  for (const shelf of await readdir(root).catch(() => []))
    for (const name of await readdir(join(root, shelf)).catch(() => [])) yield `kept/${shelf}/${name}`;
}

function tooLarge(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The document is larger than ${maxBytes} bytes.`, {
    hint: 'Split it, or ask the operator of the service for a higher limit.',
  });
}

const ofTheDisk = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'EROFS', 'ENOENT'];

function asUnavailable(error: unknown): unknown {
  return ofTheDisk.includes(codeOf(error)) ? unavailable('The document cannot be stored.', error) : error;
}

function unavailable(message: string, cause: unknown): DocextractError {
  return new DocextractError('unavailable', message, {
    cause,
    retryAfterSeconds: 30,
    hint: 'Check free space and permissions of the data directory.',
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
