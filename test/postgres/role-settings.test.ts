import pg from 'pg';
import {sql} from 'kysely';
import {expect, inject, test} from 'vitest';
import {mustExist} from '../../src/contract/must-exist.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import {openTemporary} from '../storage/open-temporary.js';
import {holdWriteLock} from './write-lock.js';

const server = mustExist(inject('postgres'), 'server of the project');

/** A schema for a role with settings of its own; gives its address there. */
async function roleWith(...settings: string[]): Promise<string> {
  const owner = new pg.Client({connectionString: server});
  await owner.connect();
  await owner.query('create role peculiar login');
  await owner.query('create schema peculiar authorization peculiar');
  for (const setting of settings) await owner.query(`alter role peculiar set ${setting}`);
  await owner.end();
  const url = new URL(server);
  url.username = 'peculiar';
  url.searchParams.set('options', '-c search_path=peculiar');
  return url.href;
}

test('settings of a role neither end what waits for its turn, nor let it read what was before, nor put off the disk', async () => {
  const databaseUrl = await roleWith(
    "statement_timeout = '100ms'",
    "default_transaction_isolation = 'repeatable read'",
    'synchronous_commit = off',
    "idle_session_timeout = '200ms'",
  );
  const storage = await openTemporary({databaseUrl});
  const lock = await holdWriteLock(databaseUrl);
  const added = [storage.credits.add('one', 5), storage.credits.add('one', 6)];
  await lock.untilWaiting({for: '300ms'});
  await lock.release();
  await Promise.all(added);
  expect(await storage.credits.list()).toMatchObject([{account: 'one', balance: 11}]);

  const db = await connectPostgres<object>(databaseUrl);
  const {rows} = await sql`select current_setting('statement_timeout') as statement_timeout,
    current_setting('default_transaction_isolation') as isolation,
    current_setting('synchronous_commit') as synced`.execute(db);
  expect(rows).toEqual([{statement_timeout: '0', isolation: 'read committed', synced: 'on'}]);
  await db.destroy();
});
