import {mkdir, readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {beforeAll, expect, test} from 'vitest';
import {docextract, fixtures, freshHome, linesOf} from '../e2e/docextract.js';
import type {Observed} from './observe.js';
import {slowModel} from './slow-model.js';
import {requireStrace, traced} from './traced.js';

/**
 * Nothing is looked up or connected to but loopback and what was configured, and nothing is written outside the
 * directories that the README names, until a minute after the last page: telemetry of a library may wait that long.
 */
const quietMs = 60_000;
const scan = join(fixtures, 'scans', 'receipt-corner-kettle.jpg');
const photo = join(fixtures, 'scans', 'IMG_2041.jpg');

beforeAll(requireStrace);

async function machine() {
  const {home, env} = await freshHome();
  const cwd = join(home, 'work');
  const temporary = join(home, 'temporary');
  for (const folder of [cwd, temporary]) await mkdir(folder);
  const documented = [
    ...['.config', '.local/share', '.local/state'].map((folder) => join(home, folder, 'docextract')),
    join(cwd, 'results'),
  ];
  return {cwd, env: {...env, TMPDIR: temporary}, data: documented[1]!, documented};
}

/** What was reached, and what was made beside the documented directories and those above them. */
function strange({reached, made}: Observed, documented: string[]): Observed {
  const above = (path: string): string[] => (path === '/' ? [path] : [path, ...above(dirname(path))]);
  const expected = new Set(documented.flatMap(above));
  const isExpected = (path: string) =>
    expected.has(path) || documented.some((folder) => path.startsWith(`${folder}/`));
  return {reached, made: made.filter((path) => !isExpected(path))};
}

test.concurrent.each([
  ['process', ['process', scan, '--template', 'receipt', '-o', 'results']],
  ['submit', ['submit', scan, photo, '--template', 'receipt', '-o', 'results']],
])('%s and its workers are quiet', async (_, argv) => {
  const {cwd, env, documented} = await machine();
  const model = await slowModel(quietMs);
  const run = await traced(argv, {cwd, env: {...env, ...model.env}});
  const observed = await run.observed();
  expect(await run.command).toMatchObject({exitCode: 0});
  expect(model.asked.length).toBeGreaterThan(0);
  expect(strange(observed, documented)).toEqual({reached: [], made: []});
});

test.concurrent('serve and its workers are quiet', async () => {
  const {cwd, env, data, documented} = await machine();
  const {stdout: key} = await docextract(['keys', 'create', '-q'], {env, cwd});
  const argv = ['serve', '--host', '127.0.0.1', '--port', '0', '--json', '-q'];
  const run = await traced(argv, {cwd, env});
  const first = await linesOf(run.command).next();
  const {url} = JSON.parse(String(first.value)) as {url: string};
  const body = JSON.stringify({
    template_id: 'receipt',
    actual_image: (await readFile(scan)).toString('base64'),
  });
  const headers = {'x-auth': key, 'content-type': 'application/json'};
  const reply = await fetch(`${url}/v1/process`, {method: 'POST', headers, body});
  expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('27.25')]);
  await sleep(quietMs);
  await run.stop();
  const observed = await run.observed();
  expect(strange(observed, documented)).toEqual({reached: [], made: []});
  expect(observed.made.some((path) => path.startsWith(`${data}/`))).toBe(true);
});
