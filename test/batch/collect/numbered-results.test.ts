import {readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectJobs} from '../../../src/batch/submit/collect-jobs.js';
import type {BatchReport} from '../../../src/batch/model/outcome.js';
import {json} from '../../client/wire-server.js';
import {png} from '../../service/harness.js';
import {folderOf} from '../bench.js';
import {accepted, fastContext, serve, state, submit, three} from '../foreign.js';

/** A service that says nothing of files: its results for a job of three documents. */
const nameless = (results: unknown) =>
  serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json(results)],
  });

const equal = [{n: 1}, {n: 2}, {n: 3}];
const both = (folder: string, name = 'out') => ({directory: join(folder, name), format: 'both'}) as const;
const textIn = (folder: string, name: string) => readFile(join(folder, 'out', name), 'utf8');
const valuesIn = async (folder: string, name: string) =>
  JSON.parse(await textIn(folder, name)) as Record<string, unknown>;
const codesOf = ({documents}: BatchReport) => documents.map(({error}) => error?.code);

test('as many results as documents: CSV and a file for each, in the order of the reply, and one warning', async () => {
  const folder = await three();
  const server = await nameless(equal);
  const {report, events} = await submit(server, folder, {output: both(folder)});
  expect(report.counts).toMatchObject({succeeded: 3, failed: 0});
  expect(report.documents.map(({mapping}) => mapping)).toEqual(['none', 'none', 'none']);
  expect(await textIn(folder, 'results.csv')).toBe(
    'source,job_id,n\r\njob-j-1/document-1,j-1,1\r\njob-j-1/document-2,j-1,2\r\njob-j-1/document-3,j-1,3\r\n',
  );
  expect(await valuesIn(folder, 'job-j-1/document-2.json')).toEqual({n: 2, _mapping: 'none'});
  const warnings = events.filter(({type}) => type === 'warning');
  expect(warnings).toMatchObject([{hint: expect.stringMatching(/--trust-order.*--per-file/) as string}]);
});

test('results of more than nine documents stay in the order of the reply', async () => {
  const folder = await folderOf(
    Object.fromEntries(Array.from({length: 12}, (_, index) => [`in/${index}.png`, png(String(index))])),
  );
  const values = Array.from({length: 12}, (_, n) => ({n}));
  await submit(await nameless(values), folder, {output: {directory: join(folder, 'out'), format: 'csv'}});
  const rows = (await textIn(folder, 'results.csv')).trim().split('\r\n').slice(1);
  expect(rows.map((row) => Number(row.split(',').at(-1)))).toEqual(values.map(({n}) => n));
});

test('--trust-order afterwards writes what was asked for, without paying or asking again', async () => {
  const folder = await three();
  const server = await nameless(equal);
  const {state: ledger} = await submit(server, folder, {output: both(folder)});
  const asked = server.received.length;
  const {report} = await submit(server, folder, {output: both(folder), trustOrder: true}, ledger);
  expect(server.received).toHaveLength(asked);
  expect(report.counts).toMatchObject({skipped: 3, failed: 0});
  expect(report.documents.map(({mapping}) => mapping)).toEqual(['order', 'order', 'order']);
  expect(await textIn(folder, 'results.csv')).toBe(
    'source,job_id,n\r\na.png,j-1,1\r\nb.png,j-1,2\r\nc.png,j-1,3\r\n',
  );
  expect(await valuesIn(folder, 'b.png.json')).toEqual({n: 2, _mapping: 'order'});
  expect(await readdir(join(folder, 'out'))).not.toContain('job-j-1');
  const again = await submit(server, folder, {output: both(folder)}, ledger);
  expect(again.report.counts).toMatchObject({skipped: 3});
  expect(again.report.documents[0]).toMatchObject({mapping: 'order'});
  expect(server.received).toHaveLength(asked);
});

test('the same command again is done before, and another folder gets its files too', async () => {
  const folder = await three();
  const server = await nameless(equal);
  const {state: ledger} = await submit(server, folder, {output: both(folder)});
  const before = await textIn(folder, '.docextract/manifest.ndjson');
  const same = await submit(server, folder, {output: both(folder)}, ledger);
  expect(same.report.counts).toMatchObject({skipped: 3});
  expect(await textIn(folder, '.docextract/manifest.ndjson')).toBe(before);
  await submit(server, folder, {output: both(folder, 'other')}, ledger);
  expect(await readdir(join(folder, 'other/job-j-1'))).toHaveLength(3);
  expect(server.sent('process-job')).toHaveLength(1);
});

