import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, type Harness, json, png, runJob, startHarness} from './harness.js';
import {zip} from './zip.js';

const day = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-03-01T12:00:00Z');
let harness: Harness;
beforeAll(async () => {
  const clock = () => now;
  harness = await startHarness({clock, open: {clock}});
});
afterAll(() => harness.stop());

const fetchResults = (job_id: string) => harness.send('/v1/job-results', json({job_id}));

test('results are there until 24 hours after completion, and gone then, swept or not', async () => {
  const job = await runJob(harness, png('kept'));
  expect(job.expires_at).toBe(new Date(Date.parse(job.completed_at as string) + day).toISOString());
  now += day - 1000;
  await harness.storage.retention.purge();
  expect((await fetchResults(job.job_id)).status).toBe(200);
  now += 2000;
  const expired = await fetchResults(job.job_id);
  expect(expired.status).toBe(410);
  expect(await bodyOf(expired)).toMatchObject({code: 'results_expired'});
  // The service sweeps by itself, too: whoever comes first.
  await harness.storage.retention.purge();
  expect((await fetchResults(job.job_id)).status).toBe(410);
  expect(await harness.storage.jobs.outcomes(job.job_id, {from: 0, count: 10})).toEqual([]);
});

test('an expired job is remembered by its id for a week and then unknown', async () => {
  const job = await runJob(harness, png('tombstone'));
  now += day;
  await harness.storage.retention.purge();
  now += 6 * day;
  await harness.storage.retention.purge();
  expect((await fetchResults(job.job_id)).status).toBe(410);
  now += day;
  await harness.storage.retention.purge();
  expect((await fetchResults(job.job_id)).status).toBe(404);
});

test('uploads are deleted once they are processed, whatever came of them', async () => {
  await runJob(harness, png('fine'));
  await runJob(harness, png('refuse'));
  await runJob(
    harness,
    zip([
      {name: 'a.png', data: png('refuse')},
      {name: 'b.png', data: png('b')},
    ]),
  );
  await harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('at once')});
  const left = async () => {
    const keys = [];
    for await (const key of harness.storage.files.list()) keys.push(key);
    return keys;
  };
  // A file goes right after its row says so.
  await expect.poll(left).toEqual([]);
});
