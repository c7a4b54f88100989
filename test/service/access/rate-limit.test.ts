import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {readRateLimit} from '../../../src/contract/rate-limit.js';
import {bodyOf, type Harness, startHarness} from '../harness.js';

let harness: Harness;
/** Its windows are the longest. */
let patient: Harness;
beforeAll(async () => {
  harness = await startHarness({settings: {requestsPerWindow: 3, rateWindowMs: 899_500}});
  patient = await startHarness({settings: {requestsPerWindow: 3, rateWindowMs: 3_600_000}});
});
afterAll(async () => {
  await harness.stop();
  await patient.stop();
});

const ask = (key: string, {url} = harness) =>
  fetch(`${url}/v1/job-status?job_id=none`, {headers: {'x-auth': key}});

/** Windows are counted by the uptime of the machine, which a process knows from its monotonic clock. */
function letPass(ms: number): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  onTestFinished(() => clock.mockRestore());
}

test('a key may make so many requests in a window, is told how it stands, and may go on in the next', async () => {
  const {key} = await harness.storage.keys.create();
  const first = await ask(key);
  expect(first.headers.get('ratelimit-policy')).toBe('"default";q=3;w=900');
  expect(first.headers.get('ratelimit')).toBe('"default";r=2;t=900');
  expect(first.headers.get('x-ratelimit-limit')).toBe('3');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('2');
  expect(readRateLimit(Object.fromEntries(first.headers), 0)).toEqual({
    limit: 3,
    remaining: 2,
    resetMs: 900_000,
  });
  await Promise.all([ask(key), ask(key)]);
  const refused = await ask(key);
  expect(refused.status).toBe(429);
  expect(await bodyOf(refused)).toMatchObject({code: 'rate_limited'});
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  letPass(wait * 1000);
  expect((await ask(key)).status).toBe(404);
});

test('exactly as many of many concurrent requests pass as are allowed', async () => {
  const {key} = await patient.storage.keys.create({requestsPerWindow: 40});
  const responses = await Promise.all(Array.from({length: 100}, () => ask(key, patient)));
  expect(responses.filter(({status}) => status === 404)).toHaveLength(40);
  expect(responses.filter(({status}) => status === 429)).toHaveLength(60);
});

test('one key does not use up the allowance of another', async () => {
  const [one, other] = [await patient.storage.keys.create(), await patient.storage.keys.create()];
  for (let count = 0; count < 4; count++) await ask(one.key, patient);
  expect((await ask(one.key, patient)).status).toBe(429);
  expect((await ask(other.key, patient)).status).toBe(404);
});

test('a thousand requests at once through two services: as many pass as are allowed, a restart included', async () => {
  const other = await startHarness({dataDir: harness.dataDir, settings: {rateWindowMs: 60_000}});
  const first = await startHarness({dataDir: harness.dataDir, settings: {rateWindowMs: 60_000}});
  const {key} = await harness.storage.keys.create({requestsPerWindow: 300});
  const burst = async (urls: string[], count: number): Promise<number> => {
    const responses = await Promise.all(
      Array.from({length: count}, (_, index) =>
        fetch(`${urls[index % urls.length]}/v1/job-status?job_id=none`, {headers: {'x-auth': key}}),
      ),
    );
    expect(responses.every(({status}) => status === 404 || status === 429)).toBe(true);
    return responses.filter(({status}) => status === 404).length;
  };
  expect(await burst([first.url], 200)).toBe(200);
  await first.stop();
  const again = await startHarness({dataDir: harness.dataDir, settings: {rateWindowMs: 60_000}});
  expect(await burst([again.url, other.url], 800)).toBe(100);
  await again.stop();
  await other.stop();
});
