import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, onTestFinished, test} from 'vitest';
import {openLedger, type Ledger} from '../../../src/batch/ledger/ledger.js';
import {invoiceLines, pdfOf, writePdf} from '../../helpers/write-pdf.js';
import {startHarness} from '../../service/harness.js';
import {zip} from '../../service/zip.js';
import {run, type FakeWorld, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
const docextract = (argv: string[], world: FakeWorld = {}): Promise<Ran> =>
  run(argv, {cwd: directory, ...world, env: {HOME: directory, DOCEXTRACT_WORKERS: '1', ...world.env}});

interface Listed {
  jobs: {id: string; state: string; sources: {source: string}[]}[];
  summary: {counts: Record<string, number>};
}

const list = async (...flags: string[]) =>
  JSON.parse((await docextract(['jobs', 'list', '--json', ...flags])).stdout) as Listed;

const hourMs = 3_600_000;

/** Writes into the ledger of remote services as a process that is gone by now. */
async function asOtherProcess(act: (ledger: Ledger) => Promise<void>, agoMs = 0): Promise<void> {
  const stateDir = join(directory, '.local', 'state', 'docextract');
  const now = () => Date.now() - agoMs;
  const ledger = await openLedger({directory: stateDir, pid: 77_777, isRunning: () => false, now});
  await act(ledger);
  await ledger.close();
}

const intent = (id: string, source: string) => ({
  ...{id, operation: 'submit' as const, service: 'https://api.example.com/v1', template: 'invoice'},
  ...{key: id, form: 'multipart' as const, name: source},
  documents: [{identity: id, source, path: `/in/${source}`, sha256: id, size: 1}],
});

const lost = 'aaaaaaaa-0000-4000-8000-000000000001';
const pending = 'bbbbbbbb-0000-4000-8000-000000000002';
const late = 'cccccccc-0000-4000-8000-000000000003';
const waiting = 'eeeeeeee-0000-4000-8000-000000000005';

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory, 'scans'));
  await writePdf(join(directory, 'scans', 'a.pdf'), invoiceLines('F24-0311'));
});

test('an empty ledger is an empty list, and none is made by looking', async () => {
  expect(await docextract(['jobs', 'list'])).toEqual({exitCode: 0, stdout: '', stderr: ''});
  expect(await list()).toMatchObject({jobs: [], summary: {counts: {total: 0}}});
});

test('what was sent is listed with its state, its documents and the time its results have left', async () => {
  await docextract(['process', 'scans/a.pdf', '-t', 'invoice', '-q']);
  await asOtherProcess(async (ledger) => {
    await ledger.claim(intent(lost, 'lost.pdf'), () => true);
    await ledger.claim(intent('sent', 'sent.pdf'), () => true);
    await ledger.settle('sent', {state: 'accepted', job_id: pending});
  });
  await asOtherProcess(async (ledger) => {
    await ledger.claim(intent('late', 'late.pdf'), () => true);
    await ledger.settle('late', {state: 'accepted', job_id: late});
    await ledger.recordJobStatus(late, 'SUCCESS', new Date(Date.now() - hourMs).toISOString());
    await ledger.claim(intent('waiting', 'waiting.pdf'), () => true);
    await ledger.settle('waiting', {state: 'accepted', job_id: waiting});
    await ledger.recordJobStatus(waiting, 'PROCESS IMAGE');
  }, 25 * hourMs);
  const {jobs, summary} = await list();
  expect(Object.fromEntries(jobs.map(({state, sources}) => [sources[0]!.source, state]))).toEqual({
    'a.pdf': 'done',
    'lost.pdf': 'unknown',
    'sent.pdf': 'pending',
    'late.pdf': 'expired',
    'waiting.pdf': 'pending',
  });
  expect(summary.counts).toEqual({total: 5, done: 1, unknown: 1, pending: 2, expired: 1});
  const people = await docextract(['jobs', 'list', '--state', 'unknown', 'pending']);
  expect(people.stdout.trimEnd().split('\n')).toHaveLength(4);
  expect(people.stdout).toMatch(new RegExp(`^${lost} +unknown .* lost\\.pdf$`, 'm'));
});

test('results that nobody has collected are warned of while there is time, once', async () => {
  const remote = {
    DOCEXTRACT_BASE_URL: 'http://127.0.0.1:1',
    DOCEXTRACT_API_KEY: 'k',
    DOCEXTRACT_RETRIES: '0',
  };
  const warning =
    /^warning: the results of a job are not collected and deleted in (.+): docextract results --pending/gm;
  const own = {...intent('own', 'own.pdf'), service: 'http://127.0.0.1:1/v1'};
  await asOtherProcess(async (ledger) => {
    await ledger.claim(own, () => true);
    await ledger.settle('own', {state: 'accepted', job_id: 'own-job'});
  }, 22 * hourMs);
  for (const argv of [
    ['process', 'scans', '-t', 'invoice', '--force', '-q'],
    ['status', '--pending', '-q'],
    ['results', '--pending', '-o', 'late', '-q'],
  ]) {
    const {stderr} = await docextract(argv, {env: remote});
    expect([...stderr.matchAll(warning)].map(([, left]) => left)).toEqual([
      expect.stringMatching(/^(2 h|1 h 59 min)$/),
    ]);
  }
  await docextract(['jobs', 'forget', 'own-job', '--yes']);
  const quiet = await docextract(['status', '--pending', '-q'], {env: remote});
  expect(quiet.stderr).toBe('');
});

