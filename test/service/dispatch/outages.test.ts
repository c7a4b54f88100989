import {expect, test} from 'vitest';
import {watchOutages} from '../../../src/service/dispatch/outages.js';

test('the longer an outage lasts the longer are the pauses, up to a minute, until something can be read', () => {
  let now = 0;
  const outages = watchOutages(10_000, () => now);
  const pauses = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const pause = outages.notice();
    pauses.push(pause);
    now += pause;
  }
  expect(pauses).toEqual([10_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  outages.end();
  expect(outages.notice()).toBe(10_000);
});
