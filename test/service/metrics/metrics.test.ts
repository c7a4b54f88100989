import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, png, runJob, startHarness} from '../harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const read = (key: string) => fetch(`${harness.url}/metrics`, {headers: {authorization: `Bearer ${key}`}});

/** The samples as a map from name and labels to value. */
async function figures(): Promise<Record<string, number>> {
  const {key} = await harness.storage.keys.create({role: 'admin'});
  const reply = await read(key);
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await reply.text()).trimEnd().split('\n');
  for (const line of lines)
    expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+$/);
  return Object.fromEntries(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

test('an admin key reads the figures; a caller may not, and nobody without a key', async () => {
  expect((await read(harness.key)).status).toBe(403);
  expect((await fetch(`${harness.url}/metrics`)).status).toBe(401);
  const {key} = await harness.storage.keys.create({role: 'admin'});
  expect((await read(key)).status).toBe(200);
});

test('the free room of the disk is among the figures', async () => {
  expect((await figures()).docextract_free_bytes).toBeGreaterThan(0);
});

test('work shows in the figures: requests, documents, jobs, workers lost and credits spent', async () => {
  const {account} = (await harness.storage.keys.find(harness.key))!;
  await harness.storage.credits.add(account, 10);
  const before = await figures();
  await runJob(harness, png('one'));
  await runJob(harness, png('refuse'));
  await harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('crash')});
  const after = await figures();
  const grown = (name: string): number => after[name]! - (before[name] ?? 0);
  expect(grown('docextract_requests_total{operation="submit",status="202"}')).toBe(2);
  expect(grown('docextract_requests_total{operation="processBinary",status="422"}')).toBe(1);
  expect(grown('docextract_request_duration_seconds_count{operation="submit"}')).toBe(2);
  expect(grown('docextract_request_duration_seconds_bucket{operation="submit",le="+Inf"}')).toBe(2);
  expect(grown('docextract_jobs{status="SUCCESS"}')).toBe(1);
  expect(grown('docextract_jobs{status="FAILED"}')).toBe(1);
  expect(grown('docextract_documents{status="done"}')).toBe(1);
  expect(grown('docextract_workers_lost_total')).toBe(1);
  expect(grown('docextract_credits_spent_total')).toBe(1);
  expect(after.docextract_queue_depth).toBe(0);
  for (const status of ['waiting', 'running', 'delivered', 'failed'])
    expect(after[`docextract_deliveries{status="${status}"}`]).toBe(0);
});

test('no figure names a key, an account, a job or a document', async () => {
  const {account} = (await harness.storage.keys.find(harness.key))!;
  const {job_id} = await runJob(harness, png('private'));
  const names = Object.keys(await figures()).join('\n');
  for (const secret of [harness.key, account, job_id, 'private', 'scan.png'])
    expect(names).not.toContain(secret);
});
