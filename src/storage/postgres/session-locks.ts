import {type Kysely, sql} from 'kysely';
import type {Client} from 'pg';
import type {HeldLock, HolderLocks} from '../database/holder-locks.js';
import type {Tables} from '../database/tables.js';
import {clientConfig, loadPg, sessionSettings} from './connect.js';
import {translated} from './server-errors.js';

/**
 * Time in which other processes may register again before they count as dead, in milliseconds: when the session of this
 * process has ended, theirs may have ended too, as at a restart of the server. Two heartbeats.
 */
const returnMs = 10_000;

/**
 * Advisory locks of one session beside the pool. The server releases them when the session ends, with the process or
 * with its connection. A process that gives back the work of a dead one holds its lock meanwhile, so that the dead
 * process cannot register again in between.
 */
export function sessionLocks(db: Kysely<Tables>, url: string): HolderLocks {
  let session: Promise<Session> | undefined;
  let lostAt: number | undefined;
  const connect = (): Promise<Session> => openSession(url, () => (lostAt = performance.now()));
  const current = async (): Promise<Session> => {
    const opening = (session ??= connect());
    const opened = await opening.catch((error: unknown) => {
      if (session === opening) session = undefined;
      throw error;
    });
    if (!opened.isOver()) return opened;
    if (session === opening) session = undefined;
    return current();
  };
  const othersMayReturn = (): boolean => lostAt !== undefined && performance.now() - lostAt < returnMs;
  return {
    take: async (id, writeRow): Promise<HeldLock | undefined> => {
      const own = await current();
      if (!(await own.tryLock(id))) return undefined;
      // A row without a lock is that of a dead process.
      await writeRow();
      return {isLost: () => own.isOver(), confirm: () => own.confirm(), release: () => own.unlock(id)};
    },
    dead: async (self) => {
      const own = await current();
      await own.confirm();
      if (othersMayReturn()) return [];
      const free = await unlocked(db, self);
      const taken: string[] = [];
      for (const id of free) if (await own.tryLock(id)) taken.push(id);
      return [...new Set([...taken, ...own.held().filter((id) => id !== self)])];
    },
    isAlone: async (self) => {
      if (othersMayReturn()) return false;
      const others = await db.selectFrom('holders').select('id').where('id', '!=', self).execute();
      return others.length === (await unlocked(db, self)).length;
    },
    known: async () => {
      const rows = await db.selectFrom('holders').select('id').execute();
      return new Set(rows.map(({id}) => id));
    },
    forget: async (id) => {
      const own = await session;
      if (own?.isOver() === false) await own.unlock(id);
    },
    close: async () => {
      const own = await session?.catch(() => undefined);
      session = undefined;
      await own?.end();
    },
  };
}

/** Ids of other processes whose lock is free. */
export async function unlocked(db: Kysely<Tables>, self: string): Promise<string[]> {
  const rows = await db
    .selectFrom('holders')
    .select('id')
    .where('id', '!=', self)
    .where(
      (row) => sql<boolean>`not exists (
        select from pg_locks
        where locktype = 'advisory' and granted and objsubid = 1
          and database = (select oid from pg_database where datname = current_database())
          and (classid::bigint << 32) | objid::bigint =
            ('x' || left(replace(${row.ref('id')}, '-', ''), 16))::bit(64)::bigint
      )`,
    )
    .execute();
  return rows.map(({id}) => id);
}

interface Session {
  isOver(): boolean;
  /** Checks that the session answers. Otherwise ends it and throws `unavailable`. */
  confirm(): Promise<void>;
  /** Tries to take the lock; `true` also when this session already holds it. */
  tryLock: (id: string) => Promise<boolean>;
  unlock(id: string): Promise<void>;
  held(): string[];
  end(): Promise<void>;
}

async function openSession(url: string, onLost: () => void): Promise<Session> {
  const pg = await loadPg();
  const client: Client = new pg.Client({...clientConfig(pg, url), query_timeout: lockAnswerMs});
  let isOver = false;
  let isEnding = false;
  const over = (): void => {
    if (!isOver && !isEnding) onLost();
    isOver = true;
  };
  client.on('error', over);
  client.on('end', over);
  const locks = new Set<string>();
  /** One after the other: a client runs one statement at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const ask = <Row>(text: string, values: string[] = []): Promise<Row[]> => {
    const asked = last.then(async () => {
      try {
        return (await client.query(text, values)).rows as Row[];
      } catch (error) {
        const told = translated(error);
        // A session that does not answer may have ended without a message.
        if (told !== error) {
          over();
          client.end().catch(() => undefined);
        }
        throw told;
      }
    });
    last = asked.catch(() => undefined);
    return asked;
  };
  try {
    await client.connect();
    await client.query(sessionSettings);
  } catch (error) {
    isEnding = true;
    client.end().catch(() => undefined);
    throw translated(error, {connecting: true});
  }
  return {
    isOver: () => isOver,
    confirm: async () => {
      await ask('select 1');
    },
    tryLock: async (id) => {
      if (locks.has(id)) return true;
      const [row] = await ask<{taken: boolean}>(`select pg_try_advisory_lock(${lockKey}) as taken`, [id]);
      if (row?.taken === true) locks.add(id);
      return row?.taken === true;
    },
    unlock: async (id) => {
      if (!locks.delete(id)) return;
      await ask(`select pg_advisory_unlock(${lockKey})`, [id]);
    },
    held: () => [...locks],
    end: async () => {
      isEnding = true;
      await last;
      await client.end().catch(() => undefined);
    },
  };
}

/** Timeout for the statements of this session; none of them waits for a lock. */
const lockAnswerMs = 10_000;
const lockKey = `('x' || left(replace($1, '-', ''), 16))::bit(64)::bigint`;
