import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, startHarness} from '../service/harness.js';
import {folderOf} from './bench.js';
import {loggingDocuments, resultsIn, submitIn, timesProcessed} from './kill.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

test(
  'killed ten times at random instants, a submission loses nothing and pays nothing twice',
  {timeout: 120_000},
  async () => {
    const base = await folderOf();
    const log = join(base, 'log');
    const folder = await folderOf(loggingDocuments(40, log));
    const options = {archiveMaxFiles: 4, concurrency: 1};
    const submission = {harness, state: join(base, 'state'), folder, output: join(base, 'out'), options};
    let kills = 0;
    for (let round = 0; round < 10; round++)
      if ((await submitIn(submission, Math.random() * 700)) === undefined) kills++;
    const counts = await submitIn(submission);
    expect(kills).toBeGreaterThan(0);
    expect(counts).toMatchObject({total: 40, failed: 0, unknown: 0, pending: 0, unsent: 0});
    const times = await timesProcessed(log);
    expect(times.size).toBe(40);
    expect([...times.values()].every((count) => count === 1)).toBe(true);

    const undisturbed = {...submission, state: join(base, 'state-2'), output: join(base, 'out-2')};
    await submitIn(undisturbed);
    expect(await resultsIn(submission.output)).toEqual(await resultsIn(undisturbed.output));
  },
);

test('two processes on one folder and one state directory share the work', {timeout: 60_000}, async () => {
  const base = await folderOf();
  const log = join(base, 'log');
  const folder = await folderOf(loggingDocuments(24, log));
  const submission = {
    harness,
    state: join(base, 'state'),
    folder,
    output: join(base, 'out'),
    options: {archiveMaxFiles: 3},
  };
  await Promise.all([submitIn(submission), submitIn(submission)]);
  const counts = await submitIn(submission);
  expect(counts).toMatchObject({total: 24, failed: 0, unknown: 0, pending: 0, unsent: 0});
  expect([...(await timesProcessed(log)).values()]).toEqual(Array.from({length: 24}, () => 1));
});