test('show tells what unknown means, and the commands that follow', async () => {
  const {exitCode, stdout, stderr} = await docextract(['jobs', 'show', 'aaaaaaaa']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('unknown (sent, and perhaps paid: what came of it is not known)');
  expect(stderr).toContain('next: docextract submit /in/lost.pdf -t invoice --retry-unknown');
  const json = JSON.parse((await docextract(['jobs', 'show', pending, '--json'])).stdout) as object;
  expect(json).toMatchObject({job_id: pending, next: [`docextract results -o DIR ${pending}`]});
});

test('forgetting asks, and where nobody answers it wants --yes', async () => {
  const unasked = await docextract(['jobs', 'forget', lost]);
  expect(unasked).toMatchObject({exitCode: 2, stderr: expect.stringContaining('--yes') as string});
  expect((await list('--state', 'unknown')).jobs).toHaveLength(1);
  const asked = await docextract(['jobs', 'forget', lost, '--yes', '--json']);
  expect(JSON.parse(asked.stdout)).toEqual({forgotten: [lost]});
  expect((await list('--state', 'unknown')).jobs).toHaveLength(0);
});

test('an id that nobody knows ends with 10', async () => {
  for (const verb of [['show'], ['forget', '--yes'], ['import']])
    expect((await docextract(['jobs', ...verb, 'dddddddd-0000-4000-8000-000000000004'])).exitCode).toBe(10);
});

test('a job of the service comes in by its id, and --pending collects it', async () => {
  const submitted = await docextract(['submit', 'scans', '-t', 'invoice', '-o', 'one', '--json', '--force']);
  const {job_id: jobId} = JSON.parse(submitted.stdout) as {job_id: string};
  await docextract(['jobs', 'forget', jobId, '--yes']);
  const imported = await docextract(['jobs', 'import', jobId, '--json']);
  expect(JSON.parse(imported.stdout)).toMatchObject({jobs: [{job_id: jobId, status: 'SUCCESS'}]});
  expect((await list('--state', 'pending')).jobs.map(({id}) => id)).toContain(jobId);
  const collected = await docextract(['results', '--pending', '-o', 'two', '--json']);
  expect(JSON.parse(collected.stdout)).toMatchObject({job_id: jobId, summary: {exit_code: 0}});
});

test('a job is deleted on the service, and its documents are not paid again unasked', async () => {
  const json = async (...argv: string[]) =>
    JSON.parse((await docextract([...argv, '--json'])).stdout) as Record<string, unknown>;
  await mkdir(join(directory, 'gone'));
  await writePdf(join(directory, 'gone', 'b.pdf'), invoiceLines('F24-0312'));
  const submit = ['submit', 'gone', '-t', 'receipt', '-o', 'out'];
  const {jobs} = (await json(...submit)) as {jobs: {job_id: string}[]};
  const id = jobs[0]!.job_id;
  expect(await docextract(['jobs', 'delete', id])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching('say --yes') as string,
  });
  expect(await json('jobs', 'delete', id, '--yes')).toEqual({deleted: [id]});
  expect(await docextract(['results', id])).toMatchObject({exitCode: 10});
  // As when the reply to the first was lost.
  expect(await docextract(['jobs', 'delete', id, '--yes'])).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining(`job ${id} was gone from the service already`) as string,
  });
  expect(await docextract(['jobs', 'delete', 'no-such-job', '--yes'])).toMatchObject({exitCode: 10});
  expect(await json(...submit)).toMatchObject({summary: {counts: {skipped: 1}}});
});

test('a job that is deleted before it was collected has failed, and is not paid again unasked', async () => {
  const service = await startHarness();
  onTestFinished(() => service.stop());
  const env = {DOCEXTRACT_BASE_URL: service.url, DOCEXTRACT_API_KEY: service.key};
  const json = async (...argv: string[]) =>
    JSON.parse((await docextract([...argv, '--json'], {env})).stdout) as {jobs: {job_id: string}[]};
  const submit = ['submit', 'scans', '-t', 'form', '-o', 'later'];
  const {jobs} = await json(...submit, '--detach');
  await json('jobs', 'delete', jobs[0]!.job_id, '--yes');
  const again = await json(...submit);
  expect(again).toMatchObject({
    documents: [{status: 'failed', error: {hint: expect.stringMatching('--retry-failed') as string}}],
    summary: {counts: {failed: 1, pending: 0}},
  });
});

test("what the service passes over of the user's own archive is told", async () => {
  const document = await pdfOf(invoiceLines('F24-0311'));
  const entries = ['good.pdf', 'in/nested.pdf'].map((name) => ({name, data: document}));
  await writeFile(join(directory, 'own.zip'), zip(entries));
  const {stderr, exitCode} = await docextract(['submit', 'own.zip', '-t', 'receipt', '-o', 'own']);
  expect({stderr, exitCode}).toMatchObject({
    exitCode: 0,
    stderr: expect.stringMatching(/ignored in\/nested\.pdf: it is in a folder/) as string,
  });
});
