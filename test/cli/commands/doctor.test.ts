import {chmod, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {readCommit, readVersion} from '../../../src/cli/version.js';
import {json, serveWire, text} from '../../client/wire-server.js';
import {run, type FakeWorld} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeEach(async () => {
  home = await temporaryDirectory();
});

interface Report {
  checks: {name: string; state: string; message: string; hint?: string; facts?: Record<string, unknown>}[];
  summary: {exit_code: number};
}

const doctor = async (world: FakeWorld = {}) => {
  const ran = await run(['doctor', '--json'], {cwd: home, ...world, env: {HOME: home, ...world.env}});
  const report = JSON.parse(ran.stdout) as Report;
  expect(report.summary.exit_code).toBe(ran.exitCode);
  return {...ran, states: Object.fromEntries(report.checks.map(({name, state}) => [name, state])), report};
};

const service = (url: string) => ({env: {DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'k'}});

test('a fresh machine is well, and nothing is made by looking', async () => {
  const {exitCode, states} = await doctor();
  expect(exitCode).toBe(0);
  expect(states).toMatchObject({address: 'ok', state: 'ok', data: 'ok', output: 'ok', recognition: 'ok'});
  const people = await run(['doctor'], {cwd: home, env: {HOME: home}});
  expect(people.stdout).toMatch(/^ok {4}state {9}\S+ can be made, .* free$/m);
  expect((await run(['doctor', '-q'], {cwd: home, env: {HOME: home}})).stdout).toBe('');
});

test('a service that answers is looked at whole: key, clock, allowance', async () => {
  const allowance = {'x-ratelimit-limit': '1500', 'x-ratelimit-remaining': '12'};
  const {url} = await serveWire(json({}, 404, allowance));
  const {exitCode, states, report} = await doctor(service(url));
  expect(exitCode).toBe(0);
  expect(states).toMatchObject({connection: 'ok', key: 'ok', clock: 'ok', 'rate limit': 'ok'});
  expect(report.checks.find(({name}) => name === 'rate limit')!.message).toBe('12 requests left of 1500');
});

test.each([
  ['a key that is refused', json({}, 401), 4, {connection: 'ok', key: 'fail'}],
  ['a service that is down', json({}, 503), 5, {connection: 'fail'}],
  ['a web site in its place', text('<html>', 200, {'content-type': 'text/html'}), 5, {connection: 'fail'}],
  ['a clock that is wrong', json({}, 404, {date: 'Tue, 01 Jan 2030 00:00:00 GMT'}), 0, {clock: 'warn'}],
])('%s is found', async (_what, answer, code, expected) => {
  const {url} = await serveWire(answer);
  const {exitCode, states} = await doctor(service(url));
  expect(exitCode).toBe(code);
  expect(states).toMatchObject(expected);
});

test('a host that is not there, and a port where nobody listens, end with 5 and a hint', async () => {
  const name = await doctor(service('http://no-such-host.invalid'));
  expect(name).toMatchObject({exitCode: 5, states: {dns: 'fail'}});
  const port = await doctor(service('http://127.0.0.1:1'));
  expect(port).toMatchObject({exitCode: 5, states: {connection: 'fail'}});
  expect(port.report.checks.find(({state}) => state === 'fail')!.hint).toBeDefined();
});

test('https to a port that speaks plain http is told as that, not as a bad certificate', async () => {
  const {url} = await serveWire(json({}));
  const {exitCode, report} = await doctor(service(url.replace('http:', 'https:')));
  const {message, hint} = report.checks.find(({name}) => name === 'tls')!;
  expect(exitCode).toBe(5);
  expect(message).toContain('the answer is not encrypted');
  expect(hint).toContain('http://');
});

test('in a narrow terminal no word of a check is broken', async () => {
  const {stdout} = await run(['doctor'], {
    cwd: home,
    env: {HOME: home, NO_COLOR: '1'},
    isTTY: true,
    columns: 38,
  });
  const lines = stdout.split('\n');
  expect(lines.filter((line) => line.length > 38 && line.trim().includes(' '))).toEqual([]);
});

test('a missing key, a file others can read and a place that cannot be written are found', async () => {
  const {url} = await serveWire(json({}, 401));
  const keyless = await doctor({env: {DOCEXTRACT_BASE_URL: url}});
  expect(keyless).toMatchObject({exitCode: 4, states: {key: 'fail'}});
  await mkdir(join(home, '.config', 'docextract'), {recursive: true});
  const file = join(home, '.config', 'docextract', 'config.json');
  await writeFile(file, '{"apiKey": "k", "output": "/proc/nobody/out"}');
  await chmod(file, 0o644);
  const {exitCode, states} = await doctor({env: {DOCEXTRACT_BASE_URL: url}});
  expect({exitCode, states}).toMatchObject({states: {permissions: 'warn', output: 'fail'}});
});

test('settings that cannot be read are the finding', async () => {
  expect(await doctor({env: {DOCEXTRACT_RETRIES: 'many'}})).toMatchObject({
    exitCode: 2,
    states: {settings: 'fail'},
  });
});

/** What the doctor found out about a thing, for programs. */
const factsOf = ({checks}: Report, name: string) => checks.find((check) => check.name === name)?.facts;

test('version and commit, Node, the runtime, the models with their sizes, and free space are told', async () => {
  const {report} = await doctor();
  expect(factsOf(report, 'version')).toMatchObject({version: readVersion()});
  expect(factsOf(report, 'node')).toEqual({version: '22.11.0', platform: 'linux'});
  expect(factsOf(report, 'recognition')).toMatchObject({runtime: 'native'});
  expect(factsOf(report, 'recognition')?.version).toMatch(/^1\./);
  const files = factsOf(report, 'models')?.files as {file: string; bytes: number}[];
  expect(files.map(({file}) => file)).toContain('ch_PP-OCRv4_det_infer.onnx');
  expect(Math.min(...files.map(({bytes}) => bytes))).toBeGreaterThan(10_000);
  expect(factsOf(report, 'state')?.free_bytes).toBeGreaterThan(0);
});

test('tesseract may be missing, unless the settings of the service choose it', async () => {
  const PATH = join(home, 'no-programs');
  expect(await doctor({env: {PATH}})).toMatchObject({exitCode: 0, states: {tesseract: 'ok'}});
  const chosen = await doctor({env: {PATH, DOCEXTRACT_OCR: 'tesseract'}});
  expect(chosen).toMatchObject({exitCode: 2, states: {tesseract: 'fail'}});
  expect(chosen.report.checks.find(({name}) => name === 'tesseract')?.hint).toContain(
    'install tesseract-ocr',
  );
});

test('tesseract is told with the scripts that it has data for', async () => {
  const program = '#!/bin/sh\necho "List of available languages (2):"\necho eng\necho ell\n';
  await writeFile(join(home, 'tesseract'), program, {mode: 0o755});
  const {report} = await doctor({env: {PATH: home}});
  expect(factsOf(report, 'tesseract')).toEqual({scripts: ['Greek']});
});

test('a build says its commit as the checkout has it, and whether it was changed', () => {
  const {commit, changed} = readCommit();
  expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  expect([undefined, true]).toContain(changed);
});
