import {spawn} from 'node:child_process';
import {hash} from 'node:crypto';
import {appendFile, mkdir, readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import {hostname} from 'node:os';
import {join} from 'node:path';
import {once} from 'node:events';
import {expect, onTestFinished, test} from 'vitest';
import {formerIdentifier, identityOf} from '../../src/batch/ledger/identity.js';
import {type Ledger, openLedger} from '../../src/batch/ledger/ledger.js';
import {findWork} from '../../src/batch/plan/resume-plan.js';
import {folderOf} from './bench.js';
import {free, intent} from './intent.js';

const running = new Set<number>();

async function open(directory: string, pid = 1, host = hostname()): Promise<Ledger> {
  const ledger = await openLedger({
    directory,
    pid,
    host,
    isRunning: (one) => running.has(one),
    now: Date.now,
  });
  onTestFinished(() => ledger.close());
  return ledger;
}

test('an intent without an outcome is running while its process lives, and unknown after', async () => {
  const directory = await folderOf();
  await (await open(directory, 10)).claim(intent('i', 'x'), free);
  running.add(10);
  const other = await open(directory, 11);
  expect(other.find('x')).toMatchObject({state: 'running'});
  running.delete(10);
  await other.refresh();
  expect(other.find('x')).toMatchObject({state: 'unknown'});
});

test('a process that was given the number of a dead run does not keep its work', async () => {
  const directory = await folderOf();
  await (await open(directory, 12)).claim(intent('i', 'x'), free);
  const longAgo = new Date(Date.now() - 10 * 60_000);
  const [left] = await readdir(join(directory, 'runs'));
  await utimes(join(directory, 'runs', left!), longAgo, longAgo);
  running.add(12);
  onTestFinished(() => void running.delete(12));
  const next = await open(directory, 13);
  expect(next.find('x')).toMatchObject({state: 'unknown'});
  expect(await next.claim(intent('j', 'x'), (known) => known?.state === 'unknown')).toEqual([]);
});

test('a run on another machine is there as long as it says so, whatever its number is here', async () => {
  const directory = await folderOf();
  await (await open(directory, 14, 'elsewhere')).claim(intent('i', 'x'), free);
  expect((await open(directory, 15)).find('x')).toMatchObject({state: 'running'});
});

test('what killed runs leave behind is cleared away', async () => {
  const directory = await folderOf();
  await mkdir(join(directory, 'runs'));
  await writeFile(join(directory, 'runs', 'killed'), JSON.stringify({pid: 999, host: hostname()}));
  const ledger = await open(directory, 16);
  await ledger.claim(intent('i', 'x'), free);
  expect(await readdir(join(directory, 'runs'))).not.toContain('killed');
  await ledger.close();
  expect(await readdir(join(directory, 'runs'))).toEqual([]);
});

test('a process that bears the number of a dead one does not take its intents for its own', async () => {
  const directory = await folderOf();
  running.add(1);
  await (await open(directory, 1)).claim(intent('i', 'x'), free);
  expect((await open(directory, 1)).find('x')).toMatchObject({state: 'unknown'});
  running.delete(1);
});

test('everything known of a piece of work is there after reopening', async () => {
  const directory = await folderOf();
  const ledger = await open(directory);
  await ledger.claim(intent('i1', 'pending', 'done', 'failed'), free);
  await ledger.settle('i1', {state: 'accepted', job_id: 'j1'});
  await ledger.claim(intent('i2', 'unsent'), free);
  await ledger.settle('i2', {state: 'unsent', error: {code: 'unreachable', message: 'm'}});
  await ledger.claim(intent('i3', 'unknown'), free);
  await ledger.settle('i3', {state: 'unknown', error: {code: 'unknown_outcome', message: 'm'}});
  await ledger.claim(intent('i4', 'refused'), free);
  await ledger.settle('i4', {state: 'refused', error: {code: 'too_large', message: 'm'}});
  const states = async () => {
    const reopened = await open(directory);
    return ['pending', 'done', 'failed', 'unsent', 'unknown', 'refused', 'never'].map(
      (identity) => reopened.find(identity)?.state,
    );
  };
  expect(await states()).toEqual([
    'pending',
    'pending',
    'pending',
    undefined,
    'unknown',
    'failed',
    undefined,
  ]);
  await ledger.recordJobStatus('j1', 'SUCCESS', '2026-01-01T00:00:00Z');
  await ledger.collect('j1', [
    {identity: 'done', state: 'succeeded', mapping: 'exact', result: '/r.json'},
    {
      identity: 'failed',
      state: 'failed',
      mapping: 'exact',
      error: {code: 'unreadable_document', message: 'm'},
    },
  ]);
  expect(await states()).toEqual(['failed', 'done', 'failed', undefined, 'unknown', 'failed', undefined]);
  expect((await open(directory)).jobs()).toMatchObject([{job_id: 'j1', status: 'SUCCESS', collected: true}]);
});

test('what is forgotten is new again', async () => {
  const ledger = await open(await folderOf());
  await ledger.claim(intent('i1', 'x'), free);
  await ledger.settle('i1', {state: 'accepted', job_id: 'j1'});
  await ledger.forget('j1');
  expect(ledger.find('x')).toBeUndefined();
  expect(ledger.jobs()).toEqual([]);
});

test('a line that a crash cut short spoils neither what was before nor what comes after', async () => {
  const directory = await folderOf();
  await (await open(directory)).claim(intent('i1', 'x'), free);
  await appendFile(join(directory, 'ledger.ndjson'), '\n{"type":"intent","id":"i2","docu');
  const ledger = await open(directory);
  await ledger.claim(intent('i3', 'y'), free);
  const reopened = await open(directory);
  expect([reopened.find('x')?.state, reopened.find('y')?.state]).toEqual(['unknown', 'unknown']);
  expect(reopened.entries()).toHaveLength(2);
});

test('a line that is still being written is read once it is whole', async () => {
  const directory = await folderOf();
  const [writer, reader] = [await open(directory), await open(directory, 2)];
  await writer.claim(intent('i1', 'x'), free);
  const file = join(directory, 'ledger.ndjson');
  const whole = await readFile(file, 'utf8');
  const line = whole.replaceAll('"x"', '"y"').replaceAll('i1', 'i2');
  await appendFile(file, line.slice(0, 100));
  await reader.refresh();
  expect(reader.find('y')).toBeUndefined();
  await appendFile(file, line.slice(100));
  await reader.refresh();
  expect(reader.find('x') && reader.find('y')).toBeDefined();
});

test('the files are for nobody else to read', async () => {
  const directory = join(await folderOf(), 'state');
  await (await open(directory)).claim(intent('i', 'x'), free);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  expect((await stat(join(directory, 'ledger.ndjson'))).mode & 0o777).toBe(0o600);
});

test('a lock left by a killed process is taken over, one that is held is waited for', async () => {
  const directory = await folderOf();
  const ledger = await open(directory, 5);
  await writeFile(join(directory, 'ledger.lock'), `99 some-run ${hostname()}`);
  await ledger.claim(intent('i1', 'x'), free);
  running.add(98);
  await writeFile(join(directory, 'ledger.lock'), `98 some-run ${hostname()}`);
  const claim = ledger.claim(intent('i2', 'y'), free);
  // Long enough for a claim that does not wait.
  const first = await Promise.race([
    claim.then(() => 'claimed'),
    new Promise((resolve) => setTimeout(resolve, 300, 'waiting')),
  ]);
  expect(first).toBe('waiting');
  running.delete(98);
  expect(await claim).toEqual([]);
});

test('of two claims for the same work one succeeds, in one process', async () => {
  const directory = await folderOf();
  const [one, other] = [await open(directory, 21), await open(directory, 22)];
  running.add(21).add(22);
  const taken = await Promise.all([
    one.claim(intent('a', 'x', 'y'), free),
    other.claim(intent('b', 'y', 'z'), free),
  ]);
  expect(taken.filter((identities) => identities.length === 0)).toHaveLength(1);
  expect(taken.find((identities) => identities.length > 0)).toEqual(['y']);
});

test('of many processes that claim the same work each piece goes to exactly one', async () => {
  const directory = await folderOf();
  const dist = new URL('../../dist/batch/ledger/ledger.js', import.meta.url).href;
  const program = `
    const {openLedger} = await import(${JSON.stringify(dist)});
    const isRunning = (pid) => { try { return process.kill(pid, 0) } catch { return false } };
    const ledger = await openLedger({directory: ${JSON.stringify(directory)}, pid: process.pid, isRunning, now: Date.now});
    let won = 0;
    for (let work = 0; work < 40; work++) {
      const document = {identity: 'work-' + work, source: 's', path: 'p', sha256: 'h', size: 1};
      const intent = {id: process.pid + '-' + work, key: 'k', operation: 'submit', service: 's', form: 'multipart', name: 'n', documents: [document]};
      if ((await ledger.claim(intent, (known) => known === undefined)).length === 0) won++;
    }
    process.stdout.write(String(won));
  `;
  const children = Array.from({length: 4}, () =>
    spawn(process.execPath, ['--input-type=module', '-e', program]),
  );
  const won = await Promise.all(
    children.map(async (child) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await once(child, 'close');
      return Number(output);
    }),
  );
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(40);
  expect((await open(directory)).entries()).toHaveLength(40);
});

