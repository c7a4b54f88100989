import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {batchCalls} from '../../src/batch/ledger/batch-calls.js';
import {openLedger} from '../../src/batch/ledger/ledger.js';
import {folderOf} from './bench.js';

/** Runs turns when the test says so. */
function heldTurns() {
  const turns: (() => Promise<void>)[] = [];
  return {
    inTurn: (turn: () => Promise<void>) => Promise.resolve(void turns.push(turn)),
    next: () => turns.shift()!(),
    count: () => turns.length,
  };
}

test('what is asked for before its turn comes is done together, each with its answer', async () => {
  const {inTurn, next, count} = heldTurns();
  const batches: number[][] = [];
  const double = batchCalls((items: number[]) => {
    batches.push(items);
    return Promise.resolve(items.map((item) => 2 * item));
  }, inTurn);
  const first = [double(1), double(2), double(3)];
  expect(count()).toBe(1);
  await next();
  const last = double(4);
  await next();
  expect(await Promise.all([...first, last])).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('when it fails all are told, and later ones are tried anew', async () => {
  const {inTurn, next} = heldTurns();
  let isFull = true;
  const write = batchCalls(
    (items: string[]) => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve(items)),
    inTurn,
  );
  const both = Promise.allSettled([write('a'), write('b')]);
  await next();
  expect((await both).map(({status}) => status)).toEqual(['rejected', 'rejected']);
  isFull = false;
  const again = write('c');
  await next();
  expect(await again).toBe('c');
});

test('of claims made at once on one ledger each work goes to one, and all outcomes are there', async () => {
  const directory = await folderOf();
  const ledger = await openLedger({directory, pid: 1, isRunning: () => false, now: Date.now});
  onTestFinished(() => ledger.close());
  const claims = Array.from({length: 20}, (_, index) =>
    ledger.claim(
      {
        id: `i${index}`,
        key: 'k',
        operation: 'submit',
        service: 's',
        form: 'multipart',
        name: 'n',
        documents: [{identity: `work-${index % 10}`, source: 's', path: 'p', sha256: 'h', size: 1}],
      },
      (known) => known === undefined,
    ),
  );
  const taken = await Promise.all(claims);
  expect(taken.map((identities) => identities.length)).toEqual([
    ...Array.from({length: 10}, () => 0),
    ...Array.from({length: 10}, () => 1),
  ]);
  await Promise.all(
    Array.from({length: 10}, (_, index) =>
      ledger.settle(`i${index}`, {state: 'accepted', job_id: `j${index}`}),
    ),
  );
  expect(ledger.jobs().map(({job_id}) => job_id)).toEqual(
    Array.from({length: 10}, (_, index) => `j${index}`),
  );
  const lines = (await readFile(join(directory, 'ledger.ndjson'), 'utf8')).split('\n').filter(Boolean);
  expect(lines).toHaveLength(20);
});
