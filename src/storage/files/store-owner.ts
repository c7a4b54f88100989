import {createHash, randomUUID} from 'node:crypto';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {readObject} from '../s3/objects.js';
import {placeOf} from '../s3/s3-address.js';
import type {S3Client, S3Request} from '../s3/s3-client.js';
import {asStoreUnavailable, S3Error} from '../s3/s3-error.js';
import {copyOfOwner, isSameDatabase, type Owner} from './owning-database.js';
import type {StoreRecord, StoreRecords} from './file-store-record.js';

const ownerKey = 'owner.json';
/** How long a successful check of the object is trusted, in milliseconds. */
const trustedMs = 3_600_000;
/**
 * How long a failed check is remembered: many files are removed at a time, and each would wait for a store that does
 * not answer.
 */
const refusedMs = 2_000;
/** Timeout at the start of a node, which does not wait for a store that does not answer. */
const startMs = 2_000;

type Patience = Pick<S3Request, 'attempts' | 'timeoutMs'>;

/** The store of a database, as its record says it. */
export type OwnStore = StoreRecord & {address: string};

/**
 * Makes a store that of a database, durably: the store and the record get the same id. Processes that do so at the same
 * time agree on one id. `replaced`: the record of an empty directory whose place the store takes. Throws `usage` when
 * the store belongs to another database or the files are elsewhere, `unavailable` when the store fails.
 */
export async function claimStore(
  client: S3Client,
  {records, address, replaced}: {records: StoreRecords; address: string; replaced?: StoreRecord | undefined},
): Promise<OwnStore> {
  const before = replaced === undefined ? await records.read() : undefined;
  const owner = await ownerOf(client);
  if (owner !== undefined && owner.id !== before?.id) {
    // Another process may have claimed it for the same database meanwhile, or have been writing it.
    const [now, again] = [await records.read(), await ownerOf(client)];
    if (now !== undefined && now.id === again?.id) return {...now, address};
    throw takenStore(address, records);
  }
  // What was recorded before a restart may have got lost with the database.
  const record = await records.begin(before ?? {address, id: randomUUID(), pending: true}, replaced);
  requireSamePlace(address, record, records);
  const {id} = record;
  const own = {id, database: await records.identity()};
  try {
    // When two databases claim the store at the same time, stores that support conditional writes refuse one of them.
    await writeOwner(client, own, {isFirst: owner === undefined});
  } catch (error) {
    const now = await ownerOf(client);
    if (now === undefined || !isSameDatabase(now, own)) throw asStoreUnavailable(error, client.settings);
  }
  const claimed = {address, id};
  await records.finish(claimed);
  return claimed;
}

/** Throws `usage` for a store that belongs to another database. */
export async function requireFree(
  client: S3Client,
  {address, records}: {address: string; records: StoreRecords},
): Promise<void> {
  const [owner, record] = [await ownerOf(client), await records.read()];
  if (owner === undefined) return;
  if (owner.id !== record?.id) throw takenStore(address, records);
  if (record.pending !== true && !isSameDatabase(owner, {id: owner.id, database: await records.identity()}))
    throw copyOfOwner(placeOf(address), records);
}

/** Throws `usage` when files are recorded to be elsewhere. */
export function requireSamePlace(
  address: string,
  record: StoreRecord,
  {owner}: Pick<StoreRecords, 'owner'>,
): void {
  const is = record.address === undefined ? 'the kept/ directory of its nodes' : placeOf(record.address);
  if (is === placeOf(address)) return;
  const asIs = record.address === undefined ? 'Leave DOCEXTRACT_FILES out' : 'Leave DOCEXTRACT_FILES at that';
  throw new DocextractError('usage', `The files of this ${owner} are in ${is}.`, {
    hint: `${asIs}; docextract migrate moves files, when all nodes are stopped.`,
  });
}