test('a disk that cannot be written to refuses the intent', async () => {
  const directory = join(await folderOf({file: ''}), 'file', 'state');
  await expect(open(directory)).rejects.toMatchObject({code: 'cannot_write'});
});

test('identity is content, template, values and service, whatever the order of keys', () => {
  const work = {operation: 'submit', templateId: 't', staticValues: {a: 1, b: {c: 2, d: 3}}} as const;
  const same = identityOf('sum', work, 'here');
  expect(identityOf('sum', {...work, staticValues: {b: {d: 3, c: 2}, a: 1}, upload: 'base64'}, 'here')).toBe(
    same,
  );
  const others = [
    identityOf('other sum', work, 'here'),
    identityOf('sum', {...work, templateId: 'u'}, 'here'),
    identityOf('sum', {...work, staticValues: {a: 2}}, 'here'),
    identityOf('sum', work, 'there'),
  ];
  expect(new Set([same, ...others]).size).toBe(5);
  expect(identityOf('sum', {...work, operation: 'process'}, 'here')).toBe(same);
});

test('what an earlier version paid by process is known, under the name it had there', async () => {
  const work = {operation: 'process', templateId: 't'} as const;
  // SHA-256 of the sum of the content and the essence of the work, as version 0.1.0 wrote it.
  const essence = '{"operation":"process","service":"here","staticValues":{},"templateId":"t"}';
  const former = hash('sha256', `sum\n${essence}`);
  expect(formerIdentifier(work, 'here')!('sum')).toBe(former);
  const ledger = await open(await folderOf());
  await ledger.claim({...intent('i', former), operation: 'process'}, free);
  const settled = {identity: former, state: 'succeeded', mapping: 'exact'} as const;
  await ledger.settle('i', {state: 'answered', documents: [settled]});
  const task = {identity: identityOf('sum', work, 'here'), formerIdentity: former};
  expect(findWork(task, ledger)).toMatchObject({state: 'done', identity: former});
});

