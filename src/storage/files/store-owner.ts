import {createHash, randomUUID} from 'node:crypto';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {readObject} from '../s3/objects.js';
import {placeOf} from '../s3/s3-address.js';
import type {S3Client} from '../s3/s3-client.js';
import {asStoreUnavailable} from '../s3/s3-error.js';
import {beginRecord, readStoreRecord, type StoreRecord, writeRecord} from './store-record.js';

const ownerKey = 'owner.json';
/** The object is looked at again after so long. */
const trustedMs = 3_600_000;

/** Makes a store that of a data directory, durably. Throws `usage` when it is another's, `unavailable` as it answers. */
export async function claimStore(
  client: S3Client,
  {dataDir, address, record}: {dataDir: string; address: string; record: StoreRecord | undefined},
): Promise<StoreRecord> {
  const owner = await ownerOf(client);
  if (owner !== undefined && owner !== record?.id) {
    // Another process may have claimed it for the same data directory meanwhile.
    const now = await readStoreRecord(dataDir);
    if (now?.id === owner) return now;
    throw takenStore(address);
  }
  const {id} = record ?? (await beginRecord(dataDir, {address, id: randomUUID(), pending: true}));
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
  await writeRecord(dataDir, claimed);
  return claimed;
}

/** Throws `usage` for a store that is not this data directory's, nor nobody's. */
export async function requireFree(
  client: S3Client,
  {address, record}: {address: string; record: StoreRecord | undefined},
): Promise<void> {
  const owner = await ownerOf(client);
  if (owner !== undefined && owner !== record?.id) throw takenStore(address);
}

/** Throws `unavailable` unless the store still is that of the record. Looks again after an hour. */
export function ownStoreCheck(client: S3Client, {id, address}: StoreRecord): () => Promise<void> {
  let trustedUntil = 0;
  return async () => {
    if (performance.now() < trustedUntil) return;
    if ((await ownerOf(client)) !== id)
      throw new DocextractError(
        'unavailable',
        `${placeOf(address)} is not the store of this data directory.`,
        {
          retryAfterSeconds: 30,
          hint: 'Check AWS_ENDPOINT_URL; what was stored there is not looked for elsewhere.',
        },
      );
    trustedUntil = performance.now() + trustedMs;
  };
}

function takenStore(address: string): DocextractError {
  return new DocextractError('usage', `${placeOf(address)} holds the files of another data directory.`, {
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