test('what was lost on this side is fetched again, not paid again', async () => {
  const folder = await three();
  const server = await nameless(equal);
  const {state: ledger} = await submit(server, folder, {output: both(folder)});
  await rm(join(folder, 'out'), {recursive: true});
  const {report} = await submit(server, folder, {output: both(folder), trustOrder: true}, ledger);
  expect(report.counts).toMatchObject({succeeded: 3});
  expect(server.sent('process-job')).toHaveLength(1);
});

test.each([
  ['fewer', [{n: 1}, {n: 2}]],
  ['more', [{n: 1}, {n: 2}, {n: 3}, {n: 4}]],
  ['one object', {n: 1}],
])(
  '%s results than documents are not assigned: the reply is kept, and no repetition pays',
  async (_, results) => {
    const folder = await three();
    const server = await nameless(results);
    const {report, state: ledger} = await submit(server, folder, {output: both(folder)});
    expect(codesOf(report)).toEqual(['not_assigned', 'not_assigned', 'not_assigned']);
    expect(report.documents[0]!.error!.hint).toContain('--per-file');
    expect(JSON.parse(await textIn(folder, '.docextract/raw/j-1.json'))).toEqual(results);
    for (const options of [
      {},
      {trustOrder: true},
      {retryFailed: true},
      {retryFailed: true, retryUnknown: true},
    ])
      expect(
        codesOf((await submit(server, folder, {output: both(folder), ...options}, ledger)).report),
      ).toEqual(['not_assigned', 'not_assigned', 'not_assigned']);
    expect(server.sent('process-job')).toHaveLength(1);
  },
);

test('one by one, what was not assigned is sent again and exact', async () => {
  const folder = await three();
  const {state: ledger} = await submit(await nameless([{n: 1}]), folder);
  const server = await serve({
    'process-job': ['j-2', 'j-3', 'j-4'].map((job_id) => json({job_id}, 202)),
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}])],
  });
  const {report} = await submit(server, folder, {perFile: true, retryFailed: true}, ledger);
  expect(report.documents.map(({mapping}) => mapping)).toEqual(['exact', 'exact', 'exact']);
});

test('strict: as many results are not assigned either, until strictness is dropped, without paying', async () => {
  const folder = await three();
  const server = await nameless(equal);
  const strict = {output: both(folder), strictMapping: true};
  const {report, state: ledger} = await submit(server, folder, strict);
  expect(codesOf(report)).toEqual(['not_assigned', 'not_assigned', 'not_assigned']);
  const trusted = await submit(server, folder, {...strict, trustOrder: true}, ledger);
  expect(trusted.report.counts).toMatchObject({failed: 3});
  const loose = await submit(server, folder, {output: both(folder)}, ledger);
  expect(loose.report.counts).toMatchObject({skipped: 3});
  expect(await readdir(join(folder, 'out/job-j-1'))).toHaveLength(3);
  expect(server.sent('process-job')).toHaveLength(1);
});

test('a failure that no document can be named for is no success of any', async () => {
  const folder = await three();
  const {report} = await submit(await nameless([{n: 1}, {_error: 'no text'}, {n: 3}]), folder);
  expect(codesOf(report)).toEqual(['not_assigned', 'not_assigned', 'not_assigned']);
  expect(await readdir(join(folder, 'out/job-j-1'))).toEqual(['document-1.json', 'document-3.json']);
});

test('names of which none is ours are no names', async () => {
  const folder = await three();
  const server = await nameless(equal.map(({n}) => ({_file: `upload-${n}`, n})));
  const {report, state: ledger} = await submit(server, folder, {output: both(folder)});
  expect(report.counts).toMatchObject({succeeded: 3});
  const trusted = await submit(server, folder, {output: both(folder), trustOrder: true}, ledger);
  expect(trusted.report.documents.map(({mapping}) => mapping)).toEqual(['order', 'order', 'order']);
});

test('a job of somebody else without names has its table and its files too', async () => {
  const server = await nameless(equal);
  const folder = await folderOf();
  const {context} = await fastContext(server);
  const report = await collectJobs(['j-1'], {output: both(folder)}, context);
  expect(report.counts).toMatchObject({succeeded: 3});
  expect(await valuesIn(folder, 'document-3.json')).toEqual({n: 3, _mapping: 'none'});
  expect((await textIn(folder, 'results.csv')).trim().split('\r\n')).toHaveLength(4);
});
