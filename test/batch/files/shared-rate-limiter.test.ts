import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createSharedRateLimiter} from '../../../src/batch/files/shared-rate-limiter.js';
import {folderOf} from '../bench.js';

function clockAt(start: number) {
  let nowMs = start;
  return {
    now: () => nowMs,
    random: () => 0,
    sleep: (ms: number) => {
      nowMs += ms;
      return Promise.resolve();
    },
  };
}

const one = {service: 'here', apiKey: 'secret-key'};

test('what one process is told to wait, another one with the same key waits too', async () => {
  const directory = await folderOf();
  const first = createSharedRateLimiter({...one, ...clockAt(1_000_000), directory});
  await first.pause(30_000);
  await first.turn();
  const clock = clockAt(1_010_000);
  await createSharedRateLimiter({...one, ...clock, directory}).turn();
  expect(clock.now()).toBe(1_030_000);
});

test('another key and another service do not wait', async () => {
  const directory = await folderOf();
  const first = createSharedRateLimiter({...one, ...clockAt(1_000_000), directory});
  await first.pause(30_000);
  await first.turn();
  const clock = clockAt(1_010_000);
  await createSharedRateLimiter({...one, apiKey: 'other', ...clock, directory}).turn();
  await createSharedRateLimiter({...one, service: 'there', ...clock, directory}).turn();
  expect(clock.now()).toBe(1_010_000);
});

test('a clock that was set back locks nobody out', async () => {
  const directory = await folderOf();
  const first = createSharedRateLimiter({...one, ...clockAt(900_000_000), directory});
  await first.pause(30_000);
  await first.turn();
  const clock = clockAt(1_000_000);
  await createSharedRateLimiter({...one, ...clock, directory}).turn();
  expect(clock.now()).toBe(1_000_000);
});

test('the key is in neither name nor content of the file', async () => {
  const directory = await folderOf();
  const limiter = createSharedRateLimiter({...one, ...clockAt(1_000_000), directory});
  await limiter.pause(1000);
  await limiter.turn();
  const [name] = await readdir(join(directory, 'limits'));
  expect(name + (await readFile(join(directory, 'limits', name!), 'utf8'))).not.toContain('secret');
});

test('where nothing can be written a process still keeps its own pauses', async () => {
  const directory = join(await folderOf({file: ''}), 'file');
  const clock = clockAt(1_000_000);
  const limiter = createSharedRateLimiter({...one, ...clock, directory});
  await limiter.pause(30_000);
  await limiter.turn();
  expect(clock.now()).toBe(1_030_000);
});
