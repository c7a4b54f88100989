import {expect, test} from 'vitest';
import {fuzz} from '../fuzz/run.js';

test('200 broken requests are answered one by one, and nothing falls over', async () => {
  const {outcomes, complaints, health} = await fuzz({seed: 7, requests: 200, looks: 1});
  expect(complaints).toEqual([]);
  expect(health[0]).toMatchObject({errors: [], polluted: [], held: 0});
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['200', '202', '400', '404', '415', '422']));
});
