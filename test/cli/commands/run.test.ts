import {isDocument, namesOfKinds} from '../../../src/contract/documents.js';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {invoiceLines, writePdf} from '../../helpers/write-pdf.js';
import {run, type FakeWorld, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

/** Commands over documents, through `main`, with the real service inside the process. */

let directory: string;
const dataDir = () => join(directory, 'data');
/** A worker loads the engine for more than a second: one is enough for two pages. */
const home = () => ({HOME: directory, DOCEXTRACT_DATA_DIR: dataDir(), DOCEXTRACT_WORKERS: '1'});
const docextract = (argv: string[], world: FakeWorld = {}): Promise<Ran> =>
  run(argv, {cwd: directory, ...world, env: {...home(), ...world.env}});

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory, 'scans', 'north'), {recursive: true});
  await writePdf(join(directory, 'scans/one.pdf'), invoiceLines('A-1001'));
  await writePdf(join(directory, 'scans/north/one.pdf'), invoiceLines('B-2002'));
  await writeFile(join(directory, 'scans', 'broken.pdf'), '%PDF-1.7\nnothing more');
});

interface Single {
  source: string;
  document_data: Record<string, unknown>;
  summary: {exit_code: number; counts: Record<string, number>};
}

test('one document gives one object with its fields', async () => {
  const {exitCode, stdout, stderr} = await docextract([
    'process',
    'scans/one.pdf',
    '-t',
    'invoice',
    '--json',
  ]);
  expect(exitCode).toBe(0);
  const reply = JSON.parse(stdout) as Single;
  expect(reply).toMatchObject({
    source: 'one.pdf',
    mapping: 'exact',
    document_data: {invoice_number: 'A-1001', issue_date: '2024-03-05', grand_total: '120.50'},
    summary: {exit_code: 0, counts: {total: 1}},
  });
  expect(stderr).toContain('no service is configured: using the built-in one');
});

test('the key of the built-in service is for its owner alone', async () => {
  await docextract(['process', 'scans/one.pdf', '-t', 'invoice', '-q']);
  expect((await stat(join(dataDir(), 'built-in.key'))).mode & 0o777).toBe(0o600);
});

test('stdin is a document, and quiet is silent', async () => {
  const stdin = await readFile(join(directory, 'scans/north/one.pdf'));
  const {exitCode, stdout, stderr} = await docextract(['process', '-', '-t', 'invoice', '-q'], {stdin});
  expect({exitCode, stderr}).toEqual({exitCode: 0, stderr: ''});
  expect(JSON.parse(stdout)).toMatchObject({source: 'stdin.pdf', document_data: {invoice_number: 'B-2002'}});
});

test('a damaged document is an object too, with the reason and code 6', async () => {
  const {exitCode, stdout} = await docextract(['process', 'scans/broken.pdf', '-t', 'invoice', '--json']);
  expect(exitCode).toBe(6);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{source: 'broken.pdf', status: 'failed', error: {code: 'unreadable_document'}},
    summary: {exit_code: 6},
  });
});

test('without --json a failure leaves stdout empty', async () => {
  const {exitCode, stdout, stderr} = await docextract(['process', 'scans/broken.pdf', '-t', 'invoice']);
  expect({exitCode, stdout}).toEqual({exitCode: 6, stdout: ''});
  expect(stderr).toMatch(/1 × unreadable_document: .+\n +broken\.pdf/);
});

test('a folder gives a list, and the failed are counted', async () => {
  const {exitCode, stdout} = await docextract(['process', 'scans', '-t', 'invoice', '--json']);
  expect(exitCode).toBe(3);
  const {documents, summary} = JSON.parse(stdout) as {documents: Single[]; summary: Single['summary']};
  expect(documents.map(({source}) => source).sort()).toEqual(['broken.pdf', 'north/one.pdf', 'one.pdf']);
  expect(summary).toMatchObject({exit_code: 3, counts: {total: 3, failed: 1}});
});

