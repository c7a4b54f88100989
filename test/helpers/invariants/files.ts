import {createHash} from 'node:crypto';
import {readdir} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {Kysely} from 'kysely';
import {checksumIn} from '../../../src/storage/files/checksums.js';
import {isHeld} from '../../../src/storage/database/lock.js';
import {namedFiles} from '../../../src/storage/retention/orphan-files.js';
import {isPostgres} from '../../../src/storage/database/dialect.js';
import {isInStore, keptFiles} from '../files.js';
import {unlocked} from '../../../src/storage/postgres/session-locks.js';
import type {Tables} from '../../../src/storage/database/tables.js';

/** The files that rows name are there and whole, and there are no others. */
export async function complaintsAboutFiles(db: Kysely<Tables>, dataDir: string): Promise<string[]> {
  const named = await namedFiles(db);
  const files = await keptFiles(dataDir);
  const kept = [...files.keys()];
  const living = isPostgres(db) ? await livingOn(db) : await livingIn(dataDir);
  const temporary = await filesIn(dataDir, 'temporary');
  const known = await db.selectFrom('holders').select('id').execute();
  return [
    // In a store they go when they are twelve hours old.
    ...(isInStore() ? [] : kept.filter((key) => !named.has(key)).map((key) => `${key} is an orphan`)),
    ...[...named].filter((key) => !kept.includes(key)).map((key) => `${key} is named and not there`),
    ...damagedAmong(files).map((key) => `${key} is damaged`),
    ...temporary
      .filter((path) => !living.some((id) => path.startsWith(`temporary/${id}/`)))
      .map((path) => `${path} is of a process that has ended`),
    ...(await filesIn(dataDir, 'holders'))
      .filter((path) => !isHeld(join(dataDir, path)))
      .map((path) => `${path} is of a process that has ended`),
    ...known.filter(({id}) => !living.includes(id)).map(({id}) => `process ${id} has ended and is known`),
  ];
}

/** The processes whose sessions hold their locks. */
async function livingOn(db: Kysely<Tables>): Promise<string[]> {
  const ended = await unlocked(db, '');
  const known = await db.selectFrom('holders').select('id').execute();
  return known.map(({id}) => id).filter((id) => !ended.includes(id));
}

/** The processes that have the data directory open for work. */
async function livingIn(dataDir: string): Promise<string[]> {
  const locks = (await filesIn(dataDir, 'holders')).filter((path) => isHeld(join(dataDir, path)));
  return locks.map((path) => path.slice('holders/'.length).replace(/\.(lock|new)$/, ''));
}

function damagedAmong(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([key, bytes]) => {
    const sum = checksumIn(key);
    return sum !== undefined && createHash('sha256').update(bytes).digest('hex') !== sum ? [key] : [];
  });
}

async function filesIn(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), {recursive: true, withFileTypes: true}).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
