import {expect, onTestFinished, test} from 'vitest';
import {killAgainAndAgain, startOrdeal} from './ordeal.js';

test('15 jobs survive 4 kills at random instants', async () => {
  const ordeal = await startOrdeal();
  onTestFinished(() => ordeal.end());
  const sending = Promise.all([ordeal.send(), ordeal.send(), ordeal.send()]);
  await killAgainAndAgain(ordeal, {kills: 4, leastMs: 400, mostMs: 1200});
  const [first, ...others] = await sending;
  await ordeal.settle();
  const results = await ordeal.resultsOf(first);
  for (const jobs of others) expect(await ordeal.resultsOf(jobs)).toEqual(results);
  await ordeal.expectPaid();
});
