import {type Kysely, sql} from 'kysely';
import type {Tables} from './tables.js';

/**
 * Which database on which server this is: another one after a dump was restored elsewhere, the same on a standby that
 * took over. `undefined` where the role may not know.
 */
export async function identityOf(db: Kysely<Tables>): Promise<string | undefined> {
  const {rows: rights} = await sql<{may: boolean | null}>`
    select has_function_privilege(to_regprocedure('pg_control_system()'), 'execute') as may`.execute(db);
  if (rights[0]?.may !== true) return undefined;
  const {rows} = await sql<{identity: string}>`
    select system_identifier::text || '/' || (select oid from pg_database where datname = current_database())::text
      as identity
    from pg_control_system()`.execute(db);
  return rows[0]?.identity;
}
