import {env} from 'node:process';
import {expect, test} from 'vitest';
import {fuzz} from '../fuzz/run.js';

/** `FUZZ_REQUESTS`, `FUZZ_SEED` and `FUZZ_FROM` (the number of the first request) choose another run. */
const requests = Number(env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(env.FUZZ_SEED ?? 1);
const from = Number(env.FUZZ_FROM ?? 0);

test(`${requests} broken requests: every one is answered, nothing falls over, memory stays flat`, async () => {
  const {outcomes, complaints, health, seconds} = await fuzz({seed, requests, from});
  const megabytes = health.map(({rss, heap}) => `${Math.round(rss / 1e6)} (heap ${Math.round(heap / 1e6)})`);
  console.log({
    seconds: Math.round(seconds),
    outcomes,
    megabytes,
    descriptors: health.map(({descriptors}) => descriptors),
  });
  console.log({jobs: health[2].jobs, documents: health[2].documents});
  const [early, middle, end] = health;
  expect(end.errors).toEqual([]);
  expect(complaints.slice(0, 10), `${complaints.length} complaints`).toEqual([]);
  expect(end.polluted).toEqual([]);
  expect(end.held).toBe(0);
  expect(end.descriptors).toBeLessThan(early.descriptors + 20);
  expect(end.rss).toBeLessThan(Math.max(early.rss, middle.rss) * 1.25);
});
