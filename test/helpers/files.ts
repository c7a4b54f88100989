import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {inject} from 'vitest';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {listObjects} from '../../src/storage/s3/objects.js';
import {s3SettingsOf} from '../../src/storage/s3/s3-address.js';
import {openS3Client} from '../../src/storage/s3/s3-client.js';
import {placeNamed} from '../s3/place.js';
import {databaseEnvironment, databaseUrlOf, isOnPostgres} from './database.js';

/** Whether this run keeps the files of data directories in an S3 server. */
export function isInStore(): boolean {
  return isOnPostgres && inject('s3') !== undefined;
}

/** The place in the S3 server of the files that belong to a data directory; `undefined`: they are in it. */
export function filesOf(dataDir: string): FilesPlace | undefined {
  if (!isInStore()) return undefined;
  return placeNamed(createHash('sha256').update(dataDir).digest('hex').slice(0, 20));
}

/** What storage of a data directory is opened with: its database, and where its files are. */
export async function openingOf(
  dataDir: string,
): Promise<{dataDir: string; databaseUrl: string | undefined; files?: FilesPlace}> {
  const files = filesOf(dataDir);
  return {dataDir, databaseUrl: await databaseUrlOf(dataDir), ...(files && {files})};
}

/** Variables for a process that opens the data directory, with its database and its files. */
export async function storageEnvironment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const files = filesOf(dataDir);
  return {...(await databaseEnvironment(dataDir)), ...(files && {TEST_FILES: JSON.stringify(files)})};
}

/** Keys of the documents of a data directory, and their bytes. */
export async function keptFiles(dataDir: string): Promise<Map<string, Buffer>> {
  const place = filesOf(dataDir);
  return place === undefined ? keptInDirectory(dataDir) : keptInStore(place);
}

async function keptInDirectory(dataDir: string): Promise<Map<string, Buffer>> {
  const folder = join(dataDir, 'kept');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path === join(folder, 'owner.json')) continue;
    // It may be deleted meanwhile.
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes !== undefined) files.set(relative(dataDir, path).replaceAll('\\', '/'), bytes);
  }
  return files;
}

async function keptInStore({address, variables}: FilesPlace): Promise<Map<string, Buffer>> {
  const client = openS3Client(s3SettingsOf(address ?? '', variables));
  try {
    const files = new Map<string, Buffer>();
    for await (const {key} of listObjects(client, {under: 'kept/'})) {
      const found = await client.send({method: 'GET', key}).catch(() => undefined);
      if (found !== undefined) files.set(key, Buffer.from(await found.body.arrayBuffer()));
    }
    return files;
  } finally {
    await client.close();
  }
}
