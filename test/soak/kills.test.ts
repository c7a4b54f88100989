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

test('200 kills over a folder of 500 files', async () => {
  const base = await folderOf();
  const log = join(base, 'log');
  const folder = await folderOf(loggingDocuments(500, log));
  const submission = {
    harness,
    state: join(base, 'state'),
    folder,
    output: join(base, 'out'),
    options: {archiveMaxFiles: 5},
  };
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
  const times = await timesProcessed(log);
  expect(times.size).toBe(500);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
  const undisturbed = {...submission, state: join(base, 'state-2'), output: join(base, 'out-2')};
  await submitIn(undisturbed);
  expect(await resultsIn(submission.output)).toEqual(await resultsIn(undisturbed.output));
});