test('CSV and NDJSON go to stdout when asked for', async () => {
  const csv = await docextract(['process', 'scans', '-t', 'invoice', '--format', 'csv']);
  expect(csv.stdout).toMatch(/^source,job_id,invoice_number,/);
  expect(csv.stdout.trim().split('\r\n')).toHaveLength(3);
  const lines = (await docextract(['process', 'scans', '-t', 'invoice', '--format', 'ndjson'])).stdout
    .trim()
    .split('\n');
  expect(lines.map((line) => (JSON.parse(line) as Single).source).sort()).toEqual([
    'north/one.pdf',
    'one.pdf',
  ]);
});

test('a prompt finds its field', async () => {
  const argv = [
    'agent',
    'scans/one.pdf',
    '--document-type',
    'invoice',
    '--prompt',
    'total=total amount to pay',
    '--json',
  ];
  const {exitCode, stdout} = await docextract(argv);
  expect(exitCode).toBe(0);
  expect(Object.keys((JSON.parse(stdout) as Single).document_data)).toEqual(['total']);
});

/** A submission with data of its own, since what `process` has paid before, `submit` does not send. */
const submission = ['submit', 'scans', '-t', 'invoice', '-o', 'results', '--format', 'both', '--json'];
const own = (argv: string[]) => docextract(argv, {env: {DOCEXTRACT_DATA_DIR: join(directory, 'own-data')}});
let sent: Promise<Ran> | undefined;
const submitted = () => (sent ??= own(submission));

test('submit writes a result per document, named like it; doing it again sends nothing', async () => {
  const first = await submitted();
  expect(first.exitCode).toBe(3);
  const {jobs, summary} = JSON.parse(first.stdout) as {jobs: {status: string}[]; summary: Single['summary']};
  expect(jobs).toMatchObject([{status: 'SUCCESS'}]);
  expect(summary.counts).toMatchObject({total: 3, succeeded: 2, failed: 1});
  expect((await readdir(join(directory, 'results'))).sort()).toEqual([
    '.docextract',
    'north',
    'one.pdf.json',
    'results.csv',
  ]);
  const result = JSON.parse(
    await readFile(join(directory, 'results', 'north', 'one.pdf.json'), 'utf8'),
  ) as object;
  expect(result).toMatchObject({invoice_number: 'B-2002'});
  const again = await own(submission);
  expect(JSON.parse(again.stdout)).toMatchObject({summary: {counts: {succeeded: 0, skipped: 2, failed: 1}}});
});

test('status, watch and results know the job', async () => {
  const {jobs} = JSON.parse((await submitted()).stdout) as {jobs: {job_id: string}[]};
  const job = jobs[0]!.job_id;
  const status = await own(['status', job, '--json']);
  expect(status.exitCode).toBe(0);
  expect(JSON.parse(status.stdout)).toMatchObject({
    job_id: job,
    status: 'SUCCESS',
    documents: {total: 2, done: 2, failed: 0},
  });
  const results = await own(['results', job, '--json']);
  expect(JSON.parse(results.stdout)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({invoice_number: 'A-1001'})]) as object,
  );
  expect((await own(['watch', job])).stdout).toBe((await own(['results', job])).stdout);
  expect((await own(['results', job, '--format', 'csv'])).stdout).toMatch(
    /^(?:\w+,)*invoice_number,.*\n(?:.*,)?A-1001,/s,
  );
});

test('events are records, one a line, and end with the summary', async () => {
  const {stdout} = await docextract(['submit', 'scans', '-t', 'receipt', '-o', 'events', '--events']);
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {type: string});
  const types = records.map(({type}) => type);
  expect(types).toEqual(expect.arrayContaining(['finding', 'planned', 'submitted', 'job', 'document']));
  expect(records.at(-1)).toMatchObject({type: 'summary', exit_code: 3, counts: {total: 3}});
});

test('an unknown job has code 10, for each and for all', async () => {
  expect(await docextract(['status', 'nobody', '-q'])).toMatchObject({exitCode: 10, stdout: ''});
  const results = await docextract(['results', 'nobody', '--json']);
  expect(results.exitCode).toBe(10);
  expect(JSON.parse(results.stdout)).toMatchObject({
    job_id: 'nobody',
    error: {code: 'not_found', exit_code: 10},
  });
});

