import type {Client} from 'pg';
import {DocextractError} from '../../contract/errors.js';
import {required} from '../../contract/required.js';
import {clientConfig, loadPg} from './connect.js';
import {explained, placeOf} from './explain.js';

/** The oldest version that the service is tested on. */
const leastVersion = 15;

/** What a connection test found. */
export interface ServerReport {
  /** Host and name of the database. */
  place: string;
  /** As the server says it, such as 15.14. */
  version: string;
}

/**
 * Tests whether the service can run on a database, without changing anything. Throws `unavailable` when it is not
 * reached, and `cannot_read` with what is wrong: user, TLS, database, rights, version, a pooler that shares sessions.
 */
export async function checkServer(url: string): Promise<ServerReport> {
  return withTwoClients(url, async (clients) => {
    const found = await factsOf(clients[0]);
    refuse(complaintAbout(found) ?? (await poolerComplaint(clients)), url);
    return {place: placeOf(url), version: found.version};
  });
}

/** Throws `cannot_read` where a pooler shares sessions: two nodes behind it would take each other's locks for theirs. */
export async function requireOwnSessions(url: string): Promise<void> {
  await withTwoClients(url, async (clients) => refuse(await poolerComplaint(clients), url));
}

type TwoClients = readonly [Client, Client];

async function withTwoClients<Result>(
  url: string,
  act: (clients: TwoClients) => Promise<Result>,
): Promise<Result> {
  const pg = await loadPg();
  const clients: Client[] = [];
  try {
    // The client reads the files of certificates when it is made.
    const both = [new pg.Client(clientConfig(pg, url)), new pg.Client(clientConfig(pg, url))] as const;
    clients.push(...both);
    for (const client of both) {
      client.on('error', () => undefined);
      await client.connect();
    }
    return await act(both);
  } catch (error) {
    throw explained(error, url);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

function refuse(complaint: Complaint | undefined, url: string): void {
  if (complaint === undefined) return;
  throw new DocextractError('cannot_read', `PostgreSQL at ${placeOf(url)} ${complaint.what}.`, complaint);
}

interface Facts {
  version: string;
  number: number;
  role: string;
  schema: string | null;
  is_read_only: boolean;
  has_tables: boolean;
  may_create: boolean | null;
  may_write: boolean | null;
}

async function factsOf(client: Client): Promise<Facts> {
  const {rows} = await client.query<Facts>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_user as role, current_schema() as schema,
      current_setting('transaction_read_only') = 'on' as is_read_only,
      to_regclass('migrations') is not null as has_tables,
      has_schema_privilege(current_schema(), 'create') as may_create,
      (select bool_and(has_table_privilege(oid, privilege))
        from pg_class, unnest(array['select', 'insert', 'update', 'delete']) as privilege
        where relkind = 'r' and relnamespace = to_regnamespace(current_schema())) as may_write`);
  return required(rows[0], 'row of a select without a table');
}

interface Complaint {
  what: string;
  hint: string;
}

function complaintAbout(found: Facts): Complaint | undefined {
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
      what: `does not let the role ${found.role} read and write all tables`,
      hint: `grant select, insert, update, delete on all tables in schema ${found.schema} to ${found.role}`,
    };
  return undefined;
}

/** Looks at two open connections; a pooler may give each its own session once, by chance. */
const looks = 5;

/** Two open connections never share a session, unless a pooler lends sessions for a transaction or a statement. */
async function poolerComplaint(clients: TwoClients): Promise<Complaint | undefined> {
  for (let look = 0; look < looks; look++) {
    const pids = new Set<number>();
    for (const client of clients) {
      const {rows} = await client.query<{pid: number}>('select pg_backend_pid() as pid');
      pids.add(required(rows[0], 'row of a select without a table').pid);
    }
    if (pids.size < clients.length)
      return {
        what: 'is behind a pooler that shares sessions between connections: locks of sessions do not hold',
        hint: 'Name the server itself, or a pool with pool_mode = session.',
      };
  }
  return undefined;
}
