import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Kysely} from 'kysely';
import {readStoreRecord, type StoreRecord, type StoreRecords} from '../files/file-store-record.js';
import {identityOf} from './database-identity.js';
import {write} from './database.js';
import type {FileStoreRow} from './rows/store-rows.js';
import type {Tables} from './tables.js';

/**
 * The record of a database on a server, which all its nodes read there. Earlier versions wrote it into the data
 * directory of each node; the first start of this version moves it into the database.
 */
export function recordInDatabase(db: Kysely<Tables>, dataDir: string): StoreRecords {
  const stored = async (from: Pick<Kysely<Tables>, 'selectFrom'>): Promise<StoreRecord | undefined> => {
    const row = await from.selectFrom('file_store').selectAll().where('row', '=', 1).executeTakeFirst();
    return row && recordOf(row);
  };
  return {
    isShared: true,
    owner: 'database',
    identity: () => identityOf(db),
    read: async () => (await stored(db)) ?? (await recordOfNode(dataDir)),
    begin: (record, replaced) =>
      write(db, async (trx) => {
        const found = await stored(trx);
        if (found !== undefined && found.id !== replaced?.id) return found;
        await trx.deleteFrom('file_store').execute();
        await trx.insertInto('file_store').values(rowOf(record)).execute();
        return record;
      }),
    finish: async ({id}) => {
      await write(db, (trx) =>
        trx.updateTable('file_store').set({pending: 0}).where('id', '=', id).execute(),
      );
    },
  };
}

/** What an earlier version recorded in a data directory. A file beside a SQLite database is the record of that. */
export async function recordOfNode(dataDir: string): Promise<StoreRecord | undefined> {
  if (existsSync(join(dataDir, 'docextract.db'))) return undefined;
  const record = await readStoreRecord(dataDir);
  // Claimed once more, with the same id.
  return record && {...record, pending: true};
}

function recordOf({id, address, pending}: FileStoreRow): StoreRecord {
  return {id, address: address ?? undefined, pending: pending === 1};
}

function rowOf({id, address, pending}: StoreRecord): FileStoreRow {
  return {row: 1, id, address: address ?? null, pending: pending === true ? 1 : 0};
}
