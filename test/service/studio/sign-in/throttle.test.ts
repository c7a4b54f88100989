import {expect, test} from 'vitest';
import {createThrottle} from '../../../../src/service/studio/sign-in/throttle.js';

test('failures of one address leave the others alone, until there are too many in all', () => {
  let now = 0;
  const throttle = createThrottle(() => now);
  for (let address = 0; address < 1000; address++) {
    const from = `10.0.${address >> 8}.${address & 255}`;
    for (let failure = 0; failure < 10; failure++) throttle.attempt(from);
    expect(() => throttle.attempt(from)).toThrow('Too many sign-ins');
  }
  expect(() => throttle.attempt('10.9.0.1')).toThrow('Too many sign-ins');
  now = 60_000;
  expect(() => throttle.attempt('10.0.0.0')).not.toThrow();
});

test('attempts under way count as failed until they succeed, so that many at once try no more keys', () => {
  const throttle = createThrottle(() => 0);
  const succeeded = Array.from({length: 10}, () => throttle.attempt('10.0.0.1'));
  expect(() => throttle.attempt('10.0.0.1')).toThrow('Too many sign-ins');
  succeeded.forEach((tell) => tell());
  expect(() => throttle.attempt('10.0.0.1')).not.toThrow();
});
