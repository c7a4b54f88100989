import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {killAgainAndAgain, startOrdeal} from '../service/ordeal.js';

test('200 jobs survive 60 kills, each 0.3 to 3 seconds after the start of the service', async () => {
  const ordeal = await startOrdeal();
  onTestFinished(() => ordeal.end());
  await ordeal.start();
  const alone = await ordeal.send();
  await ordeal.settle();
  const undisturbed = await ordeal.resultsOf(alone);
  const sent: Promise<Map<string, string>>[] = [];
  const sending = (async () => {
    // 5 jobs each, about as many as the kills let through.
    for (let count = 0; count < 40; count++, await delay(2_500)) sent.push(ordeal.send());
  })();
  await killAgainAndAgain(ordeal, {kills: 60, leastMs: 300, mostMs: 3_000});
  await sending;
  const jobs = await Promise.all(sent);
  await ordeal.settle();
  for (const some of jobs) expect(await ordeal.resultsOf(some)).toEqual(undisturbed);
  await ordeal.expectPaid();
  expect(jobs.reduce((sum, {size}) => sum + size, 0)).toBe(200);
});
