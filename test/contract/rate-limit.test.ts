import {expect, test} from 'vitest';
import {readRateLimit, readRetryAfterMs} from '../../src/contract/rate-limit.js';

const now = Date.parse('2025-01-01T00:00:00Z');

test.each([
  ['the draft with a policy', {'ratelimit-policy': '"default";q=100;w=60', ratelimit: '"default";r=5;t=30'}],
  ['the older combined header', {ratelimit: 'limit=100, remaining=5, reset=30'}],
  [
    'the three RateLimit headers',
    {'ratelimit-limit': '100', 'ratelimit-remaining': '5', 'ratelimit-reset': '30'},
  ],
  [
    'the three X-RateLimit headers',
    {'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '30'},
  ],
  [
    'a reset in epoch seconds',
    {'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': String(now / 1000 + 30)},
  ],
  [
    'a reset as a date',
    {
      'x-rate-limit-limit': '100',
      'x-rate-limit-remaining': '5',
      'x-rate-limit-reset': new Date(now + 30_000).toUTCString(),
    },
  ],
])('the allowance is read from %s', (_, headers) => {
  expect(readRateLimit(headers, now)).toEqual({limit: 100, remaining: 5, resetMs: 30_000});
});

test('no header, no claim', () => {
  expect(readRateLimit({}, now)).toEqual({limit: undefined, remaining: undefined, resetMs: undefined});
  expect(readRetryAfterMs({}, now)).toBeUndefined();
});

test.each([
  [{'retry-after': '7'}, 7000],
  [{'retry-after': new Date(now + 9000).toUTCString()}, 9000],
  [{'retry-after': new Date(now - 9000).toUTCString()}, 0],
  [{'retry-after': '7', 'retry-after-ms': '250'}, 250],
  [{'retry-after': 'soon'}, undefined],
])('%o asks to wait %s ms', (headers, wait) => {
  expect(readRetryAfterMs(headers, now)).toBe(wait);
});
