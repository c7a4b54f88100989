import {setTimeout as delay} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {createRandom} from '../helpers/random.js';
import {type FaultPlan, startFaultProxy} from '../s3/server/fault-proxy.js';
import {closedGate} from './closed-gate.js';
import {startCluster} from './cluster.js';

/** So many bytes come through before the connection breaks off: within a document of these tests. */
const half = 20;

test('a store that answers 503, is slow, and breaks off uploads and downloads delays, and loses nothing', async () => {
  const cluster = await startCluster();
  const proxy = await startFaultProxy(cluster.store);
  const open = cluster.filesBy(proxy.address);
  const front = await cluster.start('serve', {open});
  await cluster.start('worker', {open});
  await cluster.start('worker', {open});
  const random = createRandom(3);
  const seen = {unavailable: 0, halfUploads: 0, halfReplies: 0, lostReplies: 0, slow: 0};
  const faulty: FaultPlan = ({method}) => {
    const draw = random.next();
    if (draw < 0.15) return (seen.unavailable++, {status: 503});
    if (draw < 0.3 && method === 'PUT') return (seen.halfUploads++, {resetUploadAt: half});
    if (draw < 0.3 && method === 'GET') return (seen.halfReplies++, {resetReplyAt: half});
    if (draw < 0.4) return (seen.lostReplies++, 'lost reply');
    if (draw < 0.55) return (seen.slow++, {delayMs: 1_500});
    return undefined;
  };
  proxy.plan = faulty;
  const texts = Array.from({length: 30}, (_, number) => `slow:50 document ${number} ${'.'.repeat(100)}`);
  await Promise.all(texts.map((text) => cluster.submit(text, () => front.url)));
  await cluster.settle();
  for (const [fault, times] of Object.entries(seen)) expect([fault, times > 0]).toEqual([fault, true]);
});

test('a store that is away for ten seconds: nothing is accepted meanwhile, and what was accepted waits', async () => {
  const cluster = await startCluster();
  const proxy = await startFaultProxy(cluster.store);
  const open = cluster.filesBy(proxy.address);
  const front = await cluster.start('serve', {open});
  const before = Array.from({length: 6}, (_, number) => `before ${number}`);
  await Promise.all(before.map((text) => cluster.submit(text, () => front.url)));
  proxy.plan = () => ({status: 503});
  await cluster.start('worker', {open});
  const during = Array.from({length: 6}, (_, number) => `during ${number}`);
  const submitting = Promise.all(during.map((text) => cluster.submit(text, () => front.url)));
  await delay(10_000);
  const jobs = await cluster.db.selectFrom('jobs').select('id').execute();
  expect(jobs).toHaveLength(before.length);
  proxy.plan = () => undefined;
  await submitting;
  await cluster.settle();
});

test('a worker that is cut off from the store is passed by, and works again when it is back', async () => {
  const cluster = await startCluster();
  const [proxy, gate] = [await startFaultProxy(cluster.store), await closedGate()];
  const front = await cluster.start('serve');
  const cutOff = await cluster.start('worker', {open: cluster.filesBy(proxy.address)});
  const held = Array.from({length: 2}, (_, number) => `until:${gate.path} held ${number}`);
  await Promise.all(held.map((text) => cluster.submit(text, () => front.url)));
  await cluster.untilReading(1);
  proxy.plan = () => 'silence';
  const texts = Array.from({length: 6}, (_, number) => `document ${number}`);
  await Promise.all(texts.map((text) => cluster.submit(text, () => front.url)));
  // It has what it reads already, and says so; what it begins then waits for the store.
  await gate.open();
  await expect.poll(async () => (await fetch(`${cutOff.url}/health/ready`)).status).toBe(503);
  const other = await cluster.start('worker');
  proxy.plan = () => undefined;
  await cluster.settle();
  await other.kill();
  await cluster.submit('afterwards', () => front.url);
  await cluster.settle();
});
