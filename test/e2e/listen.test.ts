import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {execa} from 'execa';
import {beforeAll, beforeEach, expect, test} from 'vitest';
import {resultsIn, secret, signed} from '../batch/receiver/receiving.js';
import {docextract, freshHome, linesOf} from './docextract.js';

/** The webhook receiver as a process. */

let home: string;
let env: Record<string, string>;

beforeAll(async () => {
  ({home, env} = await freshHome());
  await writeFile(join(home, 'secret'), `${secret}\n`, {mode: 0o600});
  await writeFile(join(home, 'header'), 'X-Token: right and secret\n', {mode: 0o600});
});
beforeEach(() => rm(join(home, 'out'), {recursive: true, force: true}));

async function listen(...more: string[]) {
  const argv = ['listen', '--port', '0', '-o', 'out', ...more];
  const receiver = docextract(argv, {env, cwd: home});
  const first = await linesOf(receiver).next();
  const {url} = JSON.parse(first.value as string) as {url: string};
  // Of a receiver that is killed as it is connected to, fetch may hear nothing at all.
  const ended = new AbortController();
  void receiver.finally(() => {
    ended.abort();
  });
  const post = (body: string, headers: Record<string, string>) =>
    fetch(url, {method: 'POST', headers, body, signal: ended.signal});
  return {receiver, url, post};
}

const rounds = 8;
/** More deliveries than come before a kill. */
const places = 25;

test('killed at any moment around its answer, it has every delivery that it answered, and each once', async () => {
  const answered = new Set<string>();
  const body = (id: string) => JSON.stringify({job_id: 'job', result: {id}});
  for (let round = 0; round < rounds; round++) {
    const {receiver, post} = await listen('--json', '-q');
    const timer = setTimeout(() => receiver.kill('SIGKILL'), 5 + Math.random() * 60);
    for (let place = 0; place < places; place++) {
      const id = `msg_${round}_${place}`;
      const reply = await post(body(id), {'webhook-id': id}).catch(() => undefined);
      if (reply?.status === 200) answered.add(id);
      if (reply === undefined) break;
    }
    clearTimeout(timer);
    receiver.kill('SIGKILL');
    await receiver;
  }
  const {receiver, post} = await listen('--events');
  // The sender comes again with what it got no answer to: all of it, to be sure.
  const all = new Set(answered);
  for (let round = 0; round < rounds; round++)
    for (let place = 0; place < places; place++) {
      const id = `msg_${round}_${place}`;
      const reply = (await (await post(body(id), {'webhook-id': id})).json()) as {outcome: string};
      if (answered.has(id)) expect([id, reply]).toEqual([id, {outcome: 'duplicate'}]);
      all.add(id);
    }
  receiver.kill('SIGTERM');
  expect((await receiver).exitCode).toBe(0);
  const results = await resultsIn(join(home, 'out'));
  expect(Object.keys(results)).toEqual([...all].map((id) => `job/${id}.json`).sort());
  expect(await readdir(join(home, 'out/.docextract/deliveries/open'))).toEqual([]);
});

test('secrets show neither in ps nor in what is said', async () => {
  const {receiver, post} = await listen(
    '--json',
    '-vv',
    '--secret-file',
    'secret',
    '--header-file',
    'header',
  );
  const {stdout: ps} = await execa('ps', ['-ww', '-o', 'args=', '-p', String(receiver.pid)]);
  const body = JSON.stringify({job_id: 'j', result: {}});
  expect((await post(body, {'x-token': 'wrong', ...signed(body)})).status).toBe(401);
  expect((await post(body, {'x-token': 'right and secret', ...signed(body)})).status).toBe(200);
  receiver.kill('SIGTERM');
  const {exitCode, stdout, stderr} = await receiver;
  expect(exitCode).toBe(0);
  for (const text of [ps, stdout, stderr]) {
    expect(text).not.toContain('right and secret');
    expect(text).not.toContain(secret.slice(6));
  }
});

test('with --events each delivery is a line, and the last one is the summary', async () => {
  await mkdir(join(home, 'hooks'), {recursive: true});
  const {receiver, post} = await listen('--events', '--count', '1', '--exec', 'tee hooks/heard.json');
  await post(JSON.stringify({job_id: 'j', result: {a: '1'}}), {'webhook-id': 'msg_1'});
  const {exitCode, stdout} = await receiver;
  expect(exitCode).toBe(0);
  const types = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as {type: string}).type);
  expect(types).toEqual(['listening', 'delivery', 'result', 'summary']);
  const heard = JSON.parse(await readFile(join(home, 'hooks/heard.json'), 'utf8')) as object;
  expect(heard).toMatchObject({type: 'delivery', id: 'msg_1', job_id: 'j', payload: {result: {a: '1'}}});
});

test('two receivers do not share a directory; a wrong host, secret or address is told', async () => {
  const {receiver} = await listen('--json', '-q');
  const codeOf = async (...more: string[]) =>
    (await docextract(['listen', '--port', '0', '-o', 'out', ...more], {env, cwd: home})).exitCode;
  expect(await codeOf()).toBe(11);
  expect(await codeOf('--host', '0.0.0.0')).toBe(2);
  expect(await codeOf('--secret', 'no secret!')).toBe(2);
  expect(await codeOf('--forward', 'nowhere')).toBe(2);
  expect(await codeOf('--header-file', 'missing')).toBe(13);
  receiver.kill('SIGKILL');
  await receiver;
});
