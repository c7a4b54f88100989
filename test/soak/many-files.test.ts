import {afterAll, beforeAll, expect, test} from 'vitest';
import {resultsIn, submissionOf, submitIn, timesProcessed} from '../batch/kill.js';
import {type Harness, startHarness} from '../service/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 100_000}});
});
afterAll(() => harness.stop());

test('10,000 files are submitted, followed and written in less than 200 MB', async () => {
  const submission = await submissionOf(10_000, harness);
  const counts = await submitIn(submission);
  expect(counts).toMatchObject({total: 10_000, succeeded: 10_000});
  expect((await resultsIn(submission.output)).size).toBe(10_000);
  expect([...(await timesProcessed(submission.log)).values()].every((times) => times === 1)).toBe(true);
  expect(counts!.peakBytes).toBeLessThan(200_000_000);
});
