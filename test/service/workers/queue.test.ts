import {expect, test} from 'vitest';
import {createQueue} from '../../../src/service/workers/queue.js';

const all = (queue: {next(): string | undefined}): string[] => {
  const order: string[] = [];
  for (let task = queue.next(); task !== undefined; task = queue.next()) order.push(task);
  return order;
};

test('requests and jobs alternate, and accounts take turns among the requests', () => {
  const queue = createQueue<string>(100);
  for (const task of ['a1', 'a2', 'a3', 'a4']) queue.add(task, 'a');
  for (const task of ['b1', 'b2']) queue.add(task, 'b');
  for (const task of ['job1', 'job2']) queue.add(task);
  expect(all(queue)).toEqual(['job1', 'a1', 'job2', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('one account takes half of the places, and there is one for each that comes', () => {
  const queue = createQueue<string>(16);
  const fill = (account: string): number => {
    for (let count = 0; ; count++)
      try {
        queue.add(`${account}${count}`, account);
      } catch (error) {
        expect(error).toMatchObject({code: 'unavailable', retryAfterSeconds: 5});
        return count;
      }
  };
  expect(['a', 'b', 'c', 'd'].map(fill)).toEqual([8, 4, 2, 1]);
  // Work on jobs takes no place of theirs.
  queue.add('job');
  expect(queue.waiting()).toEqual({requests: 15, jobs: 1});
});

test('what is removed is not given out, and its place is free', () => {
  const queue = createQueue<string>(1);
  queue.add('first', 'a');
  expect(() => queue.add('second', 'b')).toThrow('Too many requests are waiting');
  expect([queue.remove('first'), queue.remove('first')]).toEqual([true, false]);
  queue.add('second', 'b');
  expect(queue.clear()).toEqual(['second']);
  expect(queue.next()).toBeUndefined();
});
