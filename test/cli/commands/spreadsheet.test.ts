import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readXlsx} from 'hucre/xlsx';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {folderOf} from '../../batch/bench.js';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {run} from '../fake-io.js';

/** `--format xlsx` and `--tables csv`, through `main`, against our service. */

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

function at(cwd: string) {
  const env = {HOME: cwd, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
  return (...argv: string[]) => run(argv, {cwd, env});
}

async function totalsIn(folder: string): Promise<unknown[]> {
  const {sheets} = await readXlsx(await readFile(join(folder, 'out', 'results.xlsx')));
  return sheets.flatMap(({rows}) => rows.map((row) => row[rows[0]?.indexOf('total') ?? 0]));
}

test('results are written as a spreadsheet, added to by later runs and changed by corrections', async () => {
  const folder = await folderOf({'one.png': png('one'), 'two.png': png('two')});
  const docextract = at(folder);
  const ask = ['-t', 'receipt', '-o', 'out', '--format', 'xlsx'];
  const first = await docextract('submit', 'one.png', ...ask);
  expect(first.stderr).toContain('also written: out/results.xlsx');
  await docextract('process', 'two.png', ...ask);
  expect(await totalsIn(folder)).toEqual(['total', 'one', 'two']);
  await writeFile(join(folder, 'corrections.json'), JSON.stringify({'one.png': {total: '12.50'}}));
  await docextract('correct', 'out', 'corrections.json');
  expect(await totalsIn(folder)).toEqual(['total', '12.50', 'two']);
});

test.each([
  ['--format', 'xlsx'],
  ['--tables', 'csv'],
])('%s %s without a directory is refused before anything is sent', async (option, format) => {
  const docextract = at(await folderOf({'one.png': png('one')}));
  const {exitCode, stderr} = await docextract('process', 'one.png', '-t', 'receipt', option, format);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`${option} ${format} writes files`);
  expect(stderr).toContain('-o');
});

test('a table file of somebody else is not replaced', async () => {
  const folder = await folderOf({'one.png': png('one'), 'out/results.lines.csv': 'mine'});
  const {exitCode, stderr} = await at(folder)(
    'submit',
    'one.png',
    '-t',
    'receipt',
    '-o',
    'out',
    '--tables',
    'csv',
  );
  expect(exitCode).toBe(13);
  expect(stderr).toContain('results.lines.csv');
  expect(await readFile(join(folder, 'out', 'results.lines.csv'), 'utf8')).toBe('mine');
});
