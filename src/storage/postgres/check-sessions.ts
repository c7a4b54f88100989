import {randomInt} from 'node:crypto';
import type {Client} from 'pg';
import {mustExist} from '../../contract/must-exist.js';
import type {Complaint} from './check-rights.js';

export type TwoClients = readonly [Client, Client];

/** Looks at two open connections; a pooler may give each its own session for a while, by chance. */
const looks = 5;

/**
 * Two open connections have a session each, and keep it, unless a pooler lends sessions for a transaction or a
 * statement. Locks are tried last: one that is taken in a session of others would stay there.
 */
export async function poolerComplaint(clients: TwoClients): Promise<Complaint | undefined> {
  return (await keepTheirSessions(clients)) && (await knowEachOther(clients)) ? undefined : shared;
}

const shared: Complaint = {
  what: 'is behind a pooler that shares sessions between connections: locks of sessions do not hold',
  hint: 'Name the server itself, or a pool with pool_mode = session.',
};

async function keepTheirSessions([one, other]: TwoClients): Promise<boolean> {
  const first = [await pidOf(one), await pidOf(other)] as const;
  if (first[0] === first[1]) return false;
  for (let look = 0; look < looks; look++)
    for (const [client, pid] of [
      [one, first[0]],
      [other, first[1]],
    ] as const)
      // Twice in a row: a pooler that lends its sessions in turn gives each client the same one in every round.
      if ((await pidOf(client)) !== pid || (await pidOf(client)) !== pid) return false;
  return true;
}

/** A lock of one connection stays its own in the eyes of the other. */
async function knowEachOther([one, other]: TwoClients): Promise<boolean> {
  // A number that no lock of a node has: those are of 64 bits, and two of 32 are others.
  const key = [randomInt(2 ** 31), randomInt(2 ** 31)];
  await one.query('select pg_advisory_lock_shared($1::int, $2::int)', key);
  try {
    for (let look = 0; look < looks; look++) {
      const {rows} = await other.query<{pid: number}>(
        `select pid from pg_locks
        where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::oid and objid = $2::oid`,
        key,
      );
      if (rows.length !== 1 || rows[0]?.pid !== (await pidOf(one))) return false;
    }
    return true;
  } finally {
    await one.query('select pg_advisory_unlock_shared($1::int, $2::int)', key);
  }
}

async function pidOf(client: Client): Promise<number> {
  const {rows} = await client.query<{pid: number}>('select pg_backend_pid() as pid');
  return mustExist(rows[0], 'row of a select without a table').pid;
}
