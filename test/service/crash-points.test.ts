import {afterAll, beforeAll, expect, test} from 'vitest';
import {endAtExpiry, endAtWork, type Ordeal, startOrdeal} from './ordeal.js';

/*
 * A service is killed with -9 at a named moment, another one takes over, and then every accepted job must have ended,
 * been paid once and delivered with the same bytes, and nothing may be left. The soak goes through all moments.
 */

let ordeal: Ordeal;
let undisturbed: Record<string, string>;
beforeAll(async () => {
  ordeal = await startOrdeal();
  await ordeal.start();
  const jobs = await ordeal.send();
  await ordeal.settle();
  undisturbed = await ordeal.resultsOf(jobs);
});
afterAll(() => ordeal.end(), 60_000);

test.each([
  ['before a 202 is sent', {moment: 'submission.stored'}],
  ['after a 202', {moment: 'submission.answered'}],
  ['between the files of an archive and their rows', {moment: 'archive.unzipped'}],
  ['while a document is read', {moment: 'document.reading', afterMs: 10}],
  ['between a result and the end of its job', {moment: 'document.settling'}],
  ['between the last document of an archive and the end of its job', {moment: 'document.settled'}],
  ['between the end of a job and its webhook', {moment: 'document.ended'}],
  ["between a webhook's 200 and its record", {moment: 'delivery.answered'}],
  ['while a file is deleted', {moment: 'file.removing'}],
  ['between a result and the answer to the one who waits for it', {moment: 'request.read'}],
])('killed %s', async (_, ending) => {
  const jobs = await endAtWork(ordeal, ending);
  expect(await ordeal.resultsOf(jobs)).toEqual(undisturbed);
  await ordeal.expectPaid();
});

test('killed while what has expired is deleted', async () => {
  await endAtExpiry(ordeal, {moment: 'purge.deleting'});
});
