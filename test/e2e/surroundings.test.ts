import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {execa} from 'execa';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Harness, png, startHarness} from '../service/harness.js';
import {bin, docextract, freshHome} from './docextract.js';

/** Where people and scripts run it: behind pipes, without a home, with nobody looking, and with a key that is nobody's business. */

let home: string;
let env: Record<string, string>;
let harness: Harness;

beforeAll(async () => {
  const fresh = await freshHome();
  home = fresh.home;
  harness = await startHarness({settings: {requestsPerWindow: 1_000_000}});
  env = {...fresh.env, DOCEXTRACT_BASE_URL: harness.url, DOCEXTRACT_API_KEY: harness.key};
  await mkdir(join(home, 'scans'));
  for (let place = 0; place < 40; place++)
    await writeFile(join(home, 'scans', `${place}.png`), png(`document ${place} ${'x'.repeat(400)} IEND`));
});
afterAll(() => harness.stop());

const shell = (script: string, more: Record<string, string> = {}) =>
  execa('bash', ['-c', script], {
    cwd: home,
    env: {...env, D: `${process.execPath} ${bin}`, ...more},
    ...{extendEnv: false, reject: false},
  });

test('a reader who has seen enough ends a run quietly, and what was paid is not paid again', async () => {
  const first = await shell(
    '$D process scans -t receipt --format ndjson -q | head -n 1; echo "${PIPESTATUS[0]}"',
  );
  const [line, code] = first.stdout.split('\n');
  expect(JSON.parse(line!)).toMatchObject({status: 'succeeded'});
  expect({code, stderr: first.stderr}).toEqual({
    code: expect.stringMatching(/^(0|130)$/) as string,
    stderr: '',
  });
  const again = await shell('$D process scans -t receipt --json -q');
  const {summary} = JSON.parse(again.stdout) as {summary: {counts: Record<string, number>}};
  expect(summary.counts).toMatchObject({total: 40, failed: 0, unknown: 0});
  expect(summary.counts.skipped).toBeGreaterThan(0);
});

test('with stdout or stderr closed the work is done all the same', async () => {
  const quiet = await shell('$D submit scans -t receipt -o closed-out >&-');
  expect(quiet.exitCode).toBe(0);
  expect(await readdir(join(home, 'closed-out'))).toHaveLength(41);
  const deaf = await shell('$D submit scans -t receipt -o closed-err --json 2>&-');
  expect(deaf.exitCode).toBe(0);
  expect(JSON.parse(deaf.stdout)).toMatchObject({summary: {counts: {total: 40, failed: 0}}});
  expect((await shell('$D --help >&- 2>&-')).exitCode).toBe(0);
});

test('a home that cannot be written is enough to read from, and named where it is not', async () => {
  const readOnly = {HOME: '/proc', DOCEXTRACT_STATE_DIR: join(home, 'state')};
  expect((await shell('$D submit scans -t receipt -o read-only -q', readOnly)).exitCode).toBe(0);
  expect((await shell('$D config show && $D completion bash', readOnly)).exitCode).toBe(0);
  const stored = await shell('$D config set retries 1', readOnly);
  expect(stored).toMatchObject({exitCode: 13, stderr: expect.stringContaining('/proc/.config') as string});
  const nowhere = await shell('$D submit scans -t receipt -o nowhere', {HOME: '/proc'});
  expect(nowhere).toMatchObject({exitCode: 13, stderr: expect.stringContaining('/proc/.local') as string});
  expect(nowhere.stderr).not.toContain(' at ');
});

test('the key shows neither among the processes nor in what is said, logged or stored', async () => {
  const slow = join(home, 'slow');
  await mkdir(slow);
  await writeFile(join(slow, 'a.png'), png('slow:1500 of the test IEND'));
  await writeFile(join(home, 'key'), harness.key, {mode: 0o600});
  const keyless = {...env, DOCEXTRACT_API_KEY: ''};
  const argv = ['process', 'slow', '-t', 'receipt', '-vv', '--events', '--log-file', 'run.log'];
  const run = docextract([...argv, '--api-key-file', 'key'], {env: keyless, cwd: home});
  const listed = await execa('ps', ['-ww', '-o', 'args=', '-p', String(run.pid)]);
  expect(listed.stdout).toContain('--api-key-file key');
  const {stdout, stderr, exitCode} = await run;
  expect(exitCode).toBe(0);
  const log = await readFile(join(home, 'run.log'), 'utf8');
  const state = join(home, '.local/state/docextract');
  const ledger = await readFile(join(state, 'ledger.ndjson'), 'utf8');
  for (const text of [listed.stdout, stdout, stderr, log, ledger]) expect(text).not.toContain(harness.key);
  expect(log).toContain('"type":"summary"');
  expect((await readdir(state)).join()).not.toContain(harness.key);
});

test.each([
  ['a service that refuses it', (): string => harness.url],
  ['an address that nobody answers', (): string => 'http://127.0.0.1:1'],
  ['an address that holds another', (): string => 'http://user:pass-word@127.0.0.1:1'],
])('a key on the command line is warned of, and in no error: %s', async (_what, address) => {
  const key = 'dx_secret_of_the_command_line';
  const argv = ['process', 'scans/1.png', '-t', 'receipt', '--retries', '0', '-vv', '--json', '--force'];
  const ran = await docextract([...argv, '--base-url', address(), '--api-key', key], {env, cwd: home});
  expect([2, 4, 5]).toContain(ran.exitCode);
  expect(ran.stderr).toContain('a key on the command line shows in `ps`');
  for (const text of [ran.stdout, ran.stderr]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain('pass-word');
  }
});

test('what was extracted is not in the log, nor said, unless asked for', async () => {
  await writeFile(join(home, 'private.png'), png('a very private value IEND'));
  const argv = ['submit', 'private.png', '-t', 'receipt', '-o', 'private', '--log-file', 'private.log'];
  const {stdout, stderr} = await docextract(argv, {env, cwd: home});
  const log = await readFile(join(home, 'private.log'), 'utf8');
  for (const text of [stdout, stderr, log]) expect(text).not.toContain('private value');
  expect(await readFile(join(home, 'private', 'private.png.json'), 'utf8')).toContain('private value');
});

test('a Node that is too old is named with what to do, before anything is loaded that it cannot read', async () => {
  const {engines} = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    engines: {node: string};
  };
  const old = join(home, 'old-node.cjs');
  const versions = `{value: {...process.versions, node: '18.20.8'}}`;
  await writeFile(old, `Object.defineProperty(process, 'versions', ${versions});\n`);
  const ran = await shell('node --require ./old-node.cjs "$BIN" --version', {BIN: bin});
  expect(ran).toMatchObject({exitCode: 2, stdout: ''});
  expect(ran.stderr).toBe(
    `error: docextract needs Node ${engines.node.replace('>=', '')} or newer, and this is Node 18.20.8\n` +
      'hint:  install a current release, from nodejs.org or with a version manager: nvm install --lts',
  );
});
