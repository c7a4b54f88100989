import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {type Kysely, sql} from 'kysely';
import {isPostgres} from '../database/dialect.js';
import type {Tables} from '../database/tables.js';
import {loadS3, type FilesPlace} from '../files/open-file-store.js';
import {namedFiles} from '../retention/orphan-files.js';
import {copiedTables} from './table-copies.js';

/** Counts of rows and files of a source. */
export interface Survey {
  tables: {table: string; rows: number}[];
  /** Bytes of the database on disk. */
  databaseBytes: number;
  /** `missing`: keys that rows name and that are not there. */
  files: {count: number; bytes: number; missing: string[]};
}

/** Counts rows and files; reads the size of each file, not its content. */
export async function surveyOf(
  db: Kysely<Tables>,
  {dataDir, place}: {dataDir: string; place: FilesPlace},
): Promise<Survey> {
  const tables: Survey['tables'] = [];
  for (const table of copiedTables) {
    const {rows} = await sql<{rows: number}>`select count(*) as rows from ${sql.table(table)}`.execute(db);
    tables.push({table, rows: rows[0]?.rows ?? 0});
  }
  const keys = [...(await namedFiles(db))];
  const sizes =
    place.address === undefined ? await sizesIn(dataDir, keys) : await sizesInStore(place.address, place);
  const missing = keys.filter((key) => !sizes.has(key));
  const bytes = keys.reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0);
  return {tables, databaseBytes: await databaseBytes(db), files: {count: keys.length, bytes, missing}};
}

async function databaseBytes(db: Kysely<Tables>): Promise<number> {
  const query = isPostgres(db)
    ? sql<{bytes: number}>`
        select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes
        from pg_class where relkind = 'r' and relnamespace = to_regnamespace(current_schema())`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return (await query.execute(db)).rows[0]?.bytes ?? 0;
}

async function sizesIn(dataDir: string, keys: string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const key of keys) {
    const found = await stat(join(dataDir, key)).catch(() => undefined);
    if (found !== undefined) sizes.set(key, found.size);
  }
  return sizes;
}

async function sizesInStore(address: string, {variables}: FilesPlace): Promise<Map<string, number>> {
  const {openS3Client, s3SettingsOf} = await loadS3();
  const {listObjects} = await import('../s3/objects.js');
  const client = openS3Client(s3SettingsOf(address, variables));
  try {
    const sizes = new Map<string, number>();
    for await (const {key, bytes} of listObjects(client, {under: 'kept/'})) sizes.set(key, bytes);
    return sizes;
  } finally {
    await client.close();
  }
}
