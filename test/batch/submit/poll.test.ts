import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {scan} from '../../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../../src/batch/submit/submit-and-collect.js';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {holdReading} from '../../service/hold-reading.js';
import {contextFor, folderOf} from '../bench.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** Waits of a job that ends at an age, on a clock that only waits move. */
async function waitsUntil(endMs: number): Promise<{ageMs: number; waitMs: number}[]> {
  const {until, release} = await holdReading();
  const folder = await folderOf({'in/a.png': png(`${until} until the job is ${endMs} ms old`)});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const started = Date.now();
  const waits: {ageMs: number; waitMs: number}[] = [];
  let ageMs = 0;
  const report = await submitAndCollect(
    found,
    {work: {operation: 'submit', templateId: 'receipt'}, output: {directory: join(folder, 'out')}},
    {
      ...context,
      now: () => started + ageMs,
      sleep: async (waitMs, signal) => {
        waits.push({ageMs, waitMs});
        ageMs += waitMs;
        if (ageMs < endMs) return;
        await release();
        // Each further wait lets the worker go on.
        await context.sleep(20, signal);
      },
    },
  );
  expect(report.counts).toMatchObject({succeeded: 1});
  return waits.filter((wait) => wait.ageMs < endMs);
}

test('a job is asked after at intervals of half a second, then of a fraction of its age: results are late by little', async () => {
  const waits = await waitsUntil(60_000);
  const late = waits.filter(({ageMs, waitMs}) => waitMs > Math.max(480, ageMs * 0.072 + 1));
  expect(late).toEqual([]);
  expect(waits.length).toBeLessThan(80);
});

test('the interval never exceeds eighteen seconds', async () => {
  const waits = await waitsUntil(20 * 60_000);
  expect(Math.max(...waits.map(({waitMs}) => waitMs))).toBeLessThanOrEqual(18_000);
});
