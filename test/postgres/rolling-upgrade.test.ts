import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {execa} from 'execa';
import {expect, test} from 'vitest';
import {migrations} from '../../src/storage/migrations/index.js';
import {closedGate} from './closed-gate.js';
import {type Cluster, emptyDirectory, startCluster} from './cluster.js';
import {buildEarlierVersion} from './earlier-version.js';

const newest = Math.max(...migrations.map(({number}) => number));

function formatOf({db}: Cluster): Promise<number> {
  // Kysely knows the tables of the service, not the one that counts the changes to them.
  const counted = db.withTables<{migrations: {number: number}}>().selectFrom('migrations');
  return counted
    .select((row) => row.fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
    .then(({number}) => number);
}

test('nodes of the version before the newest migration work beside those of this one until they are stopped, and do not start again', async () => {
  const {folder: earlier, commit} = await buildEarlierVersion();
  const cluster = await startCluster({version: earlier});
  expect(await formatOf(cluster), `commit ${commit}`).toBeLessThan(newest);
  const gate = await closedGate();
  const oldFront = await cluster.start('serve', {version: earlier});
  const oldWorker = await cluster.start('worker', {version: earlier});
  const before = Array.from({length: 8}, (_, number) => `until:${gate.path} early ${number}`);
  const oldJobs = await Promise.all(before.map((text) => cluster.submit(text, () => oldFront.url)));
  await cluster.untilReading(1);

  await cluster.start('worker');
  expect(await formatOf(cluster)).toBe(newest);
  await cluster.untilReading(2);
  const front = await cluster.start('serve');
  // What was paid through the one version is known to the other.
  const again = await Promise.all(before.map((text) => cluster.submit(text, () => front.url)));
  expect(again).toEqual(oldJobs);
  const byBoth = Array.from({length: 24}, (_, number) => `slow:150 document ${number}`);
  const urls = [oldFront.url, front.url];
  const submitting = Promise.all(
    byBoth.map((text, number) => cluster.submit(text, () => urls[number % urls.length])),
  );
  await gate.open();
  // One is stopped with all that it does, the other in an orderly way.
  await oldWorker.kill();
  await submitting;
  oldFront.child.send('stop');
  expect(await oldFront.ended).toBeNull();
  await cluster.submit('afterwards', () => front.url);
  await cluster.settle();

  const command = fileURLToPath(new URL('bin/docextract.js', earlier));
  const home = await emptyDirectory();
  const refused = await execa(
    process.execPath,
    [command, 'serve', '--no-worker', '--port', '0', '--data-dir', home],
    {
      reject: false,
      env: {HOME: home, DOCEXTRACT_DATABASE_URL: cluster.server.url},
    },
  );
  expect(refused.exitCode).not.toBe(0);
  expect(refused.stderr).toContain(`newer docextract (format ${newest}; this one knows`);
});
