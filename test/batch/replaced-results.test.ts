import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectJobs} from '../../src/batch/submit/collect-jobs.js';
import type {OutputFormat} from '../../src/batch/model/run-options.js';
import {processBatch} from '../../src/batch/submit/process-batch.js';
import {scan} from '../../src/batch/scan/scan.js';
import {type Answer, json} from '../client/wire-server.js';
import {png} from '../service/harness.js';
import {folderOf} from './bench.js';
import {fastContext, process, type Served, serve, state, submit} from './foreign.js';

/** Each answer tells how many came before it, and the template that was asked for. */
function counting(): Answer {
  let paid = 0;
  return (request, ...rest) => {
    const template = /name="template_id"\r\n\r\n([^\r]*)/.exec(request.body.toString('latin1'))?.[1];
    json({document_data: {template, paid: ++paid}})(request, ...rest);
  };
}

const inFile = async (...path: string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Record<string, unknown>;
const paidTimes = (server: Served) => server.sent('process').length;
const one = () => folderOf({'in/a.png': png('a')});

test('a detached run is not stopped by the result of a source that was replaced, and writes nothing', async () => {
  const folder = await one();
  const output = {directory: join(folder, 'out')};
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202), json({job_id: 'j-2'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [
      json([{n: 1}]),
      json([
        {_file: 'a.png', n: 2},
        {_file: 'b.png', n: 3},
      ]),
    ],
  });
  const {state: ledger} = await submit(server, folder);
  await writeFile(join(folder, 'in/a.png'), png('replaced'));
  await writeFile(join(folder, 'in/b.png'), png('b'));
  const {report, context} = await submit(server, folder, {detach: true}, ledger);
  expect(report.counts).toMatchObject({pending: 2, failed: 0});
  expect(await inFile(output.directory, 'a.png.json')).toEqual({n: 1});
  expect((await collectJobs(['j-2'], {output}, context)).counts).toMatchObject({succeeded: 2});
  expect(await inFile(output.directory, 'a.png.json')).toEqual({n: 1});
  expect(await inFile(output.directory, 'j-2/a.png.json')).toEqual({n: 2});
  expect(await inFile(output.directory, 'b.png.json')).toEqual({n: 3});
  const elsewhere = {directory: join(folder, 'elsewhere')};
  const again = await submit(server, folder, {detach: true, output: elsewhere}, ledger);
  expect(again.report.counts).toMatchObject({skipped: 2});
  await expect(readdir(elsewhere.directory)).rejects.toThrow('ENOENT');
});

test('a document whose result would replace another fails alone; the others are sent', async () => {
  const folder = await folderOf({'in/a.png': png('a'), 'in/b.png': png('b'), 'out/a.png.json': 'mine'});
  const server = await serve({process: [counting()]});
  const {report} = await process(server, folder);
  expect(report.counts).toMatchObject({failed: 1, succeeded: 1});
  expect(report.documents.find(({source}) => source === 'a.png')).toMatchObject({
    status: 'failed',
    error: {code: 'cannot_write', message: expect.stringContaining('out/a.png.json') as string},
  });
  expect(report.stopped).toBeUndefined();
  expect(paidTimes(server)).toBe(1);
  expect(await readFile(join(folder, 'out/a.png.json'), 'utf8')).toBe('mine');
});

test('documents that fail for the same reason are told together, without a file that is none', async () => {
  const folder = await folderOf({'in/a.png': png('a'), 'in/b.png': png('b')});
  const server = await serve({process: [counting()]});
  const {state: ledger} = await process(server, folder);
  const {report} = await process(server, folder, {template: 'other'}, ledger);
  expect(report.failures).toMatchObject([
    {count: 2, message: `there already: ${join(folder, 'out')}/*.json`, sources: ['a.png', 'b.png']},
  ]);
});

test('a result and a folder of the same name are told apart before anything is paid', async () => {
  const folder = await folderOf({'in/a.png': png('a'), 'in/a.png.json/b.png': png('b')});
  const server = await serve({process: [counting()]});
  const {report} = await process(server, folder);
  expect(report.counts).toMatchObject({failed: 1, succeeded: 1});
  expect(paidTimes(server)).toBe(1);
  const inTheWay = await folderOf({'in/c.png': png('c'), 'out/c.png.json/x': ''});
  const {report: other} = await process(server, inTheWay, {
    output: {directory: join(inTheWay, 'out'), overwrite: true},
  });
  expect(other.documents[0]).toMatchObject({status: 'failed', error: {code: 'cannot_write'}});
  expect(paidTimes(server)).toBe(1);
});

