import {expect, test} from 'vitest';
import {cachedLookup} from '../../../src/storage/keys/key-cache.js';

/** What is looked up is the number of the look, unless it is said to be nothing. */
function counting() {
  const state = {looks: 0, nothing: false};
  const find = cachedLookup(() => Promise.resolve(state.nothing ? undefined : ++state.looks));
  return {state, find};
}

test('what was found is given again until something is committed', async () => {
  const {find} = counting();
  expect([await find('a', 1), await find('a', 1), await find('b', 1), await find('a', 1)]).toEqual([
    1, 1, 2, 1,
  ]);
  expect([await find('a', 2), await find('a', 2), await find('b', 2)]).toEqual([3, 3, 4]);
});

test('who asks for an earlier moment is given what was found later', async () => {
  const {find} = counting();
  expect([await find('a', 2), await find('a', 1)]).toEqual([1, 1]);
});

test('what was looked up while something was committed is not given to those who come after', async () => {
  let found: (value: string) => void = () => undefined;
  const find = cachedLookup<string>(() => new Promise((resolve) => (found = resolve)));
  const early = find('a', 1);
  const foundEarly = found;
  const late = find('a', 2);
  found('after');
  expect(await late).toBe('after');
  foundEarly('before');
  expect(await early).toBe('before');
  expect(await find('a', 2)).toBe('after');
});

test('what is not there is looked for each time', async () => {
  const {state, find} = counting();
  state.nothing = true;
  expect(await find('a', 1)).toBeUndefined();
  state.nothing = false;
  expect(await find('a', 1)).toBe(1);
});

test('the number of what is remembered is bounded', async () => {
  const {state, find} = counting();
  for (let round = 0; round < 2; round++) for (let key = 0; key < 10_500; key++) await find(String(key), 1);
  expect(state.looks).toBe(11_000);
});
