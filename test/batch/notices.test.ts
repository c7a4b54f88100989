import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {pendingJobs} from '../../src/batch/submit/collect-jobs.js';
import {type Answer, json, text} from '../client/wire-server.js';
import {png} from '../service/harness.js';
import {folderOf} from './bench.js';
import {fastContext, process, serve, state, submit, three} from './foreign.js';

const accepted = json({job_id: 'j-1'}, 202);
const one = () => folderOf({'in/a.png': png('a')});

const notReady: [string, Answer][] = [
  ['a message', json({message: 'results are being prepared, try again'})],
  ['202', json([{total: 'not this'}], 202)],
];

test.each(notReady)('results answered by %s are asked for again', async (_, answer) => {
  const folder = await one();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [answer, answer, json([{total: '1'}])],
  });
  const {report} = await submit(server, folder);
  expect(report.counts).toMatchObject({succeeded: 1});
  expect(await readFile(join(folder, 'out/a.png.json'), 'utf8')).toContain('"total": "1"');
});

test.each(notReady)('a job whose results are answered by %s for ever stays pending', async (_, answer) => {
  const folder = await one();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [answer],
  });
  const {report, state: ledger} = await submit(server, folder);
  expect(report.documents[0]).toMatchObject({status: 'pending', error: {code: 'not_finished'}});
  const later = await serve({'job-status': [state('SUCCESS')], 'job-results': [json([{total: '1'}])]});
  expect((await submit(later, folder, {}, ledger)).report.counts).toMatchObject({succeeded: 1});
});

test('fields wrapped in document_data, and nothing else, are unwrapped', async () => {
  const folder = await one();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{document_data: {total: '1'}}])],
  });
  await submit(server, folder);
  expect(JSON.parse(await readFile(join(folder, 'out/a.png.json'), 'utf8'))).toEqual({total: '1'});
});

test('a result that is an error and nothing else is no result', async () => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{error: 'the page is blank'}])],
  });
  const {report} = await submit(server, await one());
  expect(report.documents[0]).toMatchObject({status: 'failed', error: {message: 'the page is blank'}});
});

test('a field asked for that is called message is a field', async () => {
  const server = await serve({'process-agent': [json({message: 'hello'})]});
  const {context} = await fastContext(server);
  const payload = {document_type: 'letter', prompt_json: {message: 'what it says'}};
  const document = {name: 'a.png', size: 1, open: () => [Buffer.from('a')]};
  const reply = context.client.agent(document as never, {payload});
  await expect(reply).resolves.toMatchObject({document_data: {message: 'hello'}});
});

test('the results of a failed job: a value is a result, and the summary says why; rows of nulls are none', async () => {
  const failed = (row: unknown) =>
    serve({
      'process-job': [accepted],
      'job-status': [json({job_id: 'j-1', status: 'FAILED', error: {message: 'page 2 is blank'}})],
      'job-results': [json([row])],
    });
  const some = await submit(await failed({total: '1', date: null}), await one());
  expect(some.report.counts).toMatchObject({succeeded: 1});
  expect(some.report.failures).toMatchObject([
    {code: 'job_failed', message: 'job j-1 ended as FAILED: page 2 is blank, but gave results'},
  ]);
  const none = await submit(await failed({total: null, date: null}), await one());
  expect(none.report.counts).toMatchObject({succeeded: 0, failed: 1});
  expect(none.report.failures).toHaveLength(1);
});

test.each([{message: 'not ready'}, {progress: 40}])(
  'of a job that has not ended %j is no result',
  async (notice) => {
    const server = await serve({
      'process-job': [accepted],
      'job-status': [state('PROCESS IMAGE SUCCESS')],
      'job-results': [json(notice)],
    });
    const {report} = await submit(server, await one(), {jobTimeoutMs: 300_000});
    expect(report.counts).toMatchObject({pending: 1, succeeded: 0});
    expect(server.sent('job-results').length).toBeGreaterThan(1);
  },
);

test('a message instead of fields is no result of a paid request', async () => {
  const server = await serve({process: [json({error: 'template has no active version'})]});
  const {report} = await process(server, await one());
  expect(report.documents[0]).toMatchObject({status: 'unknown', error: {code: 'bad_reply'}});
});

test.each([500, 503, 429, 401, 200])(
  'a failed job whose results are answered with %i stays pending, and its partial results are collected later',
  async (status) => {
    const folder = await three();
    const partial: Answer = json([{_file: 'a.png', n: 1}, {_file: 'b.png', _error: 'no'}, {_file: 'c.png'}]);
    let isBusy = true;
    const results: Answer = (...exchange) =>
      (isBusy ? text('<html>busy', status, {'content-type': 'text/html'}) : partial)(...exchange);
    const server = await serve({
      'process-job': [accepted],
      'job-status': [state('FAILED')],
      'job-results': [results],
    });
    const {report, state: ledger, context, ...made} = await submit(server, folder);
    expect(report.counts).toMatchObject({pending: 3});
    expect(pendingJobs(made.ledger, context.service)).toHaveLength(1);
    isBusy = false;
    const again = await submit(server, folder, {}, ledger);
    expect(again.report.counts).toMatchObject({succeeded: 2, failed: 1});
  },
);

test('several results for one document stay together', async () => {
  const folder = await one();
  const server = await serve({process: [json([{page: 1}, {page: 2}])]});
  const {report} = await process(server, folder);
  expect(report.counts).toMatchObject({succeeded: 1});
  expect(JSON.parse(await readFile(join(folder, 'out/a.png.json'), 'utf8'))).toEqual({
    _results: [{page: 1}, {page: 2}],
  });
});

test('a number is an id of a job too', async () => {
  const server = await serve({
    'process-job': [json({job_id: 4711}, 202)],
    'job-status': [json({job_id: 4711, status: 'SUCCESS'})],
    'job-results': [json([{total: '1'}])],
  });
  const {report} = await submit(server, await one());
  expect(report.documents[0]).toMatchObject({status: 'succeeded', job_id: '4711'});
});

test('a reply of a job that nobody can read is kept', async () => {
  const folder = await one();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [text('{"total": ')],
  });
  await submit(server, folder);
  expect(await readFile(join(folder, 'out/.docextract/raw/j-1.json'), 'utf8')).toBe('{"total": ');
  expect(await readdir(join(folder, 'out'))).toEqual(['.docextract']);
});

const unreadable = `${JSON.stringify({message: 'm'.repeat(500), job: {number: 4711}})} `;
const cutOff = unreadable.slice(0, 400);

test('a paid reply that nobody can read is kept whole, and the ledger says where', async () => {
  const folder = await one();
  const server = await serve({'process-job': [text(unreadable, 202)], process: [text(cutOff)]});
  const {report, state: ledger, ...made} = await submit(server, folder);
  const {status, error} = report.documents[0]!;
  expect(status).toBe('unknown');
  const file = /kept in (.*)\)$/.exec(error!.message)![1]!;
  expect(file.startsWith(join(folder, 'out/.docextract/raw'))).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(unreadable);
  expect(made.ledger.entries()[0]!.error!.message).toContain(file);

  const told = await process(server, folder, {output: {}, retryUnknown: true}, ledger);
  const aside = /kept in (.*)\)$/.exec(told.report.documents[0]!.error!.message)![1]!;
  expect(aside.startsWith(ledger)).toBe(true);
  expect(await readFile(aside, 'utf8')).toBe(cutOff);
});
