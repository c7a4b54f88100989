import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import {databaseUrlOf} from '../helpers/database.js';
import {openStorage, type Storage, type StorageOptions} from '../../src/storage/open.js';

export async function temporaryDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'docextract-storage-'));
  onTestFinished(() => rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return path;
}

/** A storage for one test, over a directory of its own unless one is given. */
export async function openTemporary(options: Partial<StorageOptions> = {}): Promise<Storage> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  const databaseUrl = await databaseUrlOf(dataDir);
  const storage = await openStorage({starters: [], databaseUrl, ...options, dataDir});
  onTestFinished(() => storage.close());
  return storage;
}

export async function* bytes(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
}
