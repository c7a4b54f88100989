import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, png, resultsOf, runJob, startHarness, untilDone} from '../harness.js';
import {holdReading} from '../hold-reading.js';
import {zip} from '../zip.js';

let harness: Harness;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'docextract-workers-'));
  harness = await startHarness({
    settings: {documentMs: 700, pageMs: 300, strikes: 2},
    workers: {count: 2},
  });
});
afterAll(() => harness.stop());

const named = (entries: Record<string, string>) =>
  zip(Object.entries(entries).map(([name, text]) => ({name, data: png(text)})));

async function errorsOf(jobId: string): Promise<Record<string, string>> {
  const rows = await resultsOf(harness, jobId);
  return Object.fromEntries(
    rows.map((row) => [
      row._file as string,
      (row._error as {message: string} | undefined)?.message ?? 'fine',
    ]),
  );
}

async function linesOf(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).trim().split('\n');
}

test('a document that crashes its worker is given up after its strikes, and the others go on', async () => {
  const log = join(scratch, 'crash');
  const job = await runJob(harness, named({'a.png': 'fine', 'b.png': `crash log:${log}`, 'c.png': 'fine'}));
  expect(job).toMatchObject({status: 'SUCCESS', documents: {total: 3, done: 2, failed: 1}});
  expect(await errorsOf(job.job_id)).toEqual({
    'a.png': 'fine',
    'b.png': expect.stringMatching(/given up after 2 attempts, the worker ended \(SIGSEGV\)/) as string,
    'c.png': 'fine',
  });
  expect(await linesOf(log)).toHaveLength(2);
});

test('a document that hangs is stopped at its time limit', async () => {
  const job = await runJob(harness, named({'a.png': 'hang', 'b.png': 'fine'}));
  expect(await errorsOf(job.job_id)).toEqual({
    'a.png': expect.stringMatching('took longer than 1 s') as string,
    'b.png': 'fine',
  });
});

test('a document that the engine refuses is not tried again', async () => {
  const log = join(scratch, 'refuse');
  const job = await runJob(harness, png(`refuse log:${log}`));
  expect(job.status).toBe('FAILED');
  expect(await linesOf(log)).toHaveLength(1);
});

test('a bug in the engine is told without its stack', async () => {
  const job = await runJob(harness, png('throw'));
  expect(job.error).toMatchObject({code: 'internal'});
  expect(JSON.stringify(job)).not.toMatch('engines/behaving');
});

test('a small job is served while a large one of the same account waits', async () => {
  const many = Object.fromEntries(Array.from({length: 30}, (_, index) => [`${index}.png`, 'slow:100']));
  const submit = async (document: Buffer<ArrayBuffer>): Promise<string> => {
    const body = form({actual_image: document, template_id: 'receipt'});
    const accepted = await harness.send('/v1/process-job', {method: 'POST', body});
    return (await bodyOf<{job_id: string}>(accepted)).job_id;
  };
  const statusOf = async (job: string) =>
    (await bodyOf(await harness.send(`/v1/job-status?job_id=${job}`))).status;
  const large = await submit(named(many));
  await expect.poll(() => statusOf(large), {timeout: 60_000}).toBe('PROCESS IMAGE');
  const small = await submit(png('small'));
  await untilDone(harness, small);
  await expect.poll(() => statusOf(large)).toBe('PROCESS IMAGE');
  expect(await untilDone(harness, large)).toMatchObject({status: 'SUCCESS', documents: {done: 30}});
});

test('more requests than may wait are told to come back', async () => {
  const busy = await startHarness({settings: {waitingRequests: 1}});
  const {until, release} = await holdReading();
  const send = () => busy.send('/v1/process?t_id=receipt', {method: 'PUT', body: png(until)});
  const replies = [send(), send(), send(), send()];
  const early: Response[] = [];
  for (const reply of replies) void reply.then((response) => early.push(response));
  await expect.poll(() => early.length).toBe(2);
  await release();
  const responses = await Promise.all(replies);
  const statuses = responses.map(({status}) => status).sort();
  expect(statuses).toEqual([200, 200, 503, 503]);
  const refused = responses.find(({status}) => status === 503)!;
  expect(refused.headers.get('retry-after')).toBe('5');
  await busy.stop();
});

test('stopping lets work finish, gives back what does not, and the next start takes it up', async () => {
  const {storage, service, dataDir} = await startHarness({settings: {graceMs: 300}});
  const account = (await storage.keys.list())[0]!.account;
  const store = async (text: string) => {
    const {key} = await storage.files.put(once(png(text)));
    return storage.jobs.create({
      account,
      template: undefined,
      request: {document_type: 'note', fields: [{name: 'text'}]},
      static_values: {},
      archive: false,
      upload: {key, name: 'a.png'},
    });
  };
  const id = await store('slow:30000');
  service.app.log.info('submitted');
  await expect.poll(async () => (await storage.jobs.get(id))?.status).toBe('PROCESSING');
  await service.stop();
  expect((await storage.jobs.get(id))?.status).toBe('PROCESSING');
  await storage.close();

  const next = await startHarness({dataDir, settings: {documentMs: 500, pageMs: 100, strikes: 1}});
  await expect.poll(async () => (await next.storage.jobs.get(id))?.status).toBe('FAILED');
  await next.stop();
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
