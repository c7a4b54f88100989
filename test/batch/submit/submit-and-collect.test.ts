import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import Papa from 'papaparse';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {SubmitOptions} from '../../../src/batch/model/run-options.js';
import {processBatch} from '../../../src/batch/submit/process-batch.js';
import {collectJobs, pendingJobs} from '../../../src/batch/submit/collect-jobs.js';
import {scan} from '../../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../../src/batch/submit/submit-and-collect.js';
import {type Harness, png, startHarness, untilDone} from '../../service/harness.js';
import {holdReading} from '../../service/hold-reading.js';
import {contextFor, folderOf} from '../bench.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const work = {operation: 'submit', templateId: 'receipt'} as const;

async function run(folder: string, options: Partial<SubmitOptions> = {}, state?: string) {
  const output = {directory: join(folder, 'results'), ...options.output};
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive', leaveOut: [output.directory]});
  const {context, ...rest} = await contextFor({...harness, ...(state !== undefined && {state})});
  return {report: await submitAndCollect(found, {work, ...options, output}, context), context, ...rest};
}

async function result(folder: string, name: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(folder, 'results', name), 'utf8')) as Record<string, unknown>;
}

test('a folder becomes one archive and each document its result, named like its source', async () => {
  const folder = await folderOf({
    'in/x.png': png('one'),
    'in/a/x.png': png('two'),
    'in/a/b/X.PNG': png('three'),
    'in/y.png': png('four'),
  });
  const {report, events} = await run(folder);
  expect(report.counts).toMatchObject({total: 4, succeeded: 4, failed: 0});
  expect(report.jobs).toHaveLength(1);
  expect(report.jobs[0]).toMatchObject({status: 'SUCCESS', collected: true});
  expect(report.documents.every(({mapping}) => mapping === 'named')).toBe(true);
  expect(await result(folder, 'x.png.json')).toMatchObject({total: 'one'});
  expect(await result(folder, 'a/x.png.json')).toMatchObject({total: 'two'});
  expect(await result(folder, 'a/b/X.PNG.json')).toMatchObject({total: 'three'});
  expect(await result(folder, 'y.png.json')).not.toHaveProperty('_file');
  expect((await stat(join(folder, 'results/y.png.json'))).mode & 0o777).toBe(0o600);
  expect(
    (await readdir(join(folder, 'results'), {recursive: true})).filter((name) => name.endsWith('.part')),
  ).toEqual([]);
  expect(events.map(({type}) => type)).toEqual(
    expect.arrayContaining(['planned', 'sending', 'sent', 'submitted', 'job', 'document']),
  );
});

test('one document travels alone and its mapping is exact', async () => {
  const folder = await folderOf({'in/x.png': png('alone')});
  const {report} = await run(folder);
  expect(report.documents).toMatchObject([{source: 'x.png', status: 'succeeded', mapping: 'exact'}]);
});

test('with one job per document every mapping is exact', async () => {
  const folder = await folderOf({'in/x.png': png('p1'), 'in/y.png': png('p2'), 'in/z.png': png('p3')});
  const {report} = await run(folder, {perFile: true});
  expect(report.jobs).toHaveLength(3);
  expect(report.documents.map(({mapping}) => mapping)).toEqual(['exact', 'exact', 'exact']);
  expect(await result(folder, 'z.png.json')).toMatchObject({total: 'p3'});
});

test('a bad document fails alone, is not called success, and is grouped by its cause', async () => {
  const folder = await folderOf({
    'in/bad.png': png('refuse'),
    'in/bad2.png': png('refuse too'),
    'in/good.png': png('fine'),
    'in/empty.pdf': '',
  });
  const {report} = await run(folder);
  expect(report.counts).toMatchObject({total: 4, succeeded: 1, failed: 3});
  expect(report.failures[0]).toMatchObject({
    code: 'unreadable_document',
    count: 2,
    sources: ['bad.png', 'bad2.png'],
  });
  expect(report.documents.find(({source}) => source === 'empty.pdf')).toMatchObject({status: 'failed'});
  await expect(result(folder, 'bad.png.json')).rejects.toThrow(/ENOENT/);
});

test('when all documents of a job fail each has its own reason', async () => {
  const folder = await folderOf({'in/bad.png': png('refuse'), 'in/bad2.png': png('refuse also')});
  const {report} = await run(folder);
  expect(report.counts).toMatchObject({failed: 2, succeeded: 0});
  expect(report.documents[0]!.error).toMatchObject({code: 'unreadable_document'});
});

