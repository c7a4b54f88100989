import {randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {hasFiles} from './data-directory-store.js';
import {copyOfOwner, isSameDatabase, type Owner} from './owning-database.js';
import {makeJsonFile, replaceJsonFile} from './json-files.js';
import type {StoreRecords} from './file-store-record.js';

/**
 * The file that names the owner. As in an S3 store it is beside the files, so that nodes that share the files share it.
 */
const ownerName = join('kept', 'owner.json');

/** The id in the database's record; `pending` until it is there. */
const DirectoryOwner = z.object({
  id: z.uuid(),
  database: z.string().optional(),
  pending: z.boolean().optional(),
});
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

/** Throws `usage` for a directory that is not this database's and cannot be claimed for it. Claims nothing. */
export async function requireClaimable(dataDir: string, records: StoreRecords): Promise<void> {
  // The id is written before the record, and marked as recorded after it.
  const owner = await readDirectoryOwner(dataDir);
  const record = await records.read();
  if (record !== undefined) {
    const found = owner ?? (await readDirectoryOwner(dataDir));
    if (found?.id !== record.id) throw otherDirectory(dataDir);
    if (record.pending === true) return;
    if (isSameDatabase(found, {id: record.id, database: await records.identity()})) return;
    throw copyOfOwner(join(dataDir, 'kept'), records);
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

/** Makes the files those of the database, durably; returns their owner. Throws `usage` as `requireClaimable` does. */
export async function claimDirectory(dataDir: string, records: StoreRecords): Promise<Owner> {
  await requireClaimable(dataDir, records);
  const path = join(dataDir, ownerName);
  const record = await records.read();
  if (record === undefined) await makeJsonFile(path, {id: randomUUID(), pending: true});
  const owner = await readDirectoryOwner(dataDir);
  if (owner === undefined) throw otherDirectory(dataDir);
  const {id} = await records.begin({id: owner.id});
  if (id !== owner.id) throw otherDirectory(dataDir);
  const own = {id, database: (await records.identity()) ?? owner.database};
  if (owner.pending === true || owner.database !== own.database) await replaceJsonFile(path, own);
  if (record?.pending === true) await records.finish(own);
  return own;
}

/** Throws `unavailable` unless the directory that is there now has this owner: its file system may be unmounted. */
export async function requireStillOwn(dataDir: string, own: Owner): Promise<void> {
  const gone = (cause?: unknown): DocextractError =>
    new DocextractError(
      'unavailable',
      `${join(dataDir, 'kept')} does not have the documents of this database now.`,
      {
        cause,
        retryAfterSeconds: 30,
        hint: 'Is its file system mounted? What was stored there is not looked for elsewhere.',
      },
    );
  const owner = await readDirectoryOwner(dataDir).catch((error: unknown) => {
    throw gone(error);
  });
  if (owner === undefined || !isSameDatabase(owner, own)) throw gone();
}

/** Like the check above but synchronous, for a transaction; it only checks that the directory has an owner. */
export function hasOwner(dataDir: string): boolean {
  return existsSync(join(dataDir, ownerName));
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

/** Throws `usage` for documents of a database on a server: a database that does not know them would delete them. */
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
