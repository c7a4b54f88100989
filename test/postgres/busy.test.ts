import pg from 'pg';
import {expect, onTestFinished, test} from 'vitest';
import {mustExist} from '../../src/contract/must-exist.js';
import {databaseUrlOf} from '../helpers/database.js';
import {openTemporary, temporaryDirectory} from '../storage/open-temporary.js';
import {holdWriteLock} from './write-lock.js';

/** The address of a schema of its own. */
async function ownSchema(): Promise<string> {
  return mustExist(await databaseUrlOf(await temporaryDirectory()), 'server of the project');
}

test('a node that starts while another changes the tables waits for as long as that takes, and says so', async () => {
  const databaseUrl = await ownSchema();
  const lock = await holdWriteLock(databaseUrl);
  let tell: (word: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (tell = resolve));
  const opened = openTemporary({databaseUrl, onWait: () => tell('waits')});
  expect(await Promise.race([told, opened.then(() => 'opened')])).toBe('waits');
  await lock.untilWaiting();
  await lock.release();
  expect(await (await opened).keys.list()).toEqual([]);
});

test('who reads a table that is being changed is told that the database is busy, and reads on afterwards', async () => {
  const databaseUrl = await ownSchema();
  const {credits} = await openTemporary({databaseUrl});
  const change = new pg.Client({connectionString: databaseUrl});
  await change.connect();
  onTestFinished(() => change.end());
  await change.query('begin; lock table accounts in access exclusive mode');
  await expect(credits.list()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The database is busy.',
    retryAfterSeconds: 5,
  });
  await change.query('rollback');
  expect(await credits.list()).toEqual([]);
});

test('reads are answered while many writes wait for a node that is frozen in one', async () => {
  const databaseUrl = await ownSchema();
  const storage = await openTemporary({databaseUrl});
  const {id} = await storage.keys.create({name: 'one', account: 'one'});
  const lock = await holdWriteLock(databaseUrl);
  let written = 0;
  const writes = Array.from({length: 40}, () => storage.credits.add('one', 1).then(() => written++));
  await lock.untilWaiting({sessions: 4});
  expect((await storage.keys.list()).map((key) => key.id)).toEqual([id]);
  expect(await storage.credits.show('one')).toMatchObject({balance: 0});
  expect(written).toBe(0);
  await lock.release();
  await Promise.all(writes);
  expect(await storage.credits.show('one')).toMatchObject({balance: 40});
});
