import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, png, startHarness} from '../service/harness.js';
import {run} from './fake-io.js';
import {temporaryDirectory} from './temporary.js';

/** docs/scripts.md, against what a run really prints. */

const root = fileURLToPath(new URL('../../', import.meta.url));
let harness: Harness;
let home: string;
let page: string;

beforeAll(async () => {
  harness = await startHarness();
  home = await temporaryDirectory();
  page = await readFile(join(root, 'docs', 'scripts.md'), 'utf8');
  await mkdir(join(home, 'scans'));
  await writeFile(join(home, 'scans', 'a.png'), png('one of the page IEND'));
  await copyFile(join(root, 'fixtures', 'scans', 'damaged.pdf'), join(home, 'scans', 'b.pdf'));
});
afterAll(() => harness.stop());

const submit = (...more: string[]) =>
  run(['submit', 'scans', '-t', 'receipt', '-o', 'out', '-q', ...more], {
    cwd: home,
    env: {HOME: home, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key},
  });

/** Every name in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) => [name, ...namesIn(below)]);
}

test('each record of --events is in its table', async () => {
  const {stdout, exitCode} = await submit('--events', '--log-file', 'run.log');
  expect(exitCode).toBe(3);
  const records = stdout.trim().split('\n');
  const types = new Set(records.map((line) => (JSON.parse(line) as {type: string}).type));
  expect([...types]).toEqual(expect.arrayContaining(['finding', 'planned', 'document', 'summary']));
  for (const type of types) expect(page).toMatch(new RegExp(`^\\| \`${type}\` `, 'm'));
  const logged = (await readFile(join(home, 'run.log'), 'utf8')).trim().split('\n');
  const document = logged.find((line) => line.includes('"type":"document"') && line.includes('a.png'))!;
  expect(JSON.parse(document)).toMatchObject({source: 'a.png', status: 'succeeded'});
});

test('each name of --json is told', async () => {
  const {stdout} = await submit('--json');
  const told = new Set(page.match(/\w+/g));
  const untold = namesIn(JSON.parse(stdout)).filter((name) => !told.has(name));
  expect(untold).toEqual([]);
});
