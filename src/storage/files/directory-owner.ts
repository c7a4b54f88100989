import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {hasFiles} from './data-directory-files.js';
import type {FileStore} from './file-store.js';
import {makeJsonFile, replaceJsonFile} from './json-files.js';
import type {StoreRecords} from './store-record.js';

/** As in a store elsewhere: beside the files, so that nodes that share the files share it. */
const ownerName = join('kept', 'owner.json');

/** The id in the database's record; `pending` until it is there. */
const DirectoryOwner = z.object({id: z.uuid(), pending: z.boolean().optional()});
type DirectoryOwner = z.infer<typeof DirectoryOwner>;

/** `undefined` for files that no database on a server has claimed. Throws `cannot_read`. */
export async function readDirectoryOwner(dataDir: string): Promise<DirectoryOwner | undefined> {
  const path = join(dataDir, ownerName);
  try {
    return DirectoryOwner.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return undefined;
    throw new DocextractError('cannot_read', `${path} does not say whose files these are.`, {
      cause,
      hint: 'Take it from a backup, or delete it when no other database has its files here.',
    });
  }
}

/**
 * Files in a data directory, for a database that several nodes share: they must all see the same directory. It is
 * claimed by the first who stores or reads a file; until then nothing is listed, so that nothing is swept.
 */
export function openOwnDirectory(
  files: FileStore,
  {dataDir, records}: {dataDir: string; records: StoreRecords},
): FileStore {
  let isOwn = false;
  const requireOwn = async (): Promise<void> => {
    if (isOwn) return;
    await claimDirectory(dataDir, records);
    isOwn = true;
  };
  return {
    ...files,
    requireOwn,
    put: async (source, options) => {
      await requireOwn();
      return files.put(source, options);
    },
    inspect: async (key) => {
      await requireOwn();
      return files.inspect(key);
    },
    list: async function* (options) {
      isOwn ||= await isOf(dataDir, records);
      if (isOwn) yield* files.list(options);
    },
  };
}

/** Throws `usage` for a directory that is not this database's and cannot be claimed for it. Claims nothing. */
export async function requireClaimable(dataDir: string, records: StoreRecords): Promise<void> {
  // The id is written before the record, and marked as recorded after it.
  const owner = await readDirectoryOwner(dataDir);
  const record = await records.read();
  if (record !== undefined) {
    if (record.id === (owner ?? (await readDirectoryOwner(dataDir)))?.id) return;
    throw otherDirectory(dataDir);
  }
  if (owner !== undefined && owner.pending !== true)
    throw new DocextractError('usage', `The directory ${dataDir} holds the documents of another database.`, {
      hint: `Name another with --data-dir: two databases would delete the documents of each other. Restored from a backup that is older than ${ownerName}, delete that file.`,
    });
  if (owner === undefined && existsSync(join(dataDir, 'docextract.db')) && (await hasFiles(dataDir)))
    throw new DocextractError(
      'usage',
      `The documents in ${dataDir} are those of its own database, docextract.db.`,
      {
        hint: 'Name another directory with --data-dir. When docextract.db is not used any more, move it away.',
      },
    );
}

async function claimDirectory(dataDir: string, records: StoreRecords): Promise<void> {
  await requireClaimable(dataDir, records);
  const path = join(dataDir, ownerName);
  const isRecorded = (await records.read()) !== undefined;
  if (!isRecorded) await makeJsonFile(path, {id: randomUUID(), pending: true});
  const owner = await readDirectoryOwner(dataDir);
  if (owner === undefined) throw otherDirectory(dataDir);
  const {id} = await records.begin({id: owner.id});
  if (id !== owner.id) throw otherDirectory(dataDir);
  if (owner.pending === true) await replaceJsonFile(path, {id});
}

/** Makes the files of a data directory those of a database that records this id. May be called twice. */
export async function claimDirectoryAs(dataDir: string, id: string): Promise<void> {
  await replaceJsonFile(join(dataDir, ownerName), {id});
}

/** Undoes the claim, unless another database has claimed the files since. */
export async function releaseDirectory(dataDir: string, id: string): Promise<void> {
  const owner = await readDirectoryOwner(dataDir);
  if (owner?.id === id) await rm(join(dataDir, ownerName));
}

async function isOf(dataDir: string, records: StoreRecords): Promise<boolean> {
  const owner = await readDirectoryOwner(dataDir);
  return owner !== undefined && owner.id === (await records.read())?.id;
}

/** Throws `usage` for documents of a database on a server: one that does not know them would delete them. */
export async function refuseShared(dataDir: string): Promise<void> {
  const owner = await readDirectoryOwner(dataDir);
  if (owner === undefined || owner.pending === true) return;
  throw new DocextractError('usage', `The documents in ${dataDir} are those of a database on a server.`, {
    hint: 'Set DOCEXTRACT_DATABASE_URL to its address, or name another directory with --data-dir.',
  });
}

function otherDirectory(dataDir: string): DocextractError {
  return new DocextractError(
    'usage',
    `The other nodes of this database keep documents in another directory than ${join(dataDir, 'kept')}.`,
    {
      hint: 'What one accepts another could not read. Mount the directory of the others there, or keep documents in an S3 store (DOCEXTRACT_FILES).',
    },
  );
}