test('a collection that was killed after its results were written collects them again to the same place', async () => {
  const folder = await one();
  const server = await serve({
    'process-job': [json({job_id: 'j-1'}, 202)],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}])],
  });
  const {context, ledger} = await submit(server, folder, {detach: true});
  const output = {directory: join(folder, 'out')};
  const killed = {...ledger, collect: () => Promise.reject(new Error('killed'))};
  await expect(collectJobs(['j-1'], {output}, {...context, ledger: killed})).rejects.toThrow('killed');
  const again = await collectJobs(['j-1'], {output}, context);
  expect(again.documents[0]).toMatchObject({status: 'succeeded', result: join(folder, 'out/a.png.json')});
});

test('a request that was killed after its result was written may write it again when it is repeated', async () => {
  const folder = await one();
  const server = await serve({process: [counting()]});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const {context, ledger, state: directory} = await fastContext(server);
  const options = {
    work: {operation: 'process', templateId: 't'},
    output: {directory: join(folder, 'out')},
  } as const;
  const killed = {...ledger, settle: () => Promise.reject(new Error('killed'))};
  await expect(processBatch(found, options, {...context, ledger: killed})).rejects.toThrow('killed');
  await ledger.settle(ledger.entries()[0]!.intent.id, {state: 'unknown'});
  const {report} = await process(server, folder, {retryUnknown: true}, directory);
  expect(report.counts).toMatchObject({succeeded: 1, failed: 0});
  expect(await inFile(folder, 'out/a.png.json')).toMatchObject({paid: 2});
});

test.each<OutputFormat>(['json', 'csv', 'ndjson', 'both'])(
  'as %s, a result that another template’s has replaced is not told as this template’s',
  async (format) => {
    const folder = await one();
    const server = await serve({process: [counting()]});
    const output = {directory: join(folder, 'out'), format};
    const {state: ledger} = await process(server, folder, {template: 'A', output});
    await process(server, folder, {template: 'B', output: {...output, overwrite: true}}, ledger);
    const third = await process(server, folder, {template: 'A', output}, ledger);
    expect(third.report.documents[0]).toMatchObject({status: 'failed', error: {code: 'cannot_write'}});
    const told = await process(server, folder, {template: 'A', output: {}}, ledger);
    expect(told.report.documents[0]).toMatchObject({status: 'skipped', fields: {template: 'A', paid: 1}});
    await process(server, folder, {template: 'A', output: {...output, overwrite: true}}, ledger);
    const files = await readdir(output.directory);
    const text = await readFile(
      join(output.directory, files.find((name) => name.startsWith('results')) ?? 'a.png.json'),
      'utf8',
    );
    expect(text).toContain('A');
    expect(text).not.toContain('B');
    expect(paidTimes(server)).toBe(2);
  },
);

test('a table keeps the row of another document of the same name', async () => {
  const folder = await one();
  const server = await serve({process: [counting()]});
  const output = {directory: join(folder, 'out'), format: 'csv'} as const;
  const {state: ledger} = await process(server, folder, {output});
  await writeFile(join(folder, 'in/a.png'), png('the next day'));
  const {report} = await process(server, folder, {output}, ledger);
  expect(report.documents[0]).toMatchObject({status: 'failed', error: {code: 'cannot_write'}});
  expect(paidTimes(server)).toBe(1);
  expect(await readFile(join(folder, 'out/results.csv'), 'utf8')).toContain('a.png,,t,1');
  await process(server, folder, {output: {...output, overwrite: true}}, ledger);
  expect((await readFile(join(folder, 'out/results.csv'), 'utf8')).trim().split('\r\n').slice(1)).toEqual([
    'a.png,,t,2',
  ]);
});

