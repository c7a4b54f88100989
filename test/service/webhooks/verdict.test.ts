import {expect, test} from 'vitest';
import {defaultSettings} from '../../../src/service/settings/settings.js';
import {verdictOf} from '../../../src/service/webhooks/verdict.js';

const delaysMs = defaultSettings.webhookRetriesMs;
const now = Date.parse('2026-03-01T12:00:00Z');
const failure = {durationMs: 10, status: 500, error: 'The endpoint answered 500.'};
const pauseMs = (retries: number, {random = 0.5, retryAfterMs = 0} = {}): number => {
  const verdict = verdictOf({...failure, retryAfterMs}, {delaysMs, retries, now, random: () => random});
  if (verdict.type !== 'retry') throw new Error(`it is ${verdict.type}`);
  return verdict.at - now;
};

test('retries follow after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h', () => {
  const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10];
  expect(hours.map((_, retries) => pauseMs(retries) / 3_600_000)).toEqual(hours);
});

test('all retries together end before results expire, whatever the jitter', () => {
  const longest = delaysMs.reduce((sum, _, retries) => sum + pauseMs(retries, {random: 1}), 0);
  expect(longest).toBeLessThan(20 * 3_600_000);
});

test('the jitter is a tenth, either way', () => {
  expect([pauseMs(1, {random: 0}), pauseMs(1, {random: 1})]).toEqual([270_000, 330_000]);
});

test('after the last retry it is given up, with the reason', () => {
  expect(verdictOf(failure, {delaysMs, retries: 6, now})).toEqual({
    type: 'failed',
    reason: 'Given up after 7 attempts. The endpoint answered 500.',
  });
});

test('Retry-After makes it later, never sooner, and not for ever', () => {
  expect(pauseMs(0, {retryAfterMs: 60_000})).toBe(60_000);
  expect(pauseMs(1, {retryAfterMs: 1_000})).toBe(300_000);
  expect(pauseMs(0, {retryAfterMs: 30 * 24 * 3_600_000})).toBe(36_000_000);
});

test.each([200, 201, 202, 204, 299])('%i is success', (status) => {
  expect(verdictOf({durationMs: 1, status}, {delaysMs, retries: 0, now})).toEqual({type: 'delivered'});
});

test.each([100, 199, 300, 304, 400, 401, 429, 500, 503])('%i is tried again', (status) => {
  expect(verdictOf({durationMs: 1, status}, {delaysMs, retries: 0, now}).type).toBe('retry');
});

test('410 is the end of the endpoint', () => {
  expect(verdictOf({durationMs: 1, status: 410}, {delaysMs, retries: 0, now})).toEqual({type: 'gone'});
});
