import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFile, readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {type Ledger, openLedger} from '../../src/batch/ledger/ledger.js';
import {folderOf} from './bench.js';
import {free, intent} from './intent.js';

const program = fileURLToPath(new URL('ledger-program.mjs', import.meta.url));
const enough = 10_001;

async function open(directory: string, pid = 1): Promise<Ledger> {
  const ledger = await openLedger({directory, pid, isRunning: () => false, now: Date.now});
  onTestFinished(() => ledger.close());
  return ledger;
}

/** Makes most of a ledger history: a job was asked for again and again. */
async function age(directory: string, jobId = 'j1'): Promise<void> {
  const line = `\n${JSON.stringify({type: 'job', job_id: jobId, at: 1, status: 'NEW'})}`;
  await appendFile(join(directory, 'ledger.ndjson'), line.repeat(enough));
}

async function linesOf(directory: string): Promise<number> {
  return (await readFile(join(directory, 'ledger.ndjson'), 'utf8')).split('\n').filter(Boolean).length;
}

/** All that a ledger can be asked, of these works. */
function knownOf(ledger: Ledger): unknown {
  const works = ['pending', 'done', 'failed', 'open', 'unknown', 'refused', 'forgotten', 'repeated', 'never'];
  const strip = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value ?? null, (key, one: unknown) =>
        ['entry', 'earlier'].includes(key) ? undefined : one,
      ),
    ) as unknown;
  return {
    works: works.map((work) => strip(ledger.find(work))),
    entries: ledger.entries().map((entry) => strip({...entry, settled: [...entry.settled]})),
    jobs: strip(ledger.jobs()),
  };
}

async function eventfulLedger(directory: string): Promise<Ledger> {
  const ledger = await open(directory);
  await ledger.claim(intent('i1', 'pending', 'done', 'failed'), free);
  await ledger.settle('i1', {state: 'accepted', job_id: 'j1', template_version: 3});
  await ledger.collect('j1', [
    {identity: 'done', state: 'succeeded', mapping: 'named', result: '/r.json'},
    {identity: 'failed', state: 'failed', mapping: 'named', error: {code: 'x', message: 'm', hint: 'h'}},
  ]);
  await ledger.claim(intent('i2', 'open'), free);
  await ledger.claim(intent('i3', 'unknown'), free);
  await ledger.settle('i3', {state: 'unknown', error: {code: 'unknown_outcome', message: 'm'}});
  await ledger.claim(intent('i4', 'refused'), free);
  await ledger.settle('i4', {state: 'refused', error: {code: 'too_large', message: 'm'}});
  await ledger.claim(intent('i5', 'forgotten'), free);
  await ledger.forget('i5');
  await ledger.claim(intent('i6', 'repeated'), free);
  await ledger.claim(intent('i6', 'repeated'), () => true);
  await ledger.importJob('j9', 'elsewhere');
  await ledger.recordJobStatus('j9', 'SUCCESS', '2026-01-01T00:00:00Z');
  await ledger.collect('j9', []);
  return ledger;
}

test('a ledger that is mostly history is written anew on opening, and knows what it knew', async () => {
  const directory = await folderOf();
  await eventfulLedger(directory);
  const before = knownOf(await open(directory, 2));
  await age(directory, 'j8');
  expect(knownOf(await open(directory, 3))).toEqual(before);
  expect(await linesOf(directory)).toBeLessThan(20);
  expect(knownOf(await open(directory, 4))).toEqual(before);
  expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('who has it open goes on with the new file, and nothing it writes is lost', async () => {
  const directory = await folderOf();
  const old = await eventfulLedger(directory);
  await age(directory, 'j8');
  await open(directory, 2);
  await old.settle('i2', {state: 'accepted', job_id: 'j2'});
  expect(await old.claim(intent('i7', 'done'), free)).toEqual(['done']);
  expect(await old.claim(intent('i8', 'new'), free)).toEqual([]);
  const reader = await open(directory, 3);
  expect(reader.find('open')).toMatchObject({state: 'pending', job: {job_id: 'j2'}});
  expect(reader.find('new')).toMatchObject({state: 'unknown'});
  expect(old.find('refused')).toMatchObject({state: 'failed'});
});

test('a ledger that was closed by a process killed then is replaced by the next one; what came behind is no record', async () => {
  const directory = await folderOf();
  const old = await eventfulLedger(directory);
  const behind = {type: 'outcome', id: 'i2', at: 1, state: 'accepted', job_id: 'j3'};
  const file = join(directory, 'ledger.ndjson');
  await appendFile(file, `\n{"type":"moved"}\n${JSON.stringify(behind)}`);
  const next = await open(directory, 2);
  expect(next.find('open')).toMatchObject({state: 'unknown'});
  expect(next.find('done')).toMatchObject({state: 'done'});
  expect(await readFile(file, 'utf8')).not.toContain('moved');
  await old.settle('i2', {state: 'accepted', job_id: 'j4'});
  await next.refresh();
  expect(next.find('open')).toMatchObject({state: 'pending', job: {job_id: 'j4'}});
});

test('nothing is lost or claimed twice while ledgers are written anew by processes that are killed', async () => {
  const directory = await folderOf();
  const claiming = Array.from({length: 3}, () => start(directory, '60', 'claim'));
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      const ageing = start(directory, '0', 'age');
      await delay(300 + Math.random() * 700);
      ageing.kill('SIGKILL');
      await once(ageing, 'close');
    }
  })();
  const won = await Promise.all(claiming.map(wonBy));
  isOver = true;
  await killing;
  const all = won.flat();
  expect(all.toSorted((one, other) => one - other)).toEqual(Array.from({length: 60}, (_, work) => work));
  const ledger = await open(directory);
  for (let work = 0; work < 60; work++)
    expect(ledger.find(`work-${work}`), String(work)).toMatchObject({
      state: 'pending',
      job: {job_id: `job-${work}`},
    });
});

function start(...argv: string[]): ChildProcess {
  return spawn(process.execPath, [program, ...argv], {stdio: ['ignore', 'pipe', 'inherit']});
}

async function wonBy(child: ChildProcess): Promise<number[]> {
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return JSON.parse(printed) as number[];
}

test('a repetition that was not sent leaves the first time unknown', async () => {
  const ledger = await open(await folderOf());
  await ledger.claim(intent('i1', 'x'), free);
  await ledger.settle('i1', {state: 'unknown'});
  await ledger.claim(intent('i1', 'x'), () => true);
  await ledger.settle('i1', {state: 'unsent', error: {code: 'unreachable', message: 'm'}});
  expect(ledger.find('x')).toMatchObject({state: 'unknown'});
});

test('work that was done stays done when it was to be done again and nothing was sent', async () => {
  const ledger = await open(await folderOf());
  await ledger.claim(intent('i1', 'x'), free);
  await ledger.settle('i1', {
    state: 'answered',
    documents: [{identity: 'x', state: 'succeeded', mapping: 'exact'}],
  });
  await ledger.claim(intent('i2', 'x'), () => true);
  await ledger.settle('i2', {state: 'unsent', error: {code: 'unreachable', message: 'm'}});
  expect(ledger.find('x')).toMatchObject({state: 'done'});
});