test('a dry run tells pages and credits, and knows what is paid already', async () => {
  const dry = async (world: FakeWorld, ...flags: string[]) => {
    const {exitCode, stdout} = await docextract([...submission, '--dry-run', ...flags], world);
    return {exitCode, ...(JSON.parse(stdout) as {summary: object; documents: object[]})};
  };
  expect(await dry({env: {DOCEXTRACT_DATA_DIR: join(directory, 'planning')}})).toMatchObject({
    exitCode: 0,
    summary: {documents: 2, refused: 1, skipped: 0, pages: 2, credits: 2},
  });
  await submitted();
  const paid = {env: {DOCEXTRACT_DATA_DIR: join(directory, 'own-data')}};
  expect(await dry(paid)).toMatchObject({
    summary: {documents: 0, skipped: 2, credits: 0},
    documents: [{action: 'done'}, {action: 'done'}],
  });
  expect(await dry(paid, '--force')).toMatchObject({summary: {documents: 2, skipped: 0, credits: 2}});
});

test('a dry run of one page speaks of one document and one credit', async () => {
  for (const command of ['process', 'submit']) {
    const {stderr} = await docextract([command, 'scans/one.pdf', '-t', 'invoice', '--dry-run'], {
      env: {DOCEXTRACT_DATA_DIR: join(directory, 'nothing-sent')},
    });
    expect(stderr).toContain('1 document would be sent: 1 credit; nothing was sent');
  }
});

test('a limit of one credit is told as one', async () => {
  const {exitCode, stderr} = await docextract(['process', 'scans', '-t', 'form', '--max-credits', '1']);
  expect(exitCode).toBe(7);
  expect(stderr).toContain('the limit of 1 credit is reached');
});

test('files of a folder that are no documents are named in one line', async () => {
  await mkdir(join(directory, 'mixed'));
  for (const name of ['a.txt', 'b.docx', 'c.svg', 'd.xml'])
    await writeFile(join(directory, 'mixed', name), 'no document');
  const told = async (...flags: string[]) =>
    (await docextract(['submit', 'mixed', '-t', 'invoice', ...flags])).stderr;
  const line = 'left out: 4 files of a kind that cannot be processed (a.txt, b.docx, c.svg';
  expect(await told()).toBe(
    `${line}, and 1 more; -v shows all)\nnothing to do: no documents found; ${namesOfKinds(isDocument)} are read\n`,
  );
  expect(await told('--dry-run', '-v')).toContain(`${line}, d.xml)`);
  expect(await told('-q')).toBe('');
});

test('where the options of the selection left out all files, that is said instead of the kinds', async () => {
  const {exitCode, stderr} = await docextract(['submit', 'scans', '-t', 'invoice', '--include', '*.png']);
  expect(exitCode).toBe(0);
  expect(stderr).toBe('nothing to do: no documents found; --include left out 3 files\n');
});

test.each(['process', 'submit'])(
  '%s does not send an office file, and says what to do with it',
  async (command) => {
    await writeFile(join(directory, 'letter.docx'), Buffer.from('PK\x05\x06' + '\0'.repeat(18)));
    const {exitCode, stderr} = await docextract([command, 'letter.docx', '-t', 'invoice']);
    expect(exitCode).toBe(6);
    expect(stderr).toContain('office files are not read');
    expect(stderr).toContain('export it as a PDF');
    expect(stderr).not.toContain('use "submit"');
  },
);

test.each(['process', 'submit'])(
  '%s with a misspelt template ends with 10 though a file is damaged, and says what was meant',
  async (command) => {
    const {exitCode, stderr} = await docextract([command, 'scans', '-t', 'invoise']);
    expect(exitCode).toBe(10);
    expect(stderr).toContain('There is no template invoise');
    expect(stderr).toContain('Did you mean invoice?');
    expect(stderr).not.toContain('documents-');
  },
);

test.each([
  ['an empty prompt', ['--prompt', 'total='], 'Say what to extract'],
  [
    'two prompts for a field',
    ['--prompt', 'total=sum', '--prompt', 'total=net'],
    'a prompt for total already',
  ],
  ['an empty prompt in a file', ['--prompts', 'empty.json'], 'the prompt of total is empty'],
])('%s is refused before anything is sent', async (_what, prompts, words) => {
  await writeFile(join(directory, 'empty.json'), '{"total": " "}');
  const refused = await docextract(['agent', 'scans', '--document-type', 'x', ...prompts]);
  expect(refused).toMatchObject({exitCode: 2, stdout: ''});
  expect(refused.stderr).toContain(words);
});

