import {sql} from 'kysely';
import {expect, test} from 'vitest';
import {closedGate} from './closed-gate.js';
import {startCluster} from './cluster.js';
import {killNodes} from './kill-nodes.js';

test('of two workers one is killed in the middle of its documents: the other reads them', async () => {
  const cluster = await startCluster();
  const gate = await closedGate();
  const front = await cluster.start('serve');
  const [killed, other] = [await cluster.start('worker'), await cluster.start('worker')];
  const texts = Array.from({length: 12}, (_, number) => `until:${gate.path} document ${number}`);
  await Promise.all(texts.map((text) => cluster.submit(text, () => front.url)));
  await cluster.untilReading(2);
  await killed.kill();
  await gate.open();
  await cluster.settle();
  expect((await fetch(`${other.url}/health/ready`)).status).toBe(200);
});

test('a worker that was frozen past its lease comes back with a result, and overwrites nothing', async () => {
  const cluster = await startCluster();
  const gate = await closedGate();
  const front = await cluster.start('serve');
  const lease = {open: {leaseMs: 2_000}, workers: {count: 1}};
  const frozen = await cluster.start('worker', lease);
  const jobId = await cluster.submit(`until:${gate.path} contested`, () => front.url);
  const [first] = await cluster.untilReading(1);
  frozen.child.kill('SIGSTOP');
  const other = await cluster.start('worker', lease);
  const document = () =>
    cluster.db
      .selectFrom('documents')
      .select(['holder', 'status', 'result', 'completed_at'])
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
  await expect
    .poll(async () => (await document()).holder)
    .toSatisfy((holder) => holder !== null && holder !== first);
  await gate.open();
  await cluster.settle();
  const before = await document();
  await other.kill();
  // It has read the document, too, and says so as soon as it can.
  frozen.child.kill('SIGCONT');
  await cluster.submit('the next', () => front.url);
  await cluster.settle();
  expect(await document()).toEqual(before);
});

test('a worker that comes back with a result while another reads its document is refused, and goes on', async () => {
  const cluster = await startCluster();
  const gate = await closedGate();
  const front = await cluster.start('serve');
  // It passes nobody by, so that only what it says of its own document counts.
  const late = await cluster.start('worker', {open: {leaseMs: 3_600_000}, workers: {count: 1}});
  const jobId = await cluster.submit(`until:${gate.path} contested`, () => front.url);
  const [first] = await cluster.untilReading(1);
  late.child.kill('SIGSTOP');
  const ending = {moment: 'document.claimed', signal: 'SIGSTOP'} as const;
  const other = await cluster.start('worker', {open: {leaseMs: 2_000}, workers: {count: 1}, ending});
  const documentOf = (job: string) =>
    cluster.db
      .selectFrom('documents')
      .select(['holder', 'status', 'result'])
      .where('job_id', '=', job)
      .executeTakeFirstOrThrow();
  await expect
    .poll(async () => (await documentOf(jobId)).holder)
    .toSatisfy((holder) => holder !== null && holder !== first);
  const before = await documentOf(jobId);
  expect(before).toMatchObject({status: 'running', result: null});
  await gate.open();
  late.child.kill('SIGCONT');
  // It reads the next one when it has said what it had.
  const nextJob = await cluster.submit('the next', () => front.url);
  await expect.poll(async () => (await documentOf(nextJob)).status).toBe('done');
  expect(await documentOf(jobId)).toEqual(before);
  other.child.kill('SIGCONT');
  await cluster.settle();
});

test('a worker that freezes in the middle of a transaction holds up the others for seconds, and overwrites nothing when it wakes up', async () => {
  const cluster = await startCluster();
  const front = await cluster.start('serve');
  const lease = {open: {leaseMs: 2_000}, workers: {count: 1}};
  const ending = {moment: 'document.settling', signal: 'SIGSTOP'} as const;
  const frozen = await cluster.start('worker', {...lease, ending});
  const jobId = await cluster.submit('contested', () => front.url);
  const isInTransaction = async () => {
    const {rows} = await sql`
      select from pg_stat_activity
      where state = 'idle in transaction' and state_change < now() - interval '1 second'`.execute(cluster.db);
    return rows.length > 0;
  };
  await expect.poll(isInTransaction).toBe(true);
  const other = await cluster.start('worker', lease);
  // The transaction holds the lock of all writes until the server ends it, 8 s after its last statement.
  await cluster.submit('meanwhile', () => front.url);
  await cluster.settle();
  const document = () =>
    cluster.db
      .selectFrom('documents')
      .select(['status', 'result', 'completed_at'])
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
  const before = await document();
  await other.kill();
  frozen.child.kill('SIGCONT');
  await cluster.submit('the next', () => front.url);
  await cluster.settle();
  expect(await document()).toEqual(before);
});

test('12 jobs survive 4 kills among three nodes', async () => {
  const cluster = await startCluster();
  const {address, killing, stop} = await killNodes(cluster, {kills: 4, leastMs: 300, mostMs: 1_500, seed: 1});
  const texts = Array.from({length: 12}, (_, number) => `slow:300 document ${number}`);
  await Promise.all(texts.map((text) => cluster.submit(text, address)));
  await killing;
  await cluster.settle();
  await stop();
});