test('limits split a folder into several archives', async () => {
  const folder = await folderOf(
    Object.fromEntries(Array.from({length: 5}, (_, index) => [`in/${index}.png`, png(`split ${index}`)])),
  );
  const {report} = await run(folder, {archiveMaxFiles: 2});
  expect(report.jobs).toHaveLength(3);
  expect(report.counts.succeeded).toBe(5);
});

test('the same content is sent once and its result stands for every name', async () => {
  const folder = await folderOf({'in/x.png': png('twin'), 'in/copy/x.png': png('twin')});
  const {report, events} = await run(folder);
  expect(events).toContainEqual(expect.objectContaining({type: 'submitted', documents: 1}));
  expect(report.counts.succeeded).toBe(2);
  expect(await result(folder, 'copy/x.png.json')).toEqual(await result(folder, 'x.png.json'));
});

test('collected by another command, the result of the same content stands for every name as well', async () => {
  const folder = await folderOf({'in/x.png': png('twins'), 'in/copy/x.png': png('twins')});
  const {report, context, ledger} = await run(folder, {detach: true});
  const [jobId] = report.jobs.map((job) => job.job_id);
  await untilDone(harness, jobId!);
  expect(pendingJobs(ledger, context.service).map(({job_id}) => job_id)).toEqual([jobId]);
  const collected = await collectJobs([jobId!], {output: {directory: join(folder, 'results')}}, context);
  expect(collected.counts).toMatchObject({total: 2, succeeded: 2});
  expect(await result(folder, 'copy/x.png.json')).toEqual(await result(folder, 'x.png.json'));
});

test('what is done is not sent again; what changed is', async () => {
  const folder = await folderOf({'in/x.png': png('first'), 'in/y.png': png('second')});
  const {state} = await run(folder);
  const again = await run(folder, {}, state);
  expect(again.report.counts).toMatchObject({skipped: 2, succeeded: 0});
  expect(again.events.filter(({type}) => type === 'sending')).toEqual([]);
  await writeFile(join(folder, 'in/y.png'), png('second, edited'));
  const edited = await run(folder, {output: {overwrite: true}}, state);
  expect(edited.report.counts).toMatchObject({skipped: 1, succeeded: 1});
  expect(await result(folder, 'y.png.json')).toMatchObject({total: 'second, edited'});
});

test('a result of an earlier run goes to another folder without being paid again', async () => {
  const folder = await folderOf({'in/x.png': png('elsewhere')});
  const {state} = await run(folder);
  const {report, events} = await run(folder, {output: {directory: join(folder, 'other')}}, state);
  expect(report.counts).toMatchObject({skipped: 1});
  expect(events.some(({type}) => type === 'sending')).toBe(false);
  expect(JSON.parse(await readFile(join(folder, 'other/x.png.json'), 'utf8'))).toMatchObject({
    total: 'elsewhere',
  });
  await run(folder, {output: {directory: join(folder, 'other')}}, state);
  const manifest = (await readFile(join(folder, 'other/.docextract/manifest.ndjson'), 'utf8'))
    .trim()
    .split('\n');
  expect(manifest.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {source: 'x.png', status: 'skipped'},
  ]);
});

test('a document whose result would replace another is not sent', async () => {
  const folder = await folderOf({'in/x.png': png('new'), 'results/x.png.json': '{"mine": true}'});
  const {report, events} = await run(folder);
  expect(report.documents[0]).toMatchObject({
    status: 'failed',
    error: {code: 'cannot_write', hint: expect.stringContaining('--overwrite') as string},
  });
  expect(events.some(({type}) => type === 'sending')).toBe(false);
  expect(await result(folder, 'x.png.json')).toEqual({mine: true});
});

test('failed documents are not sent again unless asked', async () => {
  const folder = await folderOf({'in/bad.png': png('refuse this')});
  const {state} = await run(folder);
  const again = await run(folder, {}, state);
  expect(again.report.counts.failed).toBe(1);
  expect(again.report.documents[0]!.error).toMatchObject({
    hint: expect.stringContaining('--retry-failed') as string,
  });
  expect(again.events.some(({type}) => type === 'sending')).toBe(false);
  const retried = await run(folder, {retryFailed: true}, state);
  expect(retried.events.some(({type}) => type === 'sending')).toBe(true);
});

