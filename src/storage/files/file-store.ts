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
  /** Larger files are refused with `too_large`, and nothing is stored. */
  maxBytes?: number;
  /** Owned by this process, not synced, and removed when the process is gone. */
  temporary?: boolean;
  /** The caller syncs several files at once, which is several times faster. */
  unsynced?: boolean;
}

export interface FileStore {
  /** Streams to disk. When it resolves, the file is complete and, unless temporary, durable. */
  put(source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredFile>;
  /** Syncs files that were stored unsynced. */
  sync(keys: string[]): Promise<void>;
  pathOf(key: string): string;
  isThere(key: string): boolean;
  /**
   * Verifies a stored file. Throws `unavailable` when the disk cannot be read. Files of versions without checksums
   * are only checked for existence.
   */
  inspect(key: string): Promise<FileIntegrity>;
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>;
  /** Keys of all files but the temporary ones. */
  list(): AsyncGenerator<string>;
  /** Removes this process's unused temporary files; returns their number. */
  sweepTemporary(): Promise<number>;
}

/** Stores files under opaque keys: no name chosen by a caller reaches the file system. */
export function openFiles(
  dataDir: string,
  temporaryDir: () => Promise<string>,
  at: AtStorageCrashPoint = ignoreCrashPoint,
): FileStore {
  const pathOf = (key: string): string => {
    if (!/^(kept|temporary)(\/[0-9a-f-]+)+$/.test(key)) throw new Error(`not a file key: ${key}`);
    return join(dataDir, key);
  };
  /** Temporary files in use. */
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
        // An unmounted disk must not count as missing files.
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
 * Throws `unavailable` unless the files exist. Call it in the transaction that names them: files waiting long for
 * their row may have been swept, and the sweep holds the same lock.
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

/** A new sub-directory is durable only after its parent is synced. */
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
