import {copyFile, mkdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {json, serveWire} from '../../client/wire-server.js';
import {run} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let home: string;
beforeAll(async () => {
  home = await temporaryDirectory();
  await mkdir(join(home, 'scans'));
  for (const [name, source] of [
    ['a.pdf', 'facture-F24-0311.pdf'],
    ['b.pdf', 'rechnung-bergmann.pdf'],
  ] as const)
    await copyFile(join('fixtures/scans', source), join(home, 'scans', name));
});

const docextract = (argv: string[], url: string) =>
  run(argv, {
    cwd: home,
    env: {HOME: home, DOCEXTRACT_BASE_URL: url, DOCEXTRACT_API_KEY: 'secret-key'},
  });

test('the log has what happened with its time, no value and no key, also of failures', async () => {
  const {url} = await serveWire(json({document_data: {total: 'private-value'}}));
  const argv = ['process', 'scans', '-t', 'invoice', '--log-file', 'run.log', '-q'];
  expect((await docextract(argv, url)).exitCode).toBe(0);
  await docextract(['process', 'nowhere', '-t', 'invoice', '--log-file', 'run.log'], url);
  const text = await readFile(join(home, 'run.log'), 'utf8');
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as {type: string; at: string});
  expect(records.map(({type}) => type)).toEqual(
    expect.arrayContaining(['start', 'planned', 'document', 'summary']),
  );
  expect(records.every(({at}) => !Number.isNaN(Date.parse(at)))).toBe(true);
  expect(text).not.toMatch(/private-value|secret-key/);
  expect((await stat(join(home, 'run.log'))).mode & 0o777).toBe(0o600);
});

test('a log that cannot be written is said before anything is sent', async () => {
  const {url, received} = await serveWire(json({document_data: {}}));
  const argv = ['process', 'scans', '-t', 'invoice', '--force', '--log-file', 'no/such/run.log'];
  expect((await docextract(argv, url)).exitCode).toBe(13);
  expect(received).toEqual([]);
});

test('when the time given is over nothing new is started, what is under way lands, and the code is 8', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  // The hour is over as soon as the first document is there.
  const endTime = () => timers.mock.calls.find(([, ms]) => ms === 3_600_000)![0]();
  const {url, received} = await serveWire((...call) => {
    endTime();
    json({document_data: {n: '1'}})(...call);
  });
  const argv = ['process', 'scans', '-t', 'invoice', '--force', '--concurrency', '1', '--json'];
  const {exitCode, stdout} = await docextract([...argv, '--max-duration', '1h'], url);
  expect(exitCode).toBe(8);
  expect(received).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({summary: {counts: {succeeded: 1, unsent: 1}, exit_code: 8}});
});
