import {afterAll, beforeAll, expect, test} from 'vitest';
import {afresh, resultsIn, submissionOf, submitIn, timesProcessed} from '../batch/kill.js';
import {type Harness, startHarness} from '../service/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 100_000}});
});
afterAll(() => harness.stop());

test('200 kills over a folder of 500 files', async () => {
  const submission = await submissionOf(500, harness, {archiveMaxFiles: 5});
  const killed = new Map<string, number>();
  const onKilled = (phase: string) => void killed.set(phase, (killed.get(phase) ?? 0) + 1);
  let kills = 0;
  for (let round = 0; kills < 200 && round < 1000; round++)
    if ((await submitIn({...submission, onKilled}, Math.random() * 900)) === undefined) kills++;
  process.stderr.write(
    `killed while ${[...killed].map(([phase, times]) => `${phase}: ${times}`).join(', ')}\n`,
  );
  expect(kills).toBe(200);
  expect(kills - (killed.get('opening') ?? 0)).toBeGreaterThan(100);
  expect(await submitIn(submission)).toMatchObject({
    total: 500,
    failed: 0,
    unknown: 0,
    pending: 0,
    unsent: 0,
  });
  const times = await timesProcessed(submission.log);
  expect(times.size).toBe(500);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  const undisturbed = afresh(submission);
  await submitIn(undisturbed);
  expect(await resultsIn(submission.output)).toEqual(await resultsIn(undisturbed.output));
});