test('of requests of one budget, at once and of several processes, no more are claimed than it has credits', async () => {
  const directory = await folderOf();
  // Of a process that is not there the lock would be taken away.
  for (const pid of [1, 2]) running.add(pid);
  onTestFinished(() => running.clear());
  const [one, two] = [await open(directory, 1), await open(directory, 2)];
  const charged = (id: string, pages: number, budget = 'agents') => {
    const {documents, ...others} = intent(id, id);
    return {...others, budget, documents: documents.map((document) => ({...document, pages}))};
  };
  const claims = ['a', 'b', 'c', 'd'].map((id, index) =>
    (index % 2 === 0 ? one : two).claim(charged(id, 2), free, 6).then(
      () => 'claimed',
      (error: {code?: string}) => error.code,
    ),
  );
  expect((await Promise.all(claims)).sort()).toEqual(['claimed', 'claimed', 'claimed', 'over_budget']);
  // Another budget, another service and what was never sent do not count.
  expect(await one.claim(charged('e', 6, 'others'), free, 6)).toEqual([]);
  expect(await one.claim({...charged('f', 6), service: 'there'}, free, 6)).toEqual([]);
  await one.refresh();
  const [first] = one.entries();
  await one.settle(first?.intent.id ?? '', {state: 'unsent'});
  expect(await two.claim(charged('g', 2), free, 6)).toEqual([]);
  // What was sent counts whatever came of it.
  await one.settle('g', {state: 'unknown'});
  await expect(one.claim(charged('h', 1), free, 6)).rejects.toMatchObject({code: 'over_budget'});
});
