import {hash, randomBytes} from 'node:crypto';
import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import type {Reader} from '../database/reader.js';
import type {Tables} from '../database/tables.js';
import {type ApiKey, keyColumns, keyOf} from './keys.js';

/** Length of a session in milliseconds; activity does not extend it. */
export const sessionMs = 12 * 60 * 60 * 1000;

/** A session of the studio: a user who signed in with a key. */
export interface StudioSession {
  key: ApiKey;
  expiresAt: number;
  /** Commit counter when it was looked up: the request sees all earlier commits. */
  asOf: number;
}

/** Sessions of the studio. They are kept as hashes; a token has 256 random bits. */
export interface SessionStore {
  /** Begins a session of a key. The token is returned only here; the store keeps its hash. */
  begin(keyId: string): Promise<{token: string; expiresAt: number}>;
  /** `undefined` for an unknown, ended or expired session, and for one of a revoked key. */
  find(token: string): Promise<StudioSession | undefined>;
  /** Ends a session; does nothing for one that has ended. */
  end(token: string): Promise<void>;
}

export function sessionStore(
  db: Kysely<Tables>,
  {reader, clock}: {reader: Reader<Tables>; clock: () => number},
): SessionStore {
  return {
    begin: async (keyId) => {
      const now = clock();
      const token = randomBytes(32).toString('base64url');
      const expiresAt = now + sessionMs;
      const row = {hash: hashOf(token), key_id: keyId, created_at: now, expires_at: expiresAt};
      await write(db, async (trx) => {
        await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
        await trx.insertInto('sessions').values(row).execute();
      });
      return {token, expiresAt};
    },
    find: async (token) => {
      const asOf = await reader.moment();
      const row = await reader.db
        .selectFrom('sessions')
        .innerJoin('keys', 'keys.id', 'sessions.key_id')
        .select(keyColumns.map((column) => `keys.${column}` as const))
        .select('sessions.expires_at')
        .where('sessions.hash', '=', hashOf(token))
        .where('sessions.expires_at', '>', clock())
        .where('keys.revoked_at', 'is', null)
        .executeTakeFirst();
      return row && {key: keyOf(row), expiresAt: row.expires_at, asOf};
    },
    end: async (token) => {
      await write(db, (trx) => trx.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute());
    },
  };
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