test('a result of an earlier run that is brought to a folder replaces nothing there', async () => {
  const folder = await one();
  const server = await serve({process: [counting()]});
  const [out, other] = ['out', 'other'].map((name) => ({directory: join(folder, name)})) as [
    {directory: string},
    {directory: string},
  ];
  const {state: ledger} = await process(server, folder, {template: 'A', output: out});
  await process(server, folder, {template: 'B', output: other}, ledger);
  const {report} = await process(server, folder, {template: 'B', output: out}, ledger);
  expect(report.documents[0]).toMatchObject({status: 'failed', error: {code: 'cannot_write'}});
  expect(await inFile(out.directory, 'a.png.json')).toMatchObject({template: 'A'});
});

test('of two runs that want to write the same file one does, and the other’s paid result is kept for it', async () => {
  const folder = await one();
  const waiting: (() => void)[] = [];
  const count = counting();
  /** Nobody is answered before both have asked. */
  const together: Answer = (...exchange) => {
    waiting.push(() => count(...exchange));
    if (waiting.length === 2) waiting.forEach((answer) => answer());
  };
  const server = await serve({process: [together]});
  const {state: ledger} = await fastContext(server);
  const reports = await Promise.all(
    ['A', 'B'].map(async (template) => (await process(server, folder, {template}, ledger)).report),
  );
  expect(reports.map(({counts}) => counts.succeeded).sort()).toEqual([0, 1]);
  const loser = reports.findIndex(({counts}) => counts.failed === 1);
  const template = ['A', 'B'][loser]!;
  expect(reports[loser]!.documents[0]).toMatchObject({error: {code: 'cannot_write'}});
  const output = {directory: join(folder, 'other')};
  const {report} = await process(server, folder, {template, output}, ledger);
  expect(report.counts).toMatchObject({skipped: 1});
  expect(await inFile(folder, 'other/a.png.json')).toMatchObject({template});
  expect(paidTimes(server)).toBe(2);
});

test('a result that somebody corrected by hand stays theirs and is not paid again', async () => {
  const folder = await one();
  const server = await serve({process: [counting()]});
  const {state: ledger} = await process(server, folder);
  await writeFile(join(folder, 'out/a.png.json'), '{"paid": "corrected"}');
  const {report} = await process(server, folder, {}, ledger);
  expect(report.counts).toMatchObject({skipped: 1});
  expect(await inFile(folder, 'out/a.png.json')).toEqual({paid: 'corrected'});
  const forced = await process(server, folder, {force: true}, ledger);
  expect(forced.report.documents[0]).toMatchObject({status: 'failed', error: {code: 'cannot_write'}});
  expect(paidTimes(server)).toBe(1);
});

test('a result that somebody took away is there again without being paid again', async () => {
  const folder = await one();
  const server = await serve({process: [counting()]});
  const {state: ledger} = await process(server, folder);
  await rm(join(folder, 'out/a.png.json'));
  const {report} = await process(server, folder, {}, ledger);
  expect(report.counts).toMatchObject({skipped: 1});
  expect(await inFile(folder, 'out/a.png.json')).toMatchObject({paid: 1});
});

test('an output that cannot be written when the reply comes loses no result that was paid', async () => {
  const folder = await one();
  const count = counting();
  const out = join(folder, 'out');
  const blocking: Answer = (...exchange) =>
    void rm(out, {recursive: true, force: true, maxRetries: 5, retryDelay: 100})
      .then(() => writeFile(out, 'a file where the folder was'))
      .finally(() => count(...exchange))
      .catch(() => undefined);
  const server = await serve({process: [blocking]});
  const {report, state: ledger} = await process(server, folder);
  expect(report.stopped).toMatchObject({code: 'cannot_write'});
  expect(report.counts).toMatchObject({failed: 1, unknown: 0});
  const output = {directory: join(folder, 'other')};
  expect((await process(server, folder, {output}, ledger)).report.counts).toMatchObject({skipped: 1});
  expect(await inFile(folder, 'other/a.png.json')).toMatchObject({paid: 1});
  expect(paidTimes(server)).toBe(1);
});

test('a character that ends lines for some does not break a row', async () => {
  const folder = await folderOf({'in/a.png': png('a')});
  const server = await serve({process: [json({document_data: {name: 'one\u2028two'}})]});
  const output = {directory: join(folder, 'out'), format: 'csv'} as const;
  await process(server, folder, {output});
  expect(await readFile(join(folder, 'out/results.csv'), 'utf8')).toContain('one\u2028two');
});
