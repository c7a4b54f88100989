import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {Kysely} from 'kysely';
import pg from 'pg';
import {inject, type TestFunction, test} from 'vitest';
import {openDatabase} from '../../src/storage/database/database.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';

/** The server that this run keeps its databases on; `undefined`: they are SQLite files. */
const server = inject('postgres');
const schemas = new Map<string, Promise<string>>();

/** The address of the database that belongs to a data directory: a schema of its own. `undefined` on SQLite. */
export function databaseUrlOf(dataDir: string): Promise<string | undefined> {
  if (server === undefined) return Promise.resolve(undefined);
  const known = schemas.get(dataDir) ?? makeSchema(server, dataDir);
  schemas.set(dataDir, known);
  return known;
}

/** The database of a data directory, as it is stored. */
export async function openDatabaseOf<Db>(dataDir: string): Promise<Kysely<Db>> {
  const url = await databaseUrlOf(dataDir);
  return url === undefined ? openDatabase<Db>(join(dataDir, 'docextract.db')) : connectPostgres<Db>(url);
}

/** Variables for a process that opens the data directory. */
export async function databaseEnvironment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  return {...process.env, TEST_DATABASE_URL: await databaseUrlOf(dataDir)};
}

export const isOnPostgres = server !== undefined;

/** A test of what only SQLite has: files of the database in the data directory. */
export function testOnSqlite(name: string, run: TestFunction): void {
  if (!isOnPostgres) test(name, run);
}

async function makeSchema(url: string, dataDir: string): Promise<string> {
  const name = `t_${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`;
  const client = new pg.Client({connectionString: url});
  await client.connect();
  try {
    await client.query(`create schema if not exists ${name}`);
  } finally {
    await client.end();
  }
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
}
