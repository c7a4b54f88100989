// keys: API keys, and the count of requests of each.

import {hash, randomBytes, randomUUID, timingSafeEqual} from 'node:crypto';
import type {Kysely} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {defaultKeySettings, type KeyRole, type KeySettings} from '../../contract/key-settings.js';
import {write} from '../database/database.js';
import type {Reader} from '../database/reader.js';
import {cachedLookup} from './key-cache.js';
import type {KeyRow} from '../database/rows/account-rows.js';
import type {Tables} from '../database/tables.js';
import {batchLookups} from '../database/batch-lookups.js';

/** An API key without its secret, which is shown once at creation. */
export interface ApiKey extends KeySettings {
  id: string;
  role: KeyRole;
  name: string;
  account: string;
  requestsPerWindow: number | undefined;
  createdAt: number;
  revokedAt: number | undefined;
}

export interface NewKey extends Partial<KeySettings> {
  name?: string;
  /** Keys of one account see the same jobs; a key without one has its own. */
  account?: string;
  requestsPerWindow?: number;
  /** `caller` by default. */
  role?: KeyRole;
}

/** Changeable properties of a key. */
export type KeyChanges = Partial<KeySettings> & Pick<NewKey, 'requestsPerWindow'>;

export interface KeyStore {
  create(options?: NewKey): Promise<ApiKey & {key: string}>;
  list(): Promise<ApiKey[]>;
  /** Takes effect with the next request, also of its sessions. */
  revoke(id: string): Promise<ApiKey>;
  /** Changes what is given, with the next request. */
  update(id: string, changes: KeyChanges): Promise<ApiKey>;
  /** The key's record, `undefined` for an unknown or revoked key; current, or as of a commit counter or later. */
  find(key: string, asOf?: number): Promise<ApiKey | undefined>;
}

/** Makes the store of API keys. It stores only hashes of keys, and caches lookups until the next commit. */
export function keyStore(
  db: Kysely<Tables>,
  {reader, clock}: {reader: Reader<Tables>; clock: () => number},
): KeyStore {
  const lookUp = batchLookups(reader.db, {
    query: (hashes) => reader.db.selectFrom('keys').select(keyColumns).where('hash', 'in', hashes),
    columns: keyColumns,
    keyOf: ({hash}) => hash,
  });
  const byHash = cachedLookup(lookUp);
  return {
    create: async ({name = '', account, requestsPerWindow, role = 'caller', ...given} = {}) => {
      const id = randomUUID();
      const key = `dx_${randomBytes(32).toString('base64url')}`;
      const row: KeyRow = {
        id,
        account: account ?? id,
        name,
        hash: hashOf(key),
        requests_per_window: requestsPerWindow ?? null,
        role,
        ...settingColumns({...defaultKeySettings, ...given}),
        created_at: clock(),
        revoked_at: null,
      };
      await write(db, (trx) => trx.insertInto('keys').values(row).execute());
      return {...keyOf(row), key};
    },
    list: async () =>
      (await db.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id').execute()).map(keyOf),
    revoke: async (id) => {
      const row = await write(db, async (trx) => {
        await trx.deleteFrom('sessions').where('key_id', '=', id).execute();
        return trx
          .updateTable('keys')
          .set((key) => ({revoked_at: key.fn.coalesce('revoked_at', key.val(clock()))}))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
      });
      return keyOf(row ?? unknown(id));
    },
    update: async (id, changes) => {
      const row = await write(db, async (trx) => {
        const found = await trx.selectFrom('keys').selectAll().where('id', '=', id).executeTakeFirst();
        const changed = {...keyOf(found ?? unknown(id)), ...changes};
        return trx
          .updateTable('keys')
          .set({...settingColumns(changed), requests_per_window: changed.requestsPerWindow ?? null})
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return keyOf(row);
    },
    find: async (key, asOf) => {
      const hashed = hashOf(key);
      const row = await byHash(hashed, asOf ?? (await reader.moment()));
      const isSame = row !== undefined && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashed));
      return isSame && row.revoked_at === null ? keyOf(row) : undefined;
    },
  };
}

/** All columns, as `keyOf` needs them. */
export const keyColumns = [
  ...(['id', 'account', 'name', 'hash', 'requests_per_window', 'role'] as const),
  ...(['success', 'failure', 'failed_rows'] as const),
  ...(['created_at', 'revoked_at'] as const),
] as const satisfies (keyof KeyRow)[];

function hashOf(key: string): string {
  return hash('sha256', key);
}

/** The API key that a row describes, without its hash. Columns that are `null` become `undefined`. */
export function keyOf(row: KeyRow): ApiKey {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    account: row.account,
    requestsPerWindow: row.requests_per_window ?? undefined,
    success: row.success,
    failure: row.failure,
    failedRows: row.failed_rows,
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
  };
}

function settingColumns({success, failure, failedRows}: KeySettings) {
  return {success, failure, failed_rows: failedRows};
}

function unknown(id: string): never {
  throw new DocextractError('not_found', `There is no key with the id ${id}.`, {
    hint: 'docextract keys list shows the ids.',
  });
}
