import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {execa} from 'execa';
import {afterAll, beforeAll, beforeEach, expect, onTestFinished, test} from 'vitest';
import {type Harness, png, startHarness} from '../service/harness.js';
import {timesProcessed} from '../batch/kill.js';
import {invoiceLines, writePdf} from '../helpers/write-pdf.js';
import {bin, docextract, freshHome, linesOf} from './docextract.js';

/** The hot folder as a process that is killed, interrupted and started twice. */

let home: string;
let env: Record<string, string>;
let harness: Harness;
let log: string;

beforeAll(async () => {
  ({home, env} = await freshHome());
  harness = await startHarness({settings: {requestsPerWindow: 1_000_000}});
  env = {...env, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
  log = join(home, 'log');
});
afterAll(() => harness.stop());
beforeEach(async () => {
  for (const name of ['inbox', 'out']) await rm(join(home, name), {recursive: true, force: true});
  await mkdir(join(home, 'inbox'));
  await writeFile(log, '');
});

const watch = (...more: string[]) =>
  docextract(['watch', 'inbox', '-t', 'receipt', '-o', 'out', '--settle', '100ms', ...more], {
    env,
    cwd: home,
  });
const put = (name: string, text: string) =>
  writeFile(join(home, 'inbox', name), png(`${text} log:${log} IEND`));
const filesIn = async (...names: string[]) =>
  (await readdir(join(home, ...names)).catch(() => [])).filter((name) => !name.startsWith('.')).sort();

test('killed again and again while files come in, it sends and moves each once', async () => {
  const count = 60;
  const putAll = (async () => {
    for (let place = 0; place < count; place++) {
      await put(`${place}.png`, `killed ${place} slow:20`);
      await delay(20);
    }
  })();
  for (let round = 0; round < 5; round++) {
    const watcher = watch('--events');
    for await (const line of linesOf(watcher)) if (line.includes('"sending"')) break;
    await delay(Math.random() * 300);
    watcher.kill('SIGKILL');
    await watcher;
  }
  await putAll;
  const {exitCode, stdout} = await watch('--once', '--json');
  expect({exitCode, stdout}).toMatchObject({exitCode: 0});
  expect(await filesIn('inbox')).toEqual(['done', 'failed']);
  expect(await filesIn('inbox', 'done')).toHaveLength(count);
  expect(await filesIn('inbox', 'failed')).toEqual([]);
  // A write that was cut off may leave its beginning, under a name nobody takes for a result.
  const results = (await filesIn('out')).filter((name) => !/\.[0-9a-f]{8}\.part$/.test(name));
  expect(results).toHaveLength(count);
  const times = await timesProcessed(log);
  expect([times.size, Math.max(...times.values())]).toEqual([count, 1]);
});

test('a second watcher of the same folder is told so, and a killed one leaves no lock', async () => {
  const first = watch('--events');
  await linesOf(first).next();
  const second = await watch('--once');
  expect(second).toMatchObject({
    exitCode: 11,
    stderr: expect.stringContaining('in the hands of process') as string,
  });
  first.kill('SIGKILL');
  await first;
  expect((await watch('--once')).exitCode).toBe(0);
});

test('Ctrl-C lets what is paid land and leaves the rest', async () => {
  for (let place = 0; place < 8; place++) await put(`${place}.png`, `interrupted ${place} slow:3000`);
  const watcher = watch('--events', '--concurrency', '1', '--exec', 'cat');
  for await (const line of linesOf(watcher)) if (line.includes('"sending"')) break;
  watcher.kill('SIGINT');
  const {exitCode, stderr} = await watcher;
  expect(exitCode).toBe(130);
  expect(stderr).toContain('stopping: what is being sent will land');
  expect(await filesIn('inbox', 'done')).toHaveLength(1);
  expect((await filesIn('inbox')).filter((name) => name.endsWith('.png'))).toHaveLength(7);
  const idle = watch('--exclude', '*', '--events');
  await linesOf(idle).next();
  idle.kill('SIGTERM');
  expect((await idle).exitCode).toBe(0);
});

test('the program of --exec gets each document as JSON; when it fails nothing else does', async () => {
  await put('a.png', 'hooked');
  await put('b.txt', 'no document');
  await writeFile(join(home, 'hook.sh'), '#!/bin/sh\ncat >> "$1"\nexit 3\n', {mode: 0o755});
  const {exitCode, stdout, stderr} = await watch(
    '--once',
    '--events',
    '--exec',
    `./hook.sh "heard of.ndjson"`,
  );
  expect(exitCode).toBe(3);
  const heard = (await readFile(join(home, 'heard of.ndjson'), 'utf8')).trim().split('\n');
  const records = heard.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(records.map(({source, status}) => [source, status]).sort()).toEqual([
    ['a.png', 'succeeded'],
    ['b.txt', 'succeeded'],
  ]);
  expect(records[0]).toMatchObject({type: 'document', result: expect.stringMatching(/\.json$/) as string});
  expect(stderr).toContain('--exec for a.png: ./hook.sh ended with code 3');
  const summary = JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, unknown>;
  expect(summary).toMatchObject({type: 'summary', hooks_failed: 2, waiting: 0, exit_code: 3});
  expect(await filesIn('inbox', 'done')).toEqual(['a.png', 'b.txt']);
});

test('where done is full a file stays, its result is there, and the next start only moves it', async () => {
  const elsewhere = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'docextract-done-'));
  onTestFinished(() => rm(elsewhere, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  await symlink(elsewhere, join(home, 'inbox', 'done'));
  // Its engine gives nothing back of it: the result is small.
  await put('large.png', `references ${'x'.repeat(40_000)}`);
  // To this process every disk is full behind 16 kB; a move within one device needs none of it.
  const script = `trap '' XFSZ; ulimit -f 16; exec "$@"`;
  const argv = ['watch', 'inbox', '-t', 'receipt', '-o', 'out', '--settle', '100ms', '--once', '-q'];
  const full = await execa('bash', ['-c', script, 'bash', process.execPath, bin, ...argv], {
    env: {...env, DOCEXTRACT_STATE_DIR: join(home, 'full')},
    ...{extendEnv: false, cwd: home, reject: false},
  });
  const isOtherDevice = existsSync('/dev/shm');
  expect({code: full.exitCode, stderr: full.stderr}).toMatchObject({
    code: isOtherDevice ? 13 : 0,
    stderr: expect.stringContaining(isOtherDevice ? 'cannot move' : '') as string,
  });
  expect(await readdir(elsewhere)).toEqual(isOtherDevice ? [] : ['large.png']);
  const next = await docextract(argv, {env: {...env, DOCEXTRACT_STATE_DIR: join(home, 'full')}, cwd: home});
  expect(next).toMatchObject({exitCode: 0, stderr: ''});
  expect(await filesIn('inbox')).toEqual(['done', 'failed']);
  expect(await readdir(elsewhere)).toEqual(['large.png']);
  expect(await filesIn('out')).toEqual(['large.png.json']);
  expect([...(await timesProcessed(log)).values()]).toEqual([1]);
});

test('the heartbeat says when the watcher was last well', async () => {
  const watcher = watch('--heartbeat', 'beat.json', '-q');
  const beat = async () =>
    JSON.parse(await readFile(join(home, 'beat.json'), 'utf8').catch(() => '{}')) as object;
  await expect
    .poll(beat, {interval: 50})
    .toMatchObject({pid: watcher.pid, at: expect.any(String) as string, waiting: 0});
  watcher.kill('SIGTERM');
  expect(await watcher).toMatchObject({exitCode: 0, stdout: '', stderr: ''});
});

test('with the built-in service a folder needs nothing but a template', async () => {
  const alone = {PATH: env.PATH!, HOME: home};
  await writePdf(join(home, 'inbox', 'invoice.pdf'), invoiceLines('F24-0311'));
  const argv = ['watch', 'inbox', '-t', 'invoice', '-o', 'out', '--once', '--settle', '100ms'];
  const {exitCode, stderr} = await docextract(argv, {env: alone, cwd: home});
  expect({exitCode, stderr}).toEqual({
    exitCode: 0,
    stderr: expect.stringMatching(/1 extracted; results in out$/) as string,
  });
  const result = JSON.parse(await readFile(join(home, 'out', 'invoice.pdf.json'), 'utf8')) as object;
  expect(result).toMatchObject({invoice_number: 'F24-0311'});
});

test('what belongs to folders is refused for jobs, and the other way round', async () => {
  const job = ['watch', '0b0c2f6e-0000-4000-8000-000000000000', '--once'];
  expect(await docextract(job, {env, cwd: home})).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--once is about folders') as string,
  });
  expect(await watch('--job-timeout', '1s')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--job-timeout is about jobs') as string,
  });
  expect((await docextract(['watch', './nowhere', '-t', 'receipt'], {env, cwd: home})).exitCode).toBe(13);
});
