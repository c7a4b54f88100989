import pg from 'pg';
import {expect, onTestFinished, test} from 'vitest';
import {requireOwnSessions, checkServer} from '../../src/storage/postgres/check-server.js';
import {docextract} from '../e2e/docextract.js';
import {makePostgres} from '../helpers/postgres-server.js';
import {startCluster, emptyDirectory} from './cluster.js';
import {startPgBouncer} from './pgbouncer.js';

test('a pooler that lends sessions for a transaction is told by the check, and refused at the start', async () => {
  const server = await makePostgres();
  onTestFinished(() => server.remove());
  const url = await startPgBouncer(server.url, 'transaction');
  const refusal = {
    code: 'cannot_read',
    message: expect.stringContaining('behind a pooler that shares sessions') as string,
    hint: expect.stringContaining('pool_mode = session') as string,
  };
  await expect(checkServer(url)).rejects.toMatchObject(refusal);
  await expect(requireOwnSessions(url)).rejects.toMatchObject(refusal);
  const home = await emptyDirectory();
  const env = {PATH: process.env.PATH, HOME: home, DOCEXTRACT_DATABASE_URL: url};
  for (const command of ['serve', 'worker']) {
    const started = await docextract([command, '--data-dir', home, '--port', '0'], {env});
    expect([started.exitCode, started.stderr]).toEqual([13, expect.stringContaining('pool_mode = session')]);
  }
});

test('a pooler that lends many sessions in turn is found out, too', async () => {
  const server = await makePostgres();
  onTestFinished(() => server.remove());
  const url = await startPgBouncer(server.url, 'transaction', ['server_round_robin = 1']);
  // Transactions at the same time make it open sessions.
  const clients = Array.from({length: 4}, () => new pg.Client({connectionString: url}));
  for (const client of clients) {
    await client.connect();
    await client.query('begin');
  }
  for (const client of clients) await client.query('rollback');
  for (const client of clients) await client.end();
  const refusal = {message: expect.stringContaining('behind a pooler that shares sessions') as string};
  await expect(checkServer(url)).rejects.toMatchObject(refusal);
  await expect(requireOwnSessions(url)).rejects.toMatchObject(refusal);
});

test('a pooler that lends sessions for a connection serves nodes, one of which is killed', async () => {
  const cluster = await startCluster();
  const open = {databaseUrl: await startPgBouncer(cluster.server.url, 'session')};
  expect(await checkServer(open.databaseUrl)).toMatchObject({version: expect.any(String) as string});
  const front = await cluster.start('serve', {open});
  const killed = await cluster.start('worker', {open});
  const texts = Array.from({length: 8}, (_, number) => `slow:300 document ${number}`);
  const submitting = Promise.all(texts.map((text) => cluster.submit(text, () => front.url)));
  await cluster.untilReading(1);
  await killed.kill();
  await cluster.start('worker', {open});
  await submitting;
  await cluster.settle();
});
