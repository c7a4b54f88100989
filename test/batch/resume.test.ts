import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, startHarness} from '../service/harness.js';
import {afresh, resultsIn, submissionOf, submitIn, timesProcessed} from './kill.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

test('killed five times at random instants, a submission loses nothing and pays nothing twice', async () => {
  const submission = await submissionOf(40, harness, {archiveMaxFiles: 4, concurrency: 1});
  let kills = 0;
  for (let round = 0; round < 5; round++)
    if ((await submitIn(submission, Math.random() * 700)) === undefined) kills++;
  const counts = await submitIn(submission);
  expect(kills).toBeGreaterThan(0);
  expect(counts).toMatchObject({total: 40, failed: 0, unknown: 0, pending: 0, unsent: 0});
  const times = await timesProcessed(submission.log);
  expect(times.size).toBe(40);
  expect([...times.values()].every((count) => count === 1)).toBe(true);

  const undisturbed = afresh(submission);
  await submitIn(undisturbed);
  expect(await resultsIn(submission.output)).toEqual(await resultsIn(undisturbed.output));
});

test('two processes on one folder and one state directory share the work', async () => {
  const submission = await submissionOf(24, harness, {archiveMaxFiles: 3});
  await Promise.all([submitIn(submission), submitIn(submission)]);
  const counts = await submitIn(submission);
  expect(counts).toMatchObject({total: 24, failed: 0, unknown: 0, pending: 0, unsent: 0});
  expect([...(await timesProcessed(submission.log)).values()]).toEqual(Array.from({length: 24}, () => 1));
});
