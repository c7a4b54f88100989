import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {processBatch} from '../../src/batch/submit/process-batch.js';
import {scan} from '../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../src/batch/submit/submit-and-collect.js';
import {workRecords} from '../../src/cli/run/ledger-entries.js';
import {bodyOf, png} from '../service/harness.js';
import {type Office, startOffice} from '../service/studio/documents/office.js';
import {signIn} from '../service/studio/browser.js';
import {contextFor, folderOf} from './bench.js';

const hour = 3_600_000;

/** Commands of one user on one document, by the clock of the service. */
async function startUser(office: Office) {
  const folder = await folderOf({'in/a.png': png('read')});
  const output = {directory: join(folder, 'out')};
  const {url, key} = office;
  const made = await contextFor({url, key});
  const context = {...made.context, now: office.clock};
  const found = (travel: 'alone' | 'archive') => scan({cwd: folder, inputs: ['in'], travel});
  const work = {operation: 'submit', templateId: 'own'} as const;
  return {
    output,
    ledger: made.ledger,
    submit: async (options: {detach?: boolean} = {}) =>
      submitAndCollect(await found('archive'), {work, output, jobTimeoutMs: 1, ...options}, context),
    process: async () =>
      processBatch(await found('alone'), {work: {...work, operation: 'process'}, output}, context),
    read: async () => JSON.parse(await readFile(join(output.directory, 'a.png.json'), 'utf8')) as unknown,
  };
}

test('a job that waits for review for more than a day is not said to be expired, and no command pays again', async () => {
  const office = await startOffice({review: {below: 0.95, hours: 72}});
  const user = await startUser(office);
  const sent = await user.submit({detach: true});
  const id = sent.jobs[0]!.job_id;
  await expect.poll(() => office.state(id)).toMatchObject({waiting_review: 1});
  office.advance(30 * hour);
  const alone = await user.process();
  expect(alone.counts).toMatchObject({pending: 1, failed: 0});
  expect(alone.documents[0]!.error!.hint).toContain(`docextract results -o DIR ${id}`);
  expect(alone.documents[0]!.error!.hint).not.toContain('--force');
  expect(workRecords(user.ledger, office.clock())).toMatchObject([{id, state: 'pending'}]);
  expect((await user.submit()).counts).toMatchObject({pending: 1, failed: 0});
  await office.review(id, 'corrected');
  expect((await user.submit()).counts).toMatchObject({succeeded: 1});
  expect(await user.read()).toEqual({text: 'corrected'});
  const {jobs} = await bodyOf<{jobs: {id: string}[]}>(await (await signIn(office, office.key)).send('/jobs'));
  expect(jobs.map((job) => job.id)).toEqual([id]);
});

test('the result of a job that waited is fetched again for a day after its end, and then said to be gone', async () => {
  const office = await startOffice({review: {below: 0.95, hours: 72}});
  const user = await startUser(office);
  const {jobs} = await user.submit({detach: true});
  const id = jobs[0]!.job_id;
  await expect.poll(() => office.state(id)).toMatchObject({waiting_review: 1});
  office.advance(30 * hour);
  await office.review(id, 'corrected');
  expect((await user.submit()).counts).toMatchObject({succeeded: 1});
  office.advance(23 * hour);
  await rm(user.output.directory, {recursive: true});
  expect((await user.submit()).counts).toMatchObject({succeeded: 1});
  expect(await user.read()).toEqual({text: 'corrected'});
  office.advance(2 * hour);
  await rm(user.output.directory, {recursive: true});
  const late = await user.submit();
  expect(late.documents[0]!.error).toMatchObject({
    code: 'results_expired',
    hint: expect.stringContaining('--force') as string,
  });
});