export interface OwnStoreChecks {
  /** Throws `unavailable` unless the store still belongs to this database. A successful check holds for an hour. */
  requireOwnStore(): Promise<void>;
  /**
   * Throws `usage` for a copy of the database that owns the store. Returns when the store does not answer; a later
   * check covers that.
   */
  refuseCopy(): Promise<void>;
}

/**
 * Makes the checks of an S3 store against its record. `requireOwnStore` remembers success for an hour, a failure for
 * two seconds.
 */
export function ownStoreChecks(
  client: S3Client,
  {id, address}: OwnStore,
  records: Pick<StoreRecords, 'owner' | 'identity'>,
): OwnStoreChecks {
  let trustedUntil = 0;
  let refused: {until: number; error: unknown} | undefined;
  const look = async (patience?: Patience): Promise<{owner: Owner | undefined; own: Owner}> => {
    const owner = await ownerOf(client, patience);
    return {owner, own: {id, database: await records.identity()}};
  };
  const requireOwnStore = async (): Promise<void> => {
    const {owner, own} = await look();
    if (owner?.id !== id)
      throw new DocextractError(
        'unavailable',
        `${placeOf(address)} is not the store of this ${records.owner}.`,
        {
          retryAfterSeconds: 30,
          hint: 'Check AWS_ENDPOINT_URL; what was stored there is not looked for elsewhere.',
        },
      );
    if (!isSameDatabase(owner, own)) throw copyOfOwner(placeOf(address), records, 'unavailable');
    await complete(client, owner, own);
  };
  return {
    requireOwnStore: async () => {
      if (performance.now() < trustedUntil) return;
      if (refused !== undefined && performance.now() < refused.until) throw refused.error;
      try {
        await requireOwnStore();
      } catch (error) {
        refused = {until: performance.now() + refusedMs, error};
        throw error;
      }
      trustedUntil = performance.now() + trustedMs;
    },
    refuseCopy: async () => {
      const {owner, own} = await look({attempts: 1, timeoutMs: startMs}).catch(
        (error: unknown): {owner?: Owner; own: Owner} => {
          if (error instanceof DocextractError && error.code === 'unavailable') return {own: {id}};
          throw error;
        },
      );
      if (owner?.id !== id) return;
      if (!isSameDatabase(owner, own)) throw copyOfOwner(placeOf(address), records);
      await complete(client, owner, own);
    },
  };
}

/** Adds the identity to an owner that an earlier version wrote without one. A failure is left to the next check. */
async function complete(client: S3Client, owner: Owner, own: Owner): Promise<void> {
  if (owner.database !== undefined || own.database === undefined) return;
  await writeOwner(client, own).catch((error: unknown) => {
    if (!(error instanceof S3Error)) throw error;
  });
}

function takenStore(address: string, {owner}: StoreRecords): DocextractError {
  return new DocextractError('usage', `${placeOf(address)} holds the files of another ${owner}.`, {
    hint: 'Name another prefix in DOCEXTRACT_FILES: two databases would delete the files of each other.',
  });
}

async function writeOwner(client: S3Client, owner: Owner, {isFirst = false} = {}): Promise<void> {
  const text = Buffer.from(JSON.stringify(owner));
  const sha256 = createHash('sha256').update(text).digest('hex');
  const reply = await client.send({
    ...{method: 'PUT', key: ownerKey, body: {bytes: text.length, sha256, open: () => text}},
    ...(isFirst && {headers: {'if-none-match': '*'}}),
  });
  await reply.body.dump();
}

async function ownerOf(client: S3Client, patience: Patience = {}): Promise<Owner | undefined> {
  const text = await readObject(client, ownerKey, patience).catch((error: unknown) => {
    throw asStoreUnavailable(error, client.settings);
  });
  if (text === undefined) return undefined;
  const found = z.object({id: z.string(), database: z.string().optional()}).safeParse(parseJson(text));
  return found.success ? found.data : {id: 'unknown'};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
