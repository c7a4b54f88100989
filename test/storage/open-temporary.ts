import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {inject, onTestFinished} from 'vitest';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {databaseUrlOf} from '../helpers/database.js';
import {openStorage, type Storage, type StorageOptions} from '../../src/storage/open.js';
import {ownPlace} from '../s3/place.js';

export async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'docextract-storage-'));
  onTestFinished(() => rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return path;
}

/** The stores of data directories: opened again, one has the same. */
const places = new Map<string, FilesPlace>();

/** Where the files of a data directory are, if not in it. */
export function placeOf(dataDir: string): FilesPlace | undefined {
  return places.get(dataDir);
}

/**
 * A storage for one test, over a directory of its own unless one is given. Files of its own directory are in the S3
 * server where tests run with one.
 */
export async function openTemporary(options: Partial<StorageOptions> = {}): Promise<Storage> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  if (options.dataDir === undefined && inject('s3') !== undefined) places.set(dataDir, ownPlace());
  const files = placeOf(dataDir);
  const databaseUrl = await databaseUrlOf(dataDir);
  const storage = await openStorage({starters: [], databaseUrl, ...(files && {files}), ...options, dataDir});
  onTestFinished(() => storage.close());
  return storage;
}

export async function* bytes(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
}
