import {env} from 'node:process';
import {expect, test} from 'vitest';
import {fuzz} from '../fuzz/run.js';

/** `FUZZ_REQUESTS`, `FUZZ_SEED` and `FUZZ_FROM` (the number of the first request) choose another run. */
const requests = Number(env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(env.FUZZ_SEED ?? 1);
const from = Number(env.FUZZ_FROM ?? 0);

test(`${requests} broken requests: every one is answered, nothing falls over, memory stays flat`, async () => {
  const {outcomes, complaints, health, seconds} = await fuzz({seed, requests, from});
  const megabytes = (of: 'rss' | 'heap') => health.map((look) => Math.round(look[of] / 1e6)).join(' ');
  const end = health.at(-1)!;
  console.log({seconds: Math.round(seconds), outcomes, rss: megabytes('rss'), heap: megabytes('heap')});
  console.log({descriptors: health.map(({descriptors}) => descriptors).join(' ')});
  console.log({jobs: end.jobs, documents: end.documents});
  expect(end.errors).toEqual([]);
  expect(complaints.slice(0, 10), `${complaints.length} complaints`).toEqual([]);
  expect(end.polluted).toEqual([]);
  expect(end.held).toBe(0);
  // Single looks meet work under way, a large body for one; what grows raises the middle of many.
  for (const of of ['rss', 'heap', 'descriptors'] as const) {
    const quarter = (number: number) =>
      median(health.slice(number * 5, number * 5 + 5).map((look) => look[of]));
    expect(quarter(3), of).toBeLessThan(quarter(1) * 1.15);
  }
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