test('a detached run leaves jobs that a later run of the same command collects', async () => {
  const folder = await folderOf({'in/x.png': png('later'), 'in/y.png': png('later too')});
  const {report, state} = await run(folder, {detach: true});
  expect(report.counts).toMatchObject({pending: 2});
  const again = await run(folder, {}, state);
  expect(again.report.counts).toMatchObject({succeeded: 2});
  expect(again.events.some(({type}) => type === 'sending')).toBe(false);
  expect(await result(folder, 'x.png.json')).toMatchObject({total: 'later'});
});

test('pending jobs are collected by their ids, and then are pending no more', async () => {
  const folder = await folderOf({'in/x.png': png('by id'), 'in/y.png': png('by id too')});
  const {ledger, context} = await run(folder, {detach: true});
  const pending = pendingJobs(ledger, context.service);
  expect(pending).toHaveLength(1);
  const report = await collectJobs(
    pending.map(({job_id}) => job_id),
    {wait: true, output: {directory: join(folder, 'results')}},
    context,
  );
  expect(report.counts).toMatchObject({succeeded: 2});
  expect(await result(folder, 'y.png.json')).toMatchObject({total: 'by id too'});
  expect(pendingJobs(ledger, context.service)).toEqual([]);
});

test('a job of somebody else is collected under the names it gives', async () => {
  const folder = await folderOf({'in/x.png': png('theirs'), 'in/y.png': png('theirs too')});
  const {report} = await run(folder, {detach: true});
  const {context} = await contextFor(harness);
  const collected = await collectJobs(
    [report.jobs[0]!.job_id],
    {wait: true, output: {directory: join(folder, 'mine')}},
    context,
  );
  expect(collected.documents.map(({source, mapping}) => [source, mapping])).toEqual([
    ['x.png', 'named'],
    ['y.png', 'named'],
  ]);
});

test('a job nobody knows fails as not found', async () => {
  const {context} = await contextFor(harness);
  const report = await collectJobs(['5b1c9c2e-0000-4000-8000-000000000000'], {output: {}}, context);
  expect(report.jobs).toMatchObject([{collected: false, error: {code: 'not_found'}}]);
});

test('a job that takes too long is left pending after its time', async () => {
  const {until} = await holdReading();
  const folder = await folderOf({'in/x.png': png(until)});
  const {report} = await run(folder, {jobTimeoutMs: 300});
  expect(report.documents[0]).toMatchObject({status: 'pending', error: {code: 'not_finished'}});
});

