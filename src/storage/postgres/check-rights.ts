import type {Client} from 'pg';
import {mustExist} from '../../contract/must-exist.js';
import {tableNames} from '../database/tables.js';
import {migrations} from '../migrations/index.js';

/** What is wrong with a server, as the end of a sentence, and the next step. */
export interface Complaint {
  what: string;
  hint: string;
}

/** The oldest version that the service is tested on. */
const leastVersion = 15;

export interface Facts {
  version: string;
  number: number;
  role: string;
  schema: string | null;
  is_read_only: boolean;
  has_tables: boolean;
  may_create: boolean | null;
  may_write: boolean | null;
  is_owner: boolean | null;
}

/** All of docextract: other programs may have tables beside them, as PostGIS does. */
const ownTables = [...tableNames, 'migrations', 'windows'];

/** Queries the version of the server, and what the role of this connection may do with the tables of docextract. */
export async function factsOf(client: Client): Promise<Facts> {
  const {rows} = await client.query<Facts>(
    `with own as (
      select oid, relname, relowner from pg_class
      where oid = any (array(select to_regclass(name)::oid from unnest($1::text[]) as name))
    )
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_user as role, current_schema() as schema,
      current_setting('transaction_read_only') = 'on' as is_read_only,
      to_regclass('migrations') is not null as has_tables,
      has_schema_privilege(current_schema(), 'create') as may_create,
      (select bool_and(has_table_privilege(oid, privilege))
        from own, unnest(array['select', 'insert', 'update', 'delete']) as privilege
        where relname <> 'migrations' or privilege = 'select') as may_write,
      (select bool_and(pg_has_role(relowner, 'usage')) from own) as is_owner`,
    [ownTables],
  );
  return mustExist(rows[0], 'row of a select without a table');
}

/** The first reason why the service cannot run on the server; `undefined` when there is none. */
export function complaintAbout(found: Facts): Complaint | undefined {
  if (found.number < leastVersion * 10_000)
    return {what: `is version ${found.version}`, hint: `Use version ${leastVersion} or newer.`};
  if (found.is_read_only)
    return {
      what: 'is read-only, as a standby is',
      hint: 'Name the primary; several hosts are not tried in turn.',
    };
  if (found.schema === null)
    return {
      what: `has no schema that the role ${found.role} may use`,
      hint: `grant usage on schema public to ${found.role}`,
    };
  if (!found.has_tables && found.may_create !== true)
    return {
      what: `has no tables of docextract, and the role ${found.role} may not make them`,
      hint: `Start docextract once as the owner of the database, or: grant create on schema ${found.schema} to ${found.role}`,
    };
  if (found.has_tables && found.may_write === false)
    return {
      what: `does not let the role ${found.role} read and write the tables of docextract`,
      hint: `grant select, insert, update, delete on all tables in schema ${found.schema} to ${found.role}`,
    };
  return undefined;
}

/** Number of the last migration of the tables. */
export async function formatOf(client: Client): Promise<number> {
  const {rows} = await client.query<{format: number | null}>('select max(number) as format from migrations');
  return rows[0]?.format ?? 0;
}

/** Tables of an older version are changed at the start; only their owner may do that. */
export function complaintAboutAge(format: number, found: Facts): Complaint | undefined {
  const mayChange = found.is_owner === true && found.may_create === true;
  if (mayChange || migrations.every(({number}) => number <= format)) return undefined;
  return {
    what: `has tables of an older docextract, and the role ${found.role} may not change them`,
    hint: 'Start docextract once as the owner of the database (docextract keys list is enough), which changes them.',
  };
}
