import {constants, existsSync} from 'node:fs';
import {copyFile, open, readdir, rename, rm} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {systemCodeOf} from '../../contract/errors.js';
import {checksumIn, integrityOf, nameWithChecksum} from './checksums.js';
import {makeDirectory, syncDirectory} from './directories.js';
import {asUnavailable, diskUnavailable} from './disk-errors.js';
import {type FileStore, requireFileKey} from './file-store.js';
import {type AtStorageCrashPoint, ignoreCrashPoint} from './storage-crash-points.js';
import {openWorkingFiles, writeWhole} from './working-files.js';

/** Stores files in the data directory. */
export function openDataDirectoryFiles(
  dataDir: string,
  temporaryDir: () => Promise<string>,
  at: AtStorageCrashPoint = ignoreCrashPoint,
): FileStore {
  const pathOf = (key: string): string => {
    requireFileKey(key);
    return join(dataDir, key);
  };
  const working = openWorkingFiles(temporaryDir);
  return {
    isGuardedByLock: true,
    put: async (source, {maxBytes = Infinity, temporary = false, unsynced = temporary} = {}) => {
      const {id, path} = await working.claim();
      try {
        const written = await writeWhole(path, source, {maxBytes, sync: !unsynced});
        if (temporary) return {key: keyOfTemporary(dataDir, path), ...written};
        at('file.written');
        const key = newKey(id, written.sha256);
        await keep(path, pathOf(key));
        if (!unsynced) await syncDirectory(dirname(pathOf(key)));
        working.letGo(path);
        at('file.kept');
        return {key, ...written};
      } catch (error) {
        working.letGo(path);
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
    open: (key) => Promise.resolve().then(() => ({path: pathOf(key), release: () => undefined})),
    mayBeNamed: (key) => existsSync(pathOf(key)),
    inspect: async (key) => {
      try {
        const condition = await integrityOf(pathOf(key), checksumIn(key));
        if (condition !== 'missing') return condition;
        // An unmounted disk must not count as missing files: after the disk is found to be there, the file is looked up
        // again.
        await readdir(join(dataDir, 'kept'));
        return await integrityOf(pathOf(key), checksumIn(key));
      } catch (error) {
        throw diskUnavailable('The document cannot be read.', error);
      }
    },
    remove: async (keys) => {
      for (const key of [keys].flat()) {
        at('file.removing');
        working.letGo(pathOf(key));
        await rm(pathOf(key), {force: true});
      }
    },
    list: () => listKept(join(dataDir, 'kept')),
    copyTo: async (key, path) => {
      try {
        await copyFile(pathOf(key), path, constants.COPYFILE_FICLONE);
        return true;
      } catch (error) {
        if (systemCodeOf(error) === 'ENOENT') return false;
        throw error;
      }
    },
    sweepTemporary: () => working.sweep(),
    // Space and permissions of the disk are checked with the data directory.
    check: () => Promise.resolve(),
    requireOwn: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** The key of a kept file: spread over folders, with its checksum. The first digits of an id may be its time. */
export function newKey(id: string, sha256: string): string {
  return `kept/${id.slice(-1)}/${nameWithChecksum(id, sha256)}`;
}

/** The key of a temporary file: its path relative to the data directory, with forward slashes on every system. */
export function keyOfTemporary(dataDir: string, path: string): string {
  return path.slice(dataDir.length + 1).replaceAll('\\', '/');
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
    await move(working, path);
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT') throw error;
    await makeDirectory(dirname(path));
    await move(working, path);
  }
}

/** `kept` may be a separate file system: then a file is copied there under a name that no row has, and renamed. */
async function move(working: string, path: string): Promise<void> {
  try {
    return await rename(working, path);
  } catch (error) {
    if (systemCodeOf(error) !== 'EXDEV') throw error;
  }
  const aside = join(dirname(path), basename(working));
  try {
    await copyFile(working, aside);
    await syncFile(aside);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, {force: true}).catch(() => undefined);
    throw error;
  }
  await rm(working, {force: true});
}

/** Whether documents are kept in a data directory. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  const first = await listKept(join(dataDir, 'kept')).next();
  return first.done !== true;
}

async function* listKept(root: string): AsyncGenerator<string> {
  for (const shelf of await readdir(root).catch(() => []))
    for (const name of await readdir(join(root, shelf)).catch(() => [])) yield `kept/${shelf}/${name}`;
}
