// postgres: the database on a PostgreSQL server: connections, locks of sessions, clock.

import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type {ClientConfig, CustomTypesConfig, PoolClient} from 'pg';
import {DocextractError, systemCodeOf} from '../../contract/errors.js';
import {outageOf} from '../database/server-outages.js';
import {translated} from './server-errors.js';

/** Connections of one process: reads run side by side, writes one after the other. */
const mostConnections = 10;
/** A server that does not take a connection within this time is not reached. */
const connectMs = 5_000;
/**
 * A statement without an answer for so long: the network drops packets. Longer than any statement of the service takes,
 * and than it may wait for the write lock (`sessionSettings`).
 */
const answerMs = 30_000;

/**
 * What each session tells the server. A process that is frozen in a transaction holds the write lock of all nodes: its
 * transaction ends after `idle_in_transaction_session_timeout`. A node that is cut off holds its locks until the server
 * misses the answers to its keep-alive packets, 25 s.
 *
 * The other settings override those of the role or the database: a limit on statements would also end statements that
 * wait for the write lock; a read after that wait must see what was written meanwhile; and a commit that is answered
 * must be on disk.
 */
export const sessionSettings = `
  set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '8s';
  set statement_timeout = 0; set idle_session_timeout = 0;
  set default_transaction_isolation = 'read committed';
  select set_config('transaction_timeout', '0', false) where current_setting('transaction_timeout', true) <> '0';
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = '25s';
  set client_min_messages = warning`;

type Pg = typeof import('pg');

/** Loads the client library on use. Throws `missing_package`. */
export async function loadPg(): Promise<Pg> {
  try {
    return await import('pg');
  } catch (cause) {
    if (systemCodeOf(cause) !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new DocextractError('missing_package', 'PostgreSQL needs the package pg, which is not installed.', {
      cause,
      hint: 'npm install -g docextract --include=optional',
    });
  }
}

/** What every connection is made with. int8 and numeric come as numbers: none exceeds 2^53. */
export function clientConfig({types}: Pg, url: string): ClientConfig {
  const numbers: CustomTypesConfig = {
    getTypeParser: (oid, format) =>
      Number(oid) === int8 || Number(oid) === numeric
        ? (text: string | Buffer) => Number(String(text))
        : (types.getTypeParser(oid, format) as (text: string | Buffer) => unknown),
  };
  return {
    connectionString: withCheckedTls(url),
    types: numbers,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'docextract',
  };
}

/**
 * TLS without a check of the certificate gives no protection. The library checks it in these modes, but warns at each
 * start that its next version will not; `verify-full` keeps the check.
 */
function withCheckedTls(url: string): string {
  const address = new URL(url);
  const mode = address.searchParams.get('sslmode') ?? '';
  if (!['prefer', 'require', 'verify-ca'].includes(mode) || address.searchParams.has('uselibpqcompat'))
    return url;
  address.searchParams.set('sslmode', 'verify-full');
  return address.href;
}

const int8 = 20;
const numeric = 1700;

export interface ConnectOptions {
  /** Whether statements may take long, as changes of the schema do. */
  isPatient?: boolean;
}

/** Connections to a database, opened when needed. Outages are thrown as `unavailable`. */
export async function connectPostgres<Db>(
  url: string,
  {isPatient = false}: ConnectOptions = {},
): Promise<Kysely<Db>> {
  const pg = await loadPg();
  const pool = new pg.Pool({
    ...clientConfig(pg, url),
    ...(isPatient ? {} : {query_timeout: answerMs}),
    max: mostConnections,
    // Awaited by the pool, although its type does not say so.
    onConnect: (client): void => {
      // Without a listener the end of a connection between two statements would end the process.
      client.on('error', ignore);
      return client.query(sessionSettings) as unknown as undefined;
    },
  });
  pool.on('error', ignore);
  const guarded: PostgresPool = {
    connect: async () => {
      try {
        return guard(await pool.connect());
      } catch (error) {
        throw translated(error, {connecting: true});
      }
    },
    end: () => pool.end(),
  };
  return new Kysely<Db>({dialect: new PostgresDialect({pool: guarded}), plugins: [emptyLists]});
}

/** PostgreSQL refuses `in ()`, which SQLite takes for no row. */
const emptyLists = new HandleEmptyInListsPlugin({strategy: replaceWithNoncontingentExpression});

function ignore(): void {
  // The next statement on the connection reports it.
}

/** A connection that translates outages, and is not used again after one. */
function guard(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const run = async (text: string, parameters: readonly unknown[] = []) => {
    // The server ended the transaction with the connection.
    if (isBroken && text === 'rollback') return nothing;
    try {
      return await client.query(text, parameters.map(storable));
    } catch (error) {
      const told = translated(error, {committing: text === 'commit'});
      const kind = outageOf(told);
      // After `busy` the connection is still usable, and its transaction is rolled back.
      if (kind !== undefined && kind !== 'busy') isBroken = true;
      if (text === 'rollback' && isBroken) return nothing;
      throw told;
    }
  };
  return {
    // Kysely calls it with a text and its parameters; the other signature is for cursors, which need a package.
    query: run as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
}

const nothing = {command: 'ROLLBACK', rowCount: 0, rows: []};

/** PostgreSQL's text cannot hold U+0000, which names of files and replies of webhooks may. */
function storable(parameter: unknown): unknown {
  return typeof parameter === 'string' && parameter.includes('\0')
    ? parameter.replaceAll('\0', '\uFFFD')
    : parameter;
}