test('a wrong key stops the run and nothing counts as paid', async () => {
  const folder = await folderOf({'in/x.png': png('no key'), 'in/y.png': png('no key 2')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context, ledger} = await contextFor({url: harness.url, key: 'wrong'});
  const report = await submitAndCollect(
    found,
    {work, perFile: true, concurrency: 1, output: {directory: join(folder, 'o')}},
    context,
  );
  expect(report.stopped).toMatchObject({code: 'unauthorized'});
  expect(report.counts).toMatchObject({unsent: 2});
  expect(ledger.entries()).toEqual([]);
});

test('an archive given by name is sent as it is and its results stay together', async () => {
  const {archiveOf} = await import('../../../src/batch/archive/archive.js');
  const {fingerprint} = await import('../../../src/batch/scan/fingerprint.js');
  const folder = await folderOf({'in/x.png': png('zipped'), 'in/y.png': png('zipped too')});
  const {documents} = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const entries = await Promise.all(
    documents.map(async (document) => ({name: document.name, document: await fingerprint(document)})),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of archiveOf('a.zip', entries).open() as AsyncIterable<Buffer>) chunks.push(chunk);
  await writeFile(join(folder, 'scans.zip'), Buffer.concat(chunks));
  const found = await scan({cwd: folder, inputs: ['scans.zip'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const report = await submitAndCollect(found, {work, output: {directory: join(folder, 'results')}}, context);
  expect(report.counts).toMatchObject({succeeded: 2});
  expect(await result(folder, 'scans.zip/x.png.json')).toMatchObject({total: 'zipped'});
});

test('a batch as CSV has the union of the columns, source and job first', async () => {
  const folder = await folderOf({'in/b.png': png('in b'), 'in/a, "quoted".png': png('in a')});
  const {report} = await run(folder, {output: {format: 'csv'}});
  const csv = await readFile(join(folder, 'results/results.csv'), 'utf8');
  expect(report.files).toEqual([join(folder, 'results/results.csv')]);
  expect(csv.split('\r\n')[0]).toMatch(/^source,job_id,/);
  expect(csv.split('\r\n')[1]).toMatch(new RegExp(`^"a, ""quoted"".png",${report.jobs[0]!.job_id},`));
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(await readdir(join(folder, 'results'))).toEqual(['.docextract', 'results.csv']);
});

test('file names with a lone CR or LF do not break the CSV, which has a byte order mark when asked', async () => {
  const folder = await folderOf({'in/a\r=1+1.png': png('in a'), 'in/b\n=2+2.png': png('in b')});
  await run(folder, {output: {format: 'csv', csvBom: true}});
  const csv = await readFile(join(folder, 'results/results.csv'), 'utf8');
  expect(csv[0]).toBe('\ufeff');
  const {data, errors} = Papa.parse<string[]>(csv, {delimiter: ',', newline: '\r\n', skipEmptyLines: true});
  expect(errors).toEqual([]);
  expect(data.map(([source]) => source)).toEqual(['source', 'a\r=1+1.png', 'b\n=2+2.png']);
});

test('the manifest has a line for each document and raw replies are kept', async () => {
  const folder = await folderOf({'in/x.png': png('kept'), 'in/bad.png': png('refuse it')});
  const {report} = await run(folder);
  const manifest = (await readFile(join(folder, 'results/.docextract/manifest.ndjson'), 'utf8'))
    .trim()
    .split('\n');
  expect(manifest.map((line) => JSON.parse(line) as unknown)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        source: 'x.png',
        status: 'succeeded',
        mapping: 'named',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      }),
      expect.objectContaining({source: 'bad.png', status: 'failed'}),
    ]),
  );
  const raw = await readFile(join(folder, `results/.docextract/raw/${report.jobs[0]!.job_id}.json`), 'utf8');
  expect(JSON.parse(raw)).toHaveLength(2);
});

test('synchronous requests give exact results and are not paid again either', async () => {
  const folder = await folderOf({'in/x.png': png('sync'), 'in/bad.png': png('refuse sync')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const {context, state} = await contextFor(harness);
  const options = {work: {operation: 'process', templateId: 'receipt'}, output: {}} as const;
  const report = await processBatch(found, options, context);
  expect(report.documents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        source: 'x.png',
        status: 'succeeded',
        mapping: 'exact',
        fields: expect.objectContaining({total: 'sync'}) as object,
      }),
      expect.objectContaining({
        source: 'bad.png',
        status: 'failed',
        error: expect.objectContaining({code: 'unreadable_document'}) as object,
      }),
    ]),
  );
  const second = await contextFor({...harness, state});
  const again = await processBatch(found, options, second.context);
  expect(again.documents.find(({source}) => source === 'x.png')).toMatchObject({
    status: 'skipped',
    fields: {total: 'sync'},
  });
  expect(second.events.some(({type}) => type === 'sending')).toBe(false);
});

test('prompts in an agent request are work of their own', async () => {
  const folder = await folderOf({'in/x.png': png('agent')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const {context, state} = await contextFor(harness);
  const ask = (prompt: string) =>
    ({
      work: {operation: 'agent', payload: {document_type: 'receipt', prompt_json: {sum: prompt}}},
      output: {},
    }) as const;
  const report = await processBatch(found, ask('the total'), context);
  expect(report.documents[0]).toMatchObject({status: 'succeeded', fields: {sum: 'agent'}});
  const second = await contextFor({...harness, state});
  expect((await processBatch(found, ask('the total'), second.context)).counts.skipped).toBe(1);
  expect((await processBatch(found, ask('another prompt'), second.context)).counts.succeeded).toBe(1);
});

test('with --max-credits documents are sent as long as they fit', async () => {
  const folder = await folderOf({'in/1.png': png('c1'), 'in/2.png': png('c2'), 'in/3.png': png('c3')});
  const {report} = await run(folder, {maxCredits: 2});
  expect(report.counts).toMatchObject({succeeded: 2, unsent: 1});
  expect(report.stopped).toMatchObject({code: 'over_budget'});
});
