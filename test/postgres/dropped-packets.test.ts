import {expect, test} from 'vitest';
import {closedGate} from './closed-gate.js';
import {startCluster} from './cluster.js';
import {startDroppingProxy} from './dropping-proxy.js';

/** Nothing in these tests ends by a lease: the settings of the connections do it. */
const endlessLease = {leaseMs: 3_600_000};

test('when packets to the database are dropped, server and nodes end the connections, and connect again afterwards', async () => {
  const cluster = await startCluster();
  const gate = await closedGate();
  const proxy = await startDroppingProxy(cluster.server.url);
  const cutOff = {...endlessLease, databaseUrl: proxy.url};
  const front = await cluster.start('serve', {open: endlessLease});
  const cutFront = await cluster.start('serve', {open: cutOff});
  const cutWorker = await cluster.start('worker', {open: cutOff, workers: {count: 1}});
  const jobId = await cluster.submit(`until:${gate.path} contested`, () => front.url);
  const [first] = await cluster.untilReading(1);
  const document = () =>
    cluster.db
      .selectFrom('documents')
      .select(['holder', 'status', 'result', 'completed_at'])
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
  await proxy.drop();
  const began = performance.now();
  const other = await cluster.start('worker', {open: endlessLease});
  const throughCut = cluster.tryToSubmit('through the node that is cut off', cutFront.url);
  await expect
    .poll(async () => (await document()).holder, {interval: 200})
    .toSatisfy((holder) => holder !== null && holder !== first);
  const takenOverMs = performance.now() - began;
  expect(await throughCut).toBe(503);
  const answeredMs = performance.now() - began;
  await expect.poll(async () => (await fetch(`${cutWorker.url}/health/ready`)).status).toBe(503);
  await gate.open();
  await cluster.settle();
  const before = await document();
  await other.kill();
  await proxy.pass();
  await expect.poll(async () => (await fetch(`${cutWorker.url}/health/ready`)).status).toBe(200);
  // The first one has read its document, too; it says so, and goes on with the next.
  await cluster.submit('through the node that is cut off', () => cutFront.url);
  await cluster.settle();
  expect(await document()).toEqual(before);
  console.log(JSON.stringify({takenOverMs: Math.round(takenOverMs), answeredMs: Math.round(answeredMs)}));
});
