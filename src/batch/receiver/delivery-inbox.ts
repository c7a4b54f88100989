import {mkdir, open, readdir, readFile, rename, rm, stat, utimes} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {parseJson} from '../../contract/static-values.js';
import {writeAtomically} from '../files/write-file.js';
import {type Delivery, DeliveryBody} from './delivery.js';

/** A delivery and how far it has come. */
export const StoredDelivery = z.object({
  key: z.string(),
  id: z.string(),
  at: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** The result is on the disk. */
  result: z.string().optional(),
  /** The hook has run. */
  told: z.boolean().optional(),
  forward: z.object({attempts: z.number(), next_ms: z.number()}).optional(),
});
export type StoredDelivery = z.infer<typeof StoredDelivery>;

/** Deliveries on disk: open ones, and processed ones, which identify repetitions. */
export interface Inbox {
  /** Resolves when the data is on disk. */
  store(delivery: Delivery, nowMs: number): Promise<'stored' | 'duplicate'>;
  /** Open deliveries, oldest first. */
  open(): Promise<StoredDelivery[]>;
  /** All remembered deliveries, open or processed. */
  all(this: void): Promise<StoredDelivery[]>;
  /** Writes the progress of a delivery. */
  update(delivery: StoredDelivery): Promise<void>;
  /** Closes a delivery. `given up`: kept for manual inspection. */
  close(key: string, how: 'done' | 'given up'): Promise<void>;
  /** Forgets deliveries that are too old to be repeated. */
  tidy(nowMs: number): Promise<void>;
}

/** Senders give up after a day; a person may resend manually within a week. */
const rememberedMs = 7 * 24 * 3_600_000;

/**
 * Opens the inbox of a directory, creates its folders `open`, `done` and `given-up`, and reads the keys of known
 * deliveries.
 */
export async function openInbox(directory: string): Promise<Inbox> {
  const open = join(directory, 'open');
  const done = join(directory, 'done');
  const givenUp = join(directory, 'given-up');
  for (const folder of [open, done, givenUp]) await mkdir(folder, {recursive: true, mode: 0o700});
  await removeBeginnings(open);
  const known = new Set((await Promise.all([open, done, givenUp].map(keysIn))).flat());
  const arriving = new Map<string, Promise<void>>();
  const fileOf = (key: string) => join(open, `${key}.json`);
  return {
    async store({key, id, body, headers}, nowMs) {
      while (arriving.has(key)) await arriving.get(key);
      if (known.has(key)) return 'duplicate';
      const at = new Date(nowMs).toISOString();
      const writing = writeDurably(fileOf(key), {key, id, at, headers, body}, open);
      arriving.set(
        key,
        writing.catch(() => undefined),
      );
      try {
        await writing;
        known.add(key);
        return 'stored';
      } finally {
        arriving.delete(key);
      }
    },
    open: async () => readAll(open),
    all: async () => (await Promise.all([open, done, givenUp].map(readAll))).flat(),
    update: (delivery) => writeAtomically(fileOf(delivery.key), `${JSON.stringify(delivery)}\n`),
    async close(key, how) {
      const to = join(how === 'done' ? done : givenUp, `${key}.json`);
      await rename(fileOf(key), to);
      // It is remembered from now on, however long it took.
      await utimes(to, new Date(), new Date());
    },
    async tidy(nowMs) {
      for (const key of await keysIn(done)) {
        const path = join(done, `${key}.json`);
        const {mtimeMs} = await stat(path);
        if (nowMs - mtimeMs < rememberedMs) continue;
        await rm(path, {force: true});
        known.delete(key);
      }
    },
  };
}

/** Body of a stored delivery; it was validated on arrival. */
export function payloadOf({body}: StoredDelivery): DeliveryBody {
  return DeliveryBody.parse(JSON.parse(body));
}

/** The name of a new file is on the disk only when its folder is. */
async function writeDurably(path: string, delivery: StoredDelivery, folder: string): Promise<void> {
  await writeAtomically(path, `${JSON.stringify(delivery)}\n`);
  const directory = await open(folder, 'r').catch(() => undefined);
  // Windows opens no folders, and needs no such thing.
  await directory?.sync().catch(() => undefined);
  await directory?.close();
}

/** Removes partly written files: their senders got no answer. */
async function removeBeginnings(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  for (const name of parts) await rm(join(folder, name), {force: true});
}

async function keysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

async function readAll(folder: string): Promise<StoredDelivery[]> {
  const read = await Promise.all(
    (await keysIn(folder)).map(async (key) =>
      StoredDelivery.safeParse(parseJson(await readFile(join(folder, `${key}.json`), 'utf8'))),
    ),
  );
  const deliveries = read.flatMap(({success, data}) => (success ? [data] : []));
  return deliveries.sort((one, other) => (one.at < other.at ? -1 : 1));
}
