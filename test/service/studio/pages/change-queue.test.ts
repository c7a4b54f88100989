import {expect, test} from 'vitest';
import {
  createChangeQueue,
  type Outcome,
  type Saving,
} from '../../../../src/service/studio/pages/review/change-queue.js';

/** A queue whose attempts have these outcomes, in turn, and are saved after that. */
function queueWith(...outcomes: Outcome[]) {
  const tried: Saving[] = [];
  const conflicts: Saving[] = [];
  const queue = createChangeQueue(
    (saving) => {
      tried.push(saving);
      return Promise.resolve(outcomes.shift() ?? 'saved');
    },
    (conflict) => conflicts.push(conflict),
  );
  return {...queue, tried, conflicts};
}

const total = {total: {value: '1'}};
const date = {date: {accepted: true as const}};

test('a change that was lost on its way goes with the next one', async () => {
  const {send, tried} = queueWith('lost');
  const sent = [send({fields: total, reviewed: false}), send({fields: date, reviewed: false})];
  const results = await Promise.allSettled(sent);
  expect(results.map(({status}) => status)).toEqual(['rejected', 'fulfilled']);
  await send({fields: {}, reviewed: true});
  expect(tried.slice(1)).toEqual([
    {fields: {...total, ...date}, reviewed: false},
    {fields: {}, reviewed: true},
  ]);
});

test('a change that was refused keeps no other one from being saved', async () => {
  const {send, finish, tried} = queueWith('refused', 'saved', 'refused');
  await expect(send({fields: total, reviewed: false})).rejects.toThrow('not saved');
  await send({fields: date, reviewed: false});
  expect(tried[1]).toEqual({fields: date, reviewed: false});
  await expect(send({fields: total, reviewed: false})).rejects.toThrow('not saved');
  await expect(finish(), 'once, for the reviewer to see it').rejects.toThrow('not saved');
  await finish();
  expect(tried.at(-1)).toEqual({fields: {}, reviewed: true});
});

test('after a conflict nothing is saved until it is settled, and nothing that was meant is left out', async () => {
  const {send, settle, tried, conflicts} = queueWith('conflict');
  const sent = [send({fields: total, reviewed: false}), send({fields: date, reviewed: true})];
  await Promise.allSettled(sent);
  expect(tried).toHaveLength(1);
  const all = {fields: {...total, ...date}, reviewed: true};
  expect(conflicts.at(-1)).toEqual(all);
  expect(settle()).toEqual(all);
  expect(settle()).toBeUndefined();
  await send(all);
  expect(tried[1]).toEqual(all);
});
