import {createHash, randomUUID} from 'node:crypto';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {readObject} from '../s3/objects.js';
import {placeOf} from '../s3/s3-address.js';
import type {S3Client} from '../s3/s3-client.js';
import {asStoreUnavailable} from '../s3/s3-error.js';
import type {StoreRecord, StoreRecords} from './store-record.js';

const ownerKey = 'owner.json';
/** The object is looked at again after so long. */
const trustedMs = 3_600_000;

/** The store of a database, as its record says it. */
export type OwnStore = StoreRecord & {address: string};

/**
 * Makes a store that of a database, durably: the store and the record get the same id. Processes that do so at the same
 * time agree on one. `replaced`: the record of an empty directory whose place the store takes. Throws `usage` when the
 * store is another's, or the files are elsewhere; `unavailable` as it answers.
 */
export async function claimStore(
  client: S3Client,
  {records, address, replaced}: {records: StoreRecords; address: string; replaced?: StoreRecord | undefined},
): Promise<OwnStore> {
  const before = replaced === undefined ? await records.read() : undefined;
  const owner = await ownerOf(client);
  if (owner !== undefined && owner !== before?.id) {
    // Another process may have claimed it for the same database meanwhile.
    const now = await records.read();
    if (now?.id === owner) return {...now, address};
    throw takenStore(address, records);
  }
  // What was recorded before a restart may have got lost with the database.
  const record = await records.begin(before ?? {address, id: randomUUID(), pending: true}, replaced);
  requireSamePlace(address, record, records);
  const {id} = record;
  const text = Buffer.from(JSON.stringify({id}));
  const sha256 = createHash('sha256').update(text).digest('hex');
  try {
    const reply = await client.send({
      ...{method: 'PUT', key: ownerKey, body: {bytes: text.length, sha256, open: () => text}},
      // Of two that claim it at the same time, one is refused by stores that know of it.
      ...(owner === undefined && {headers: {'if-none-match': '*'}}),
    });
    await reply.body.dump();
  } catch (error) {
    if ((await ownerOf(client)) !== id) throw asStoreUnavailable(error, client.settings);
  }
  const claimed = {address, id};
  await records.finish(claimed);
  return claimed;
}

/** Throws `usage` for a store that is neither this database's nor nobody's. */
export async function requireFree(
  client: S3Client,
  {address, records}: {address: string; records: StoreRecords},
): Promise<void> {
  const [owner, record] = [await ownerOf(client), await records.read()];
  if (owner !== undefined && owner !== record?.id) throw takenStore(address, records);
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

/** Throws `unavailable` unless the store still is that of the record. Looks again after an hour. */
export function ownStoreCheck(
  client: S3Client,
  {id, address}: OwnStore,
  {owner}: Pick<StoreRecords, 'owner'>,
): () => Promise<void> {
  let trustedUntil = 0;
  return async () => {
    if (performance.now() < trustedUntil) return;
    if ((await ownerOf(client)) !== id)
      throw new DocextractError('unavailable', `${placeOf(address)} is not the store of this ${owner}.`, {
        retryAfterSeconds: 30,
        hint: 'Check AWS_ENDPOINT_URL; what was stored there is not looked for elsewhere.',
      });
    trustedUntil = performance.now() + trustedMs;
  };
}

function takenStore(address: string, {owner}: StoreRecords): DocextractError {
  return new DocextractError('usage', `${placeOf(address)} holds the files of another ${owner}.`, {
    hint: 'Name another prefix in DOCEXTRACT_FILES: two databases would delete the files of each other.',
  });
}

async function ownerOf(client: S3Client): Promise<string | undefined> {
  const text = await readObject(client, ownerKey).catch((error: unknown) => {
    throw asStoreUnavailable(error, client.settings);
  });
  if (text === undefined) return undefined;
  const found = z.object({id: z.string()}).safeParse(parseJson(text));
  return found.success ? found.data.id : 'unknown';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
