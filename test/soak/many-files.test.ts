import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {folderOf} from '../batch/bench.js';
import {loggingDocuments, resultsIn, submitIn, timesProcessed} from '../batch/kill.js';
import {type Harness, startHarness} from '../service/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 100_000}});
});
afterAll(() => harness.stop());

test('10,000 files are submitted, followed and written in less than 200 MB', async () => {
  const base = await folderOf();
  const log = join(base, 'log');
  const folder = await folderOf(loggingDocuments(10_000, log));
  const submission = {harness, state: join(base, 'state'), folder, output: join(base, 'out')};
  const counts = await submitIn(submission);
  expect(counts).toMatchObject({total: 10_000, succeeded: 10_000});
  expect((await resultsIn(submission.output)).size).toBe(10_000);
  expect([...(await timesProcessed(log)).values()].every((times) => times === 1)).toBe(true);
  expect(counts!.peakBytes).toBeLessThan(200_000_000);
});
