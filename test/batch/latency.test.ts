import {afterAll, beforeAll, expect, test} from 'vitest';
import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {scan} from '../../src/batch/scan/scan.js';
import {submitBatch} from '../../src/batch/submit/submit-batch.js';
import {type Harness, png, startHarness} from '../service/harness.js';
import {contextFor, folderOf} from './bench.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({workers: {count: 2}});
});
afterAll(() => harness.stop());

test('results of short jobs are on the disk in well under a second after the job has ended', async () => {
  const lateMs: number[] = [];
  for (const ms of [10, 300, 700, 1200, 2500, 4000]) {
    const folder = await folderOf({'in/a.png': png(`slow:${ms} and unlike the others`)});
    const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
    const {context} = await contextFor(harness);
    const output = {directory: join(folder, 'out')};
    const report = await submitBatch(
      found,
      {work: {operation: 'submit', templateId: 'receipt'}, output},
      context,
    );
    const state = await context.client.status(report.jobs[0]!.job_id);
    const written = await stat(join(folder, 'out/a.png.json'));
    lateMs.push(written.mtimeMs - Date.parse(state.completed_at!));
  }
  const median = lateMs.sort((one, other) => one - other)[Math.floor(lateMs.length / 2)]!;
  expect(median).toBeLessThan(700);
});
