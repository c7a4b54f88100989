import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type Ledger, openLedger} from '../../../src/batch/ledger/ledger.js';
import {startReceiver, temporaryDirectory, type Receiving} from './receiving.js';

/** What was delivered to this machine is noted in the ledger of those who submitted it here. */

let directory: string;
let ledger: Ledger;
let cleanUp: (() => unknown)[];

beforeEach(async () => {
  const made = await temporaryDirectory();
  directory = made.path;
  ledger = await openLedger({
    ...{directory: join(directory, 'state'), pid: process.pid, isRunning: () => true, now: Date.now},
  });
  cleanUp = [made.remove, () => ledger.close()];
});
afterEach(async () => {
  for (const act of cleanUp.reverse()) await act();
});

async function receiver(): Promise<Receiving> {
  const receiving = await startReceiver(join(directory, 'out'), {ledgers: () => Promise.resolve([ledger])});
  cleanUp.push(() => receiving.stop());
  return receiving;
}

async function submit(job_id: string, names: string[], more: {archive?: true} = {}): Promise<void> {
  const documents = names.map((name) => ({
    ...{identity: `${job_id}/${name}`, source: name, path: `/${name}`, sha256: name, size: 1, ...more},
  }));
  const intent = {
    id: job_id,
    operation: 'submit',
    service: 's',
    key: 'k',
    form: 'multipart',
    name: 'n',
  } as const;
  await ledger.claim({...intent, documents}, () => true);
  await ledger.settle(job_id, {state: 'accepted', job_id});
}

const deliver = async (
  {post, until, events}: Receiving,
  job_id: string,
  id: string | undefined,
  result: unknown,
) => {
  const before = events.filter(({type}) => type === 'result').length;
  const error = result === null ? {error: {code: 'unreadable_document', message: 'no page'}} : {};
  await post({job_id, result, ...error}, id === undefined ? {} : {'webhook-id': id});
  await until('result', before + 1);
};
const isCollected = (id: string) => ledger.jobs().find(({job_id}) => job_id === id)?.collected;

test('the only document of a job is collected when it is delivered, and its result is known to later runs', async () => {
  const receiving = await receiver();
  await submit('one', ['a.pdf']);
  await deliver(receiving, 'one', undefined, {total: '1'});
  await receiving.until('collected');
  expect(isCollected('one')).toBe(true);
  expect(ledger.find('one/a.pdf')).toMatchObject({
    state: 'done',
    settled: {mapping: 'exact', result: expect.stringMatching(/out\/one\/.*\.json$/) as string},
  });
  await submit('two', ['b.pdf']);
  await deliver(receiving, 'two', 'msg_b', null);
  await receiving.until('collected', 2);
  expect(ledger.find('two/b.pdf')).toMatchObject({state: 'failed', error: {message: 'no page'}});
});

test('a job of several documents is collected with the last of them, across a restart', async () => {
  await submit('three', ['a', 'b', 'c']);
  const first = await receiver();
  await deliver(first, 'three', 'msg_1', {n: 1});
  await deliver(first, 'three', 'msg_2', {n: 2});
  await first.post({job_id: 'three', result: {n: 2}}, {'webhook-id': 'msg_2'});
  expect(await first.stop()).toMatchObject({counts: {stored: 2, duplicate: 1}});
  expect(isCollected('three')).toBe(false);
  const second = await receiver();
  await deliver(second, 'three', 'msg_3', {n: 3});
  await second.until('collected');
  expect(ledger.find('three/b')).toMatchObject({
    state: 'done',
    settled: {mapping: 'none', result: join(directory, 'out', 'three')},
  });
});

test.each([
  ['a document that failed, of several', ['a', 'b'], {}, ['msg_1', 'msg_2'], null],
  ['deliveries without ids, which may be the same twice', ['a', 'b'], {}, [undefined, undefined], {n: 2}],
  ['an archive, whose content nobody here knows', ['all.zip'], {archive: true} as const, ['msg_1'], {n: 2}],
])('%s: the job stays to be collected', async (_what, names, more, ids, last) => {
  await submit('job', names, more);
  const receiving = await receiver();
  for (const [place, id] of ids.entries())
    await deliver(receiving, 'job', id, place === ids.length - 1 ? last : {n: place});
  await receiving.stop();
  expect(receiving.events.map(({type}) => type)).not.toContain('collected');
  expect(isCollected('job')).toBe(false);
});
