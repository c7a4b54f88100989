import {afterAll, beforeAll, expect, test} from 'vitest';
import {serviceCrashPoints} from '../../src/service/context/crash-points.js';
import {storageCrashPoints} from '../../src/storage/files/storage-crash-points.js';
import {endAtExpiry, endAtStart, endAtWork, type Ordeal, startOrdeal} from '../service/ordeal.js';

let ordeal: Ordeal;
let undisturbed: Record<string, string>;
beforeAll(async () => {
  ordeal = await startOrdeal();
  await ordeal.start();
  const jobs = await ordeal.send();
  await ordeal.settle();
  undisturbed = await ordeal.resultsOf(jobs);
}, 120_000);
afterAll(() => ordeal.end(), 60_000);

const atStart = ['holder.made', 'recovery.changing', 'recovery.committed'];
const atExpiry = ['purge.deleting', 'purge.committed'];
/** Have tests of their own: a data directory of an earlier version, reviewers at work. */
const elsewhere = ['migration.stepped', 'correction.writing', 'correction.committed'];
const atWork = [...storageCrashPoints, ...serviceCrashPoints].filter(
  (moment) => ![...atStart, ...atExpiry, ...elsewhere].includes(moment),
);

test.each(atWork)('killed at %s, and some milliseconds after it', async (moment) => {
  for (const afterMs of [undefined, Math.random() * 5, Math.random() * 50]) {
    const jobs = await endAtWork(ordeal, {moment, ...(afterMs === undefined ? {} : {afterMs})});
    expect(await ordeal.resultsOf(jobs)).toEqual(undisturbed);
    await ordeal.expectPaid();
  }
});

test.each(atStart)('killed at %s', async (moment) => {
  const jobs = await endAtStart(ordeal, {moment});
  expect(await ordeal.resultsOf(jobs)).toEqual(undisturbed);
  await ordeal.expectPaid();
});

test.each(atExpiry)('killed at %s', (moment) => endAtExpiry(ordeal, {moment}));
