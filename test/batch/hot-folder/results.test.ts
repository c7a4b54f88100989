import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {type HotFolder, makeHotFolder} from './watching.js';

/** What becomes of results in a hot folder whose files others take away. */

let harness: Harness;
let hot: HotFolder;

beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 1_000_000}});
});
afterAll(() => harness.stop());
beforeEach(async () => {
  hot = await makeHotFolder(harness);
});
afterEach(() => hot.remove());

const put = (text: string) => writeFile(join(hot.folder, 'scan.png'), png(`${text} IEND`));

/** Lets one file pass through the folder. */
async function pass(text: string, more: Parameters<HotFolder['watch']>[0] = {}) {
  await put(text);
  const report = await hot.watch({...more, once: true}).report;
  await rm(join(hot.folder, 'done/scan.png'));
  return report;
}

test('a table keeps the rows of different documents of one name', async () => {
  const output = {directory: hot.output, format: 'csv'} as const;
  await pass('the first', {output});
  await put('the second');
  await hot.watch({output, once: true}).report;
  const table = await readFile(join(hot.output, 'results.csv'), 'utf8');
  expect(table).toContain('the first');
  expect(table).toContain('the second');
});

test('a document whose result was taken away gets it again without being paid again', async () => {
  await pass('once');
  await rm(join(hot.output, 'scan.png.json'));
  const {counts} = await pass('once');
  expect(counts).toMatchObject({skipped: 1, failed: 0});
  expect(await readFile(join(hot.output, 'scan.png.json'), 'utf8')).toContain('once');
});
