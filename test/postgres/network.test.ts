import {setTimeout as delay} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {startCluster, type Cluster} from './cluster.js';
import {startTcpProxy} from './tcp-proxy.js';

/** Submits slow documents without waiting for their end. */
function submitAll(cluster: Cluster, count: number, address: () => string | undefined): Promise<string[]> {
  const texts = Array.from({length: count}, (_, number) => `slow:150 document ${number}`);
  return Promise.all(texts.map((text) => cluster.submit(text, address)));
}

test('connections to the database that are reset again and again lose and repeat nothing', async () => {
  const cluster = await startCluster();
  const proxy = await startTcpProxy(cluster.server.url);
  const open = {databaseUrl: proxy.url};
  const front = await cluster.start('serve', {open});
  await cluster.start('worker', {open});
  await cluster.start('worker', {open});
  const submitting = submitAll(cluster, 20, () => front.url);
  for (let count = 0; count < 5; count++) {
    await expect.poll(() => proxy.count(), {interval: 20}).toBeGreaterThan(0);
    proxy.reset();
    await delay(400);
  }
  await submitting;
  await cluster.settle();
});

test('a slow way to the database delays, and loses nothing', async () => {
  const cluster = await startCluster();
  const proxy = await startTcpProxy(cluster.server.url);
  proxy.delay(20);
  const open = {databaseUrl: proxy.url};
  const front = await cluster.start('serve', {open});
  await cluster.start('worker', {open});
  await submitAll(cluster, 6, () => front.url);
  await cluster.settle();
});

test('a worker whose way to the database goes silent is passed over, and overwrites nothing when it is back', async () => {
  const cluster = await startCluster();
  const proxy = await startTcpProxy(cluster.server.url);
  const front = await cluster.start('serve');
  await cluster.start('worker', {open: {databaseUrl: proxy.url, leaseMs: 2_000}});
  const submitting = submitAll(cluster, 8, () => front.url);
  await cluster.untilReading(1);
  proxy.silence(true);
  await cluster.start('worker', {open: {leaseMs: 2_000}});
  await submitting;
  await cluster.settle();
  proxy.silence(false);
  await cluster.submit('afterwards', () => front.url);
  await cluster.settle();
});

test('nodes whose clocks are an hour wrong, one ahead and one behind, keep the time of the server', async () => {
  const cluster = await startCluster();
  const hour = 3_600_000;
  const front = await cluster.start('serve', {clockAheadMs: hour});
  await cluster.start('worker', {clockAheadMs: -hour});
  const before = Date.now();
  await submitAll(cluster, 6, () => front.url);
  await cluster.settle();
  const jobs = await cluster.db
    .selectFrom('jobs')
    .select(['created_at', 'completed_at', 'expires_at'])
    .execute();
  const after = Date.now();
  // The server's clock is read once a heartbeat, and counted on in between.
  const slack = 1_000;
  for (const {created_at: created, completed_at: completed, expires_at: expires} of jobs) {
    expect(created).toBeGreaterThan(before - slack);
    expect(completed).toBeGreaterThanOrEqual(created);
    expect(completed).toBeLessThan(after + slack);
    expect(expires! - completed!).toBe(24 * hour);
  }
});
