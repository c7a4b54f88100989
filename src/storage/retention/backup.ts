import {chmod, lstat, mkdir, open, readdir, rename, rm} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {type Kysely, sql} from 'kysely';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {openDatabase} from '../database/database.js';
import {makeDirectory, syncDirectory} from '../files/directories.js';
import type {FileStore} from '../files/file-store.js';
import {ignoreCrashPoint} from '../files/storage-crash-points.js';
import {recover} from '../jobs/recovery.js';
import {namedFiles} from './orphan-files.js';
import type {Tables} from '../database/tables.js';

export interface Backup {
  /** How many files besides the database. */
  files: number;
}

interface Options {
  files: FileStore;
  clock: () => number;
  retentionMs: number;
}

/** Each round copies what the previous one missed; two are enough on a busy service. */
const maxRounds = 20;

/** Copies a data directory in use to a new one, atomically. Work under way waits there to be resumed. */
export async function backUp(db: Kysely<Tables>, target: string, options: Options): Promise<Backup> {
  const path = resolve(target);
  const partial = `${path}.partial`;
  await refuseOccupied(path);
  await makeDirectories(partial, path);
  try {
    const count = await copyAll(db, partial, options);
    await syncAll(partial);
    await rename(partial, path);
    await syncDirectory(dirname(path));
    return {files: count};
  } catch (cause) {
    await rm(partial, {recursive: true, force: true});
    if (cause instanceof DocextractError || !isOfDisk(cause)) throw cause;
    throw new DocextractError('cannot_write', `The backup cannot be written to ${path}.`, {
      cause,
      hint: 'Check free space and permissions there.',
    });
  }
}

/** An error of the system is told whatever it is: no directory can be made in /proc, or below a file. */
async function makeDirectories(partial: string, path: string): Promise<void> {
  try {
    await rm(partial, {recursive: true, force: true});
    await makeDirectory(join(partial, 'kept'));
  } catch (cause) {
    await rm(partial, {recursive: true, force: true}).catch(() => undefined);
    throw new DocextractError(
      'cannot_write',
      `The directory ${path} cannot be made (${systemCodeOf(cause)}).`,
      {
        cause,
        hint: 'Check free space and permissions there, or name one elsewhere.',
      },
    );
  }
}

/**
 * Files never change, but are removed when their work is done. So files are copied before the database; when the
 * copied database names a file removed meanwhile, the database is copied again.
 */
async function copyAll(db: Kysely<Tables>, directory: string, options: Options): Promise<number> {
  const copied = new Set<string>();
  for await (const key of options.files.list()) if (await copyKept(key, directory, options)) copied.add(key);
  for (let round = 0; round < maxRounds; round++) {
    const named = await copyDatabase(db, join(directory, 'docextract.db'), options);
    const missing = [...named].filter((key) => !copied.has(key));
    for (const key of missing) if (await copyKept(key, directory, options)) copied.add(key);
    if (missing.some((key) => !copied.has(key))) continue;
    for (const key of copied) if (!named.has(key)) await rm(join(directory, key));
    return named.size;
  }
  throw new DocextractError('unavailable', 'The service is too busy for a backup.', {
    hint: 'Try again when there is less to do.',
    retryAfterSeconds: 60,
  });
}

/** Copies a file; returns whether it still existed. */
async function copyKept(key: string, directory: string, {files}: Options): Promise<boolean> {
  const path = join(directory, key);
  await mkdir(dirname(path), {recursive: true, mode: 0o700});
  return files.copyTo(key, path);
}

/** Copies a snapshot of the database with all work given back and no sessions; returns the files it names. */
async function copyDatabase(
  db: Kysely<Tables>,
  path: string,
  {clock, retentionMs}: Options,
): Promise<Set<string>> {
  await rm(path, {force: true});
  await sql`vacuum into ${path}`.execute(db);
  await chmod(path, 0o600);
  const copy = await openDatabase<Tables>(path);
  try {
    const holders = await copy.selectFrom('holders').select('id').execute();
    for (const {id} of holders) await recover(copy, {holder: id, clock, retentionMs, at: ignoreCrashPoint});
    await copy.deleteFrom('holders').execute();
    await copy.deleteFrom('sessions').execute();
    return await namedFiles(copy);
  } finally {
    await copy.destroy();
  }
}

async function refuseOccupied(path: string): Promise<void> {
  const isThere = await lstat(path).catch(() => undefined);
  if (isThere === undefined) return;
  const found = await readdir(path).catch((error: unknown) => {
    throw occupied(path, error);
  });
  if (found.length > 0) throw occupied(path);
}

function occupied(path: string, cause?: unknown): DocextractError {
  return new DocextractError('cannot_write', `${path} is there already and not an empty directory.`, {
    cause,
    hint: 'Name a directory that is not there yet.',
  });
}

async function syncAll(directory: string): Promise<void> {
  for (const entry of await readdir(directory, {recursive: true, withFileTypes: true})) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await syncDirectory(path);
    if (entry.isFile()) await syncFile(path);
  }
  await syncDirectory(directory);
}

/** SQLite removes its files beside a database shortly after closing it. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && /-(shm|wal)$/.test(path)) return undefined;
    throw error;
  });
  if (file === undefined) return;
  await file.sync().finally(() => file.close());
}

function isOfDisk(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM'].includes(systemCodeOf(error) ?? '');
}
