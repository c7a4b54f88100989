import {DocextractError} from '../../contract/errors.js';
import type {StoreRecords} from './file-store-record.js';

/** What a store says of the database that it belongs to. */
export interface Owner {
  /** As in the record of the database, and so in that of each copy of it. */
  id: string;
  /**
   * `StoreRecords.identity()` of that database; absent if an earlier version wrote the record or the identity is
   * unknown.
   */
  database?: string | undefined;
}

/**
 * Whether the owner is the database that asks, as far as the two identities are known. A copy of the database has the
 * same id and another identity.
 */
export function isSameDatabase(owner: Owner, own: Owner): boolean {
  const isOther =
    owner.database !== undefined && own.database !== undefined && owner.database !== own.database;
  return owner.id === own.id && !isOther;
}

/**
 * The error for a database that is a copy of the one that owns the store, or that was itself moved to another server.
 */
export function copyOfOwner(
  where: string,
  {owner}: Pick<StoreRecords, 'owner'>,
  code: 'usage' | 'unavailable' = 'usage',
): DocextractError {
  return new DocextractError(code, `${where} belongs to the ${owner} of which this one is a copy.`, {
    ...(code === 'unavailable' && {retryAfterSeconds: 30}),
    hint: 'Each would delete the documents of the other. If this one takes its place (restored, moved, after pg_upgrade) and no node uses the other: psql "$DOCEXTRACT_DATABASE_URL" -c "update file_store set pending = 1", and start again. Else give it a copy of the documents: docs/scaling.md, Backup.',
  });
}
