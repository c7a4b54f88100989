import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {collectJobs} from '../../../src/batch/submit/collect-jobs.js';
import {processBatch} from '../../../src/batch/submit/process-batch.js';
import {scan} from '../../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../../src/batch/submit/submit-and-collect.js';
import type {BatchReport} from '../../../src/batch/model/outcome.js';
import {json} from '../../client/wire-server.js';
import {type Harness, png, startHarness} from '../../service/harness.js';
import {contextFor, folderOf} from '../bench.js';
import {accepted, fastContext, serve, state, submit, three} from '../foreign.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const staticValues = {project: 'P-7', ids: [1, 2]};
const work = {operation: 'submit', templateId: 'receipt', staticValues} as const;

test('submit writes static values to JSON, CSV and the manifest, also of a document that failed', async () => {
  const folder = await folderOf({'in/a.png': png('one'), 'in/bad.png': png('refuse it')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const output = {directory: join(folder, 'out'), format: 'both'} as const;
  const report = await submitAndCollect(found, {work, output}, context);
  expect(report.counts).toMatchObject({succeeded: 1, failed: 1});
  expect(await inFile(folder, 'a.png.json')).toMatchObject({total: 'one', _static_values: staticValues});
  const [header, row] = (await text(folder, 'results.csv')).split('\r\n');
  expect(header).toMatch(/,static\.ids,static\.project$/);
  expect(row).toMatch(/,"\[1,2\]",P-7$/);
  expect(await manifest(folder)).toMatchObject([
    {static_values: staticValues},
    {static_values: staticValues},
  ]);
});

test('without static values nothing speaks of them', async () => {
  const folder = await folderOf({'in/a.png': png('one')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context} = await contextFor(harness);
  const output = {directory: join(folder, 'out'), format: 'both'} as const;
  await submitAndCollect(found, {work: {operation: 'submit', templateId: 'receipt'}, output}, context);
  for (const name of ['a.png.json', 'results.csv', '.docextract/manifest.ndjson'])
    expect(await text(folder, name)).not.toContain('static');
});

test.each([
  ['process', {operation: 'process', templateId: 'receipt', staticValues}],
  [
    'agent',
    {
      operation: 'agent',
      payload: {document_type: 'note', prompt_json: {total: ''}, static_values: staticValues},
    },
  ],
] as const)('%s writes them too', async (_, asked) => {
  const folder = await folderOf({'in/a.png': png('one')});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const {context} = await contextFor(harness);
  const output = {directory: join(folder, 'out'), format: 'both'} as const;
  await processBatch(found, {work: asked, output}, context);
  expect(await inFile(folder, 'a.png.json')).toMatchObject({_static_values: staticValues});
  expect(await text(folder, 'results.csv')).toContain('static.ids,static.project');
  expect(await manifest(folder)).toMatchObject([{static_values: staticValues}]);
});

const message = 'include.1: Invalid option: expected one of "file"|"confidence".';
const refused = json({error: 'invalid_request', message}, 400);
const rows = [
  {_file: 'a.png', n: 1},
  {_file: 'b.png', n: 2},
  {_file: 'c.png', n: 3},
];

test('a service that does not know static_values is asked for the file names alone', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [refused, json(rows)],
  });
  const {report} = await submit(server, folder, {work: {...work, templateId: 't'}});
  expect(report.counts).toMatchObject({succeeded: 3});
  expect(report.documents).toMatchObject([{mapping: 'named'}, {mapping: 'named'}, {mapping: 'named'}]);
  const asked = server
    .sent('job-results')
    .map(({body}) => (JSON.parse(body.toString()) as {include?: string[]}).include);
  expect(asked).toEqual([['file', 'static_values'], ['file']]);
});

test('a service that does not repeat them: those that were sent, also in a later run', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('PROCESSING'), state('SUCCESS')],
    'job-results': [json(rows)],
  });
  const {state: ledger, report} = await submit(server, folder, {
    work: {...work, templateId: 't'},
    detach: true,
  });
  const later = await fastContext(server, ledger);
  const output = {directory: join(folder, 'later')};
  const collected: BatchReport = await collectJobs(
    [report.jobs[0]!.job_id],
    {output, wait: true},
    later.context,
  );
  expect(collected.documents).toMatchObject(Array(3).fill({static_values: staticValues}));
  expect(await inFile(folder, '../later/a.png.json')).toMatchObject({n: 1, _static_values: staticValues});
});

test('results that name no files carry them too', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}, {n: 2}, {n: 3}])],
  });
  await submit(server, folder, {work: {...work, templateId: 't'}});
  expect(await inFile(folder, 'job-j-1/document-1.json')).toMatchObject({n: 1, _static_values: staticValues});
});

function text(folder: string, name: string): Promise<string> {
  return readFile(join(folder, 'out', name), 'utf8');
}

async function inFile(folder: string, name: string): Promise<Record<string, unknown>> {
  return JSON.parse(await text(folder, name)) as Record<string, unknown>;
}

async function manifest(folder: string): Promise<unknown[]> {
  const lines = (await text(folder, '.docextract/manifest.ndjson')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
}
