import {randomUUID} from 'node:crypto';
import {link, open, readFile, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {syncDirectory} from './directories.js';

/**
 * Says in the data directory where its files are. The store has an object with the same id: what is not named by the
 * database of one store is nothing but an orphan there, so that two databases must not have the same.
 */
const StoreRecord = z.object({
  address: z.string(),
  id: z.uuid(),
  /** The object is not written yet. */
  pending: z.boolean().optional(),
});
export type StoreRecord = z.infer<typeof StoreRecord>;

const recordName = 'files.json';

/** `undefined` for a data directory that has its files itself. Throws for a record that cannot be read. */
export async function readStoreRecord(dataDir: string): Promise<StoreRecord | undefined> {
  const path = join(dataDir, recordName);
  try {
    return StoreRecord.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    if (systemCodeOf(cause) === 'ENOENT') return undefined;
    throw new DocextractError('cannot_read', `${path} does not say where the files are.`, {
      cause,
      hint: 'Take it from a backup of the data directory.',
    });
  }
}

/** Writes the first record; where another process was faster, returns its record. */
export async function beginRecord(dataDir: string, record: StoreRecord): Promise<StoreRecord> {
  const written = await writeAside(dataDir, record);
  try {
    await link(written, join(dataDir, recordName));
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
    return (await readStoreRecord(dataDir)) ?? record;
  } finally {
    await rm(written, {force: true});
  }
  await syncDirectory(dataDir);
  return record;
}

/** Replaces the record, durably. */
export async function writeRecord(dataDir: string, record: StoreRecord): Promise<void> {
  await rename(await writeAside(dataDir, record), join(dataDir, recordName));
  await syncDirectory(dataDir);
}

/** Returns the path of a synced file beside the record. */
async function writeAside(dataDir: string, record: StoreRecord): Promise<string> {
  const path = join(dataDir, `${recordName}.${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}