test('where no job is pending, that is said, and nothing about documents', async () => {
  const {exitCode, stderr} = await docextract(['results', '--pending', '-o', 'nothing']);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('nothing to do: no job waits for its results to be collected\n');
});

test('a list of files that is not there is named, with what to do', async () => {
  const {exitCode, stderr} = await docextract(['submit', '--files-from', 'lists', '-t', 'invoice']);
  expect(exitCode).toBe(13);
  expect(stderr).toMatch(
    /error: the list of files .*lists cannot be read: there is no such file\nhint: +check the spell/,
  );
});

test.each([['status'], ['results'], ['results', '-o', 'unknown'], ['watch'], ['jobs', 'import']])(
  '%s %s of a job that nobody knows says for how long it would be known, whom to ask, and where to look',
  async (...command) => {
    const {exitCode, stderr} = await docextract([...command, '00000000-0000-4000-8000-000000000001']);
    expect(exitCode).toBe(10);
    expect(stderr).toContain('no such job for this key');
    expect(stderr).toContain('deleted 24 hours after the end');
    expect(stderr).toContain('the service that it was submitted to, with the key that submitted it');
    expect(stderr).toContain('`docextract jobs list` shows what this machine submitted');
    expect(stderr).not.toMatch(/--force|process-job/);
  },
);

test('--strict sends nothing when a file is damaged', async () => {
  const {exitCode, stderr} = await docextract(['process', 'scans', '-t', 'invoice', '--strict']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('broken.pdf');
});

test.each([
  ['no documents', ['process', '-t', 'invoice'], 2, 'no documents are named'],
  ['no template', ['process', 'scans'], 2, 'no template is given'],
  ['a template from an empty variable', ['submit', 'scans', '-t', ''], 2, 'no template is given'],
  ['a path that is not there', ['submit', 'nowhere', '-t', 'invoice'], 13, 'nowhere: no such file or folder'],
  ['an unknown template', ['process', 'scans/one.pdf', '-t', 'nothing'], 10, 'templates list'],
  ['leaving a job to nobody', ['submit', 'scans', '-t', 'invoice', '--detach'], 2, 'docextract serve'],
  [
    'prompts that are not there',
    ['agent', 'scans', '--document-type', 'x', '--prompts', 'none.json'],
    13,
    'none.json',
  ],
  [
    'watching a folder that is not there',
    ['watch', 'nowhere', '--once', '-t', 'invoice'],
    2,
    '--once is about folders, and nowhere is none',
  ],
  ['agent without a field', ['agent', 'scans', '--document-type', 'x'], 2, '--prompt'],
])('%s is refused with a next step', async (_what, argv, exitCode, words) => {
  const refused = await docextract(argv);
  expect(refused).toMatchObject({exitCode, stdout: ''});
  expect(refused.stderr).toContain(words);
});

test('a key without an address, and an address without a key, are errors and not guesses', async () => {
  const key = await docextract(['status', 'x'], {env: {DOCEXTRACT_API_KEY: 'k'}});
  expect(key).toMatchObject({exitCode: 2, stderr: expect.stringContaining('DOCEXTRACT_BASE_URL') as string});
  const address = await docextract(['status', 'x'], {env: {DOCEXTRACT_BASE_URL: 'http://127.0.0.1:9/'}});
  expect(address).toMatchObject({
    exitCode: 4,
    stderr: expect.stringContaining('DOCEXTRACT_API_KEY') as string,
  });
});

test('a service that is not there is worth trying later', async () => {
  const env = {
    DOCEXTRACT_BASE_URL: 'http://127.0.0.1:9/',
    DOCEXTRACT_API_KEY: 'dx-very-secret',
    DOCEXTRACT_STATE_DIR: join(directory, 'state'),
  };
  const {exitCode, stdout, stderr} = await docextract(
    ['process', 'scans/one.pdf', '-t', 'invoice', '--retries', '0', '--json'],
    {env},
  );
  expect(exitCode).toBe(5);
  expect(JSON.parse(stdout)).toMatchObject({summary: {exit_code: 5, stopped: {code: 'unreachable'}}});
  expect(stdout + stderr).not.toContain('dx-very-secret');
});
