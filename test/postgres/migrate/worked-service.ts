import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import {mustExist} from '../../../src/contract/must-exist.js';
import {TemplateFile} from '../../../src/contract/templates.js';
import {form, png, resultsOf, runJob, startHarness, bodyOf} from '../../service/harness.js';
import {temporaryDirectory} from '../../storage/open-temporary.js';

/** What a caller of a service has, and is told there. */
export interface WorkedService {
  dataDir: string;
  key: string;
  account: string;
  /** Jobs that are done. */
  jobs: string[];
  /** A job that waits with its document, and a file that lets it go on. */
  waiting: string;
  gate: string;
}

/** Entries of an account's ledger, more than are copied at a time. */
const entries = 450;

/**
 * A data directory on SQLite of a service that has worked: with jobs, results, corrections, a template with a reference
 * picture and a webhook, an example, keys, credits, a session, and a document that waits.
 */
export async function workedService(): Promise<WorkedService> {
  const dataDir = await temporaryDirectory();
  const harness = await startHarness({
    dataDir,
    open: {databaseUrl: undefined},
    settings: {pollMs: 20},
  });
  const {storage} = harness;
  const {id: keyId, account} = mustExist((await storage.keys.list())[0], 'key of the harness');
  await storage.keys.create({name: 'boss', role: 'admin', account});
  await storage.sessions.begin(keyId);
  for (let entry = 0; entry < entries; entry++) await storage.credits.add(account, 3);
  const template = await storage.templates.create(
    TemplateFile.parse({
      ...{name: 'Ärger & Söhne', alias: 'with-reference', document_type: 'form'},
      fields: [{name: 'number'}, {name: 'who', prompt: 'Whose form it is'}],
      reference_image: `data:image/png;base64,${png('reference picture').toString('base64')}`,
      // Nothing listens there: deliveries wait with their attempts.
      webhook: {url: 'http://127.0.0.1:9/hook'},
      review: {below: 0.976543219},
    }),
  );
  const jobs: string[] = [];
  for (const text of ['first', 'references', 'refuse', 'with „quotes“ and \u0001 🙂'])
    jobs.push((await runJob(harness, png(text))).job_id);
  jobs.push(await reviewedJob(harness, {account, keyId}));
  const gate = join(await temporaryDirectory(), 'open');
  await storage.examples.keep({
    ...{templateId: template.id, documentId: '7b1f7a3e-0000-4000-8000-000000000000', name: 'one.png'},
    ...{values: {number: {value: '17.25'}}, corrected: 1, by: keyId},
    pages: {
      docextract_pages: 1,
      pages: [{width: 10, height: 10, lines: [[['word', 1, 1, 2, 2, 0.5]]], horizontal: []}],
    },
    document: content('a document that is kept as an example'),
  });
  const log = join(await temporaryDirectory(), 'log');
  const waiting = await submit(harness, png(`log:${log} until:${gate}`));
  await expect.poll(() => existsSync(log)).toBe(true);
  await harness.service.stop(0);
  await storage.close();
  return {dataDir, key: harness.key, account, jobs, waiting, gate};
}

type Harness = Awaited<ReturnType<typeof startHarness>>;

/** A job of the template with a webhook and review, whose document was corrected. */
async function reviewedJob(
  harness: Harness,
  {account, keyId}: {account: string; keyId: string},
): Promise<string> {
  const {storage} = harness;
  const jobId = await submit(harness, png('to be corrected'), 'with-reference');
  await expect.poll(async () => (await storage.reviews.documents(jobId, {from: 0, count: 1})).length).toBe(1);
  await expect
    .poll(() =>
      storage.reviews
        .correct({
          ...{account, jobId, position: 0, revision: 0, reviewed: true, by: keyId},
          changes: new Map([['number', {value: 'corrected', page: 1, box: undefined}]]),
        })
        .then(
          () => 'corrected',
          (error: {code: string}) => error.code,
        ),
    )
    .toBe('corrected');
  // An attempt has been made, and another waits.
  const isTried = async () => (await storage.deliveryLog.list({})).some(({attempts}) => attempts > 0);
  await expect.poll(isTried).toBe(true);
  return jobId;
}

async function submit(
  harness: Harness,
  document: Buffer<ArrayBuffer>,
  template = 'receipt',
): Promise<string> {
  const body = form({actual_image: document, template_id: template});
  const accepted = await harness.send('/v1/process-job', {method: 'POST', body});
  expect(accepted.status).toBe(202);
  return (await bodyOf<{job_id: string}>(accepted)).job_id;
}

async function* content(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** What a service tells the caller of its jobs and credits. */
export async function toldBy(harness: Pick<Harness, 'send' | 'storage'>, {jobs, account}: WorkedService) {
  const told = jobs.map(async (id) => ({
    status: await bodyOf(await harness.send(`/v1/job-status?job_id=${id}`)),
    results: await resultsOf(harness, id, ['file', 'confidence']),
  }));
  return {jobs: await Promise.all(told), credits: await harness.storage.credits.show(account)};
}
