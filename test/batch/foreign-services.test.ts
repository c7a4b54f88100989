import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {collectJobs, pendingJobs} from '../../src/batch/submit/collect-jobs.js';
import {processBatch} from '../../src/batch/submit/process-batch.js';
import {scan} from '../../src/batch/scan/scan.js';
import {submitAndCollect} from '../../src/batch/submit/submit-and-collect.js';
import {type Answer, hangUp, json, text} from '../client/wire-server.js';
import {png} from '../service/harness.js';
import {folderOf} from './bench.js';
import {accepted, fastContext, serve, state, submit, three, work} from './foreign.js';

const honours = {'idempotency-supported': 'true'};

test('a connection reset after the body: one request that may have been billed, and unknown, until it is asked for', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [hangUp, accepted],
    'job-status': [json({}, 404), state('SUCCESS')],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const first = await submit(server, folder);
  expect(first.report.counts).toMatchObject({unknown: 3, failed: 0, succeeded: 0});
  expect(first.report.documents[0]!.error).toMatchObject({code: 'unknown_outcome'});
  const second = await submit(server, folder, {}, first.state);
  expect(second.report.counts).toMatchObject({unknown: 3});
  expect(second.report.documents[0]!.error!.hint).toContain('--retry-unknown');
  expect(server.sent('process-job')).toHaveLength(1);
  const third = await submit(server, folder, {retryUnknown: true}, first.state);
  expect(third.report.counts).toMatchObject({succeeded: 3});
  const keys = server.sent('process-job').map(({headers}) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a repetition that never reaches the service leaves its request unknown, with its key', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [hangUp, text('default backend - 404', 404), accepted],
    'job-status': [json({}, 404), state('SUCCESS')],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {state: ledger} = await submit(server, folder);
  const refused = await submit(server, folder, {retryUnknown: true}, ledger);
  expect(refused.report.counts).toMatchObject({unknown: 3, unsent: 0});
  const asIs = await submit(server, folder, {}, ledger);
  expect(asIs.report.counts).toMatchObject({unknown: 3});
  const again = await submit(server, folder, {retryUnknown: true}, ledger);
  expect(again.report.counts).toMatchObject({succeeded: 3});
  expect(new Set(server.sent('process-job').map(({headers}) => headers['idempotency-key'])).size).toBe(1);
});

test('a service that honours keys: the reset request is repeated under its key and billed once', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [hangUp, accepted],
    'job-status': [json({}, 404, honours), state('SUCCESS')],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {report} = await submit(server, folder);
  expect(report.counts).toMatchObject({succeeded: 3, unknown: 0});
  expect(new Set(server.sent('process-job').map(({headers}) => headers['idempotency-key'])).size).toBe(1);
});

test('a request whose outcome a crash left open is repeated, the very same, by the next run', async () => {
  const folder = await three();
  const broken = await serve({'process-job': [hangUp], 'job-status': [json({}, 404)]});
  const {state: ledger} = await submit(broken, folder);
  const server = await serve({
    'process-job': [accepted],
    'job-status': [json({}, 404, honours), state('SUCCESS')],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {report} = await submit(server, folder, {}, ledger);
  expect(report.counts).toMatchObject({succeeded: 3});
  const [first, second] = [broken.sent('process-job')[0]!, server.sent('process-job')[0]!];
  expect(second.headers['idempotency-key']).toBe(first.headers['idempotency-key']);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(second.body.equals(first.body)).toBe(true);
});

test('a reply nobody can read to a paid request is kept and its outcome unknown', async () => {
  const folder = await folderOf({'in/a.png': png('a')});
  const server = await serve({process: [text('<html>Welcome', 200, {'content-type': 'text/html'})]});
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'alone'});
  const {context} = await fastContext(server);
  const report = await processBatch(
    found,
    {work: {operation: 'process', templateId: 't'}, output: {directory: join(folder, 'out')}},
    context,
  );
  expect(report.documents[0]).toMatchObject({status: 'unknown', error: {code: 'bad_reply'}});
});

test.each(['SUCCESS', 'COMPLETED', 'completed'])('a job whose last word is %s is collected', async (last) => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('UNZIPPING FILE'), state('PROCESSING IMAGE'), state(last)],
    'job-results': [json([{_file: 'a.png', n: 1}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {report, events} = await submit(server, await three());
  expect(report.counts).toMatchObject({succeeded: 3});
  expect(events.filter(({type}) => type === 'job')).toMatchObject([
    {status: 'UNZIP FILE'},
    {status: 'PROCESS IMAGE'},
    {status: 'SUCCESS'},
  ]);
});

test('unknown statuses for ever end at the job’s time limit, pending', async () => {
  const server = await serve({'process-job': [accepted], 'job-status': [state('POLISHING')]});
  const {report, ledger, context} = await submit(server, await three(), {jobTimeoutMs: 600_000});
  expect(report.counts).toMatchObject({pending: 3, failed: 0});
  expect(report.documents[0]!.error).toMatchObject({
    code: 'not_finished',
    message: expect.stringContaining('POLISHING') as string,
  });
  expect(pendingJobs(ledger, context.service)).toHaveLength(1);
  const polls = server.sent('job-status').length;
  expect(polls).toBeGreaterThan(20);
  expect(polls).toBeLessThan(120);
});

test('a single document that stays at PROCESS IMAGE SUCCESS is asked for its results after five seconds', async () => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('PROCESS IMAGE SUCCESS')],
    'job-results': [json([{total: '1'}])],
  });
  const folder = await folderOf({'in/a.png': png('a')});
  const {report, clock, started} = await submit(server, folder);
  expect(report.counts).toMatchObject({succeeded: 1});
  expect(clock.now() - started).toBeGreaterThanOrEqual(5000);
  expect(clock.now() - started).toBeLessThan(8000);
});

test('an archive that stays at PROCESS IMAGE SUCCESS is done when all its results are there', async () => {
  const all = [{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}];
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('PROCESS IMAGE SUCCESS')],
    'job-results': [json(all.slice(1)), json(all)],
  });
  const {report} = await submit(server, await three());
  expect(report.counts).toMatchObject({succeeded: 3, failed: 0});
});

test('Retry-After on a status is honoured', async () => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('NEW', {'retry-after': '40'}), state('SUCCESS')],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {clock, started} = await submit(server, await three());
  expect(clock.now() - started).toBeGreaterThanOrEqual(40_000);
});

test('results without names are not paired by position: they are kept beside, and mapping is none', async () => {
  const folder = await three();
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}, {n: 2}, {n: 3}])],
  });
  const {report} = await submit(server, folder);
  expect(report.documents).toMatchObject(
    [1, 2, 3].map(() => ({status: 'succeeded', mapping: 'none', result: join(folder, 'out/job-j-1.json')})),
  );
  expect(JSON.parse(await readFile(join(folder, 'out/job-j-1.json'), 'utf8'))).toEqual([
    {n: 1},
    {n: 2},
    {n: 3},
  ]);
});

test('a loose mapping is a failure when mapping is to be strict, and says so in the file when order is trusted', async () => {
  const folder = await three();
  const answers = {
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}, {n: 2}, {n: 3}])],
  };
  expect((await submit(await serve(answers), folder, {strictMapping: true})).report.counts).toMatchObject({
    failed: 3,
  });
  const trusted = await submit(await serve(answers), folder, {trustOrder: true});
  expect(trusted.report.documents.map(({mapping}) => mapping)).toEqual(['order', 'order', 'order']);
  expect(JSON.parse(await readFile(join(folder, 'out/b.png.json'), 'utf8'))).toEqual({
    n: 2,
    _mapping: 'order',
  });
});

test.each([
  [[{_file: 'a.png'}, {_file: 'b.png'}], 'the job gave 2 results for 3 documents, none for this one'],
  [
    [{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'x.png'}],
    'the job gave 3 results for 3 documents, none for this one; 1 of them named after no document of the job',
  ],
])(
  'a document that a reply does not name is told, and not paid again unless asked',
  async (rows, message) => {
    const folder = await three();
    const server = await serve({
      'process-job': [accepted],
      'job-status': [state('SUCCESS')],
      'job-results': [json(rows), json(rows), json([{total: '3'}])],
    });
    const {report, state: ledger} = await submit(server, folder);
    expect(report.counts).toMatchObject({succeeded: 2, failed: 1});
    const missing = report.documents.find(({source}) => source === 'c.png')!;
    expect(missing).toMatchObject({status: 'failed', error: {code: 'not_assigned', message}});
    expect(missing.error!.hint).toMatch(/each such document alone.* pays for it again/);
    expect(missing.error!.hint!.includes('The reply is kept')).toBe(message.includes('named after no'));
    for (const options of [{}, {retryFailed: true}])
      expect((await submit(server, folder, options, ledger)).report.counts).toMatchObject({
        skipped: 2,
        failed: 1,
      });
    expect(server.sent('process-job')).toHaveLength(1);
    await submit(server, folder, {retryFailed: true, perFile: true}, ledger);
    const [, again] = server.sent('process-job');
    expect(server.sent('process-job')).toHaveLength(2);
    expect(['a.png', 'b.png', 'c.png'].filter((name) => again!.body.includes(name))).toEqual(['c.png']);
  },
);

test('fewer results than documents without names are no success', async () => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{n: 1}, {n: 2}])],
  });
  const {report} = await submit(server, await three());
  expect(report.counts).toMatchObject({failed: 3, succeeded: 0});
  expect(report.documents[0]!.error!.message).toContain('2 results for 3 documents');
});

test.each([400, 422])(
  'a service that refuses the request for names with %i is asked once more, without',
  async (status) => {
    const server = await serve({
      'process-job': [accepted],
      'job-status': [state('SUCCESS')],
      'job-results': [json({message: 'property include should not exist'}, status), json([{total: '1'}])],
    });
    const {report} = await submit(server, await folderOf({'in/a.png': png('a')}));
    expect(report.counts).toMatchObject({succeeded: 1});
    expect(server.sent('job-results').map(({body}) => JSON.parse(body.toString()) as object)).toEqual([
      expect.objectContaining({include: ['file', 'static_values']}),
      {job_id: 'j-1', result_format: 'json'},
    ]);
  },
);

test.each([
  [422, {code: 'unreadable_document', message: 'every page is damaged'}, 2],
  [422, {message: 'the job has no pages'}, 2],
  [400, {message: 'the job has no pages'}, 2],
])(
  'a refusal of results that does not change is asked for at most twice: %i %j',
  async (status, body, asked) => {
    const server = await serve({
      'process-job': [accepted],
      'job-status': [state('FAILED')],
      'job-results': [json(body, status)],
    });
    const {report} = await submit(server, await folderOf({'in/a.png': png('a')}));
    expect(server.sent('job-results')).toHaveLength(asked);
    expect(report.documents[0]!.error!.message).toBe(`job j-1 ended as FAILED: ${body.message} (${status})`);
  },
);

test.each(['message', 'detail'])('a failed job may say why in %s alone', async (name) => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [json({job_id: 'j-1', status: 'FAILED', [name]: 'the template has no version'})],
    'job-results': [json({message: 'No results'}, 404)],
  });
  const {report} = await submit(server, await folderOf({'in/a.png': png('a')}));
  expect(report.documents[0]!.error!.message).toBe('job j-1 ended as FAILED: the template has no version');
});

test('what a service says instead of the results of a job that ended is told', async () => {
  const server = await serve({
    'process-job': [accepted],
    'job-status': [state('SUCCESS')],
    'job-results': [json({message: 'results are being moved'})],
  });
  const {report, events} = await submit(server, await folderOf({'in/a.png': png('a')}));
  expect(report.counts).toMatchObject({pending: 1});
  expect(events).toContainEqual({
    type: 'warning',
    message: expect.stringContaining('results are being moved') as string,
  });
});

test('a failed job without results fails its documents with its reason', async () => {
  const failed = await serve({
    'process-job': [accepted],
    'job-status': [json({job_id: 'j-1', status: 'ERROR', error: 'no template'})],
    'job-results': [json({error: 'failed'}, 409)],
  });
  const {report} = await submit(failed, await three());
  expect(report.documents[0]).toMatchObject({
    status: 'failed',
    error: {code: 'job_failed', message: expect.stringContaining('no template') as string},
  });
});

test('no credits left stops the run, what is done stays done', async () => {
  const server = await serve({
    'process-job': [accepted, json({error: 'out_of_credits', message: 'none left'}, 402)],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{total: '1'}])],
  });
  const {report} = await submit(server, await three(), {perFile: true, concurrency: 1});
  expect(report.counts).toMatchObject({succeeded: 1, unsent: 2, failed: 0});
  expect(report.stopped).toMatchObject({code: 'out_of_credits'});
  expect(server.sent('process-job')).toHaveLength(2);
});

test('the first interrupt starts nothing new and leaves jobs to be collected later', async () => {
  const stop = new AbortController();
  const server = await serve({
    'process-job': [(...exchange) => (stop.abort(), accepted(...exchange))],
    'job-status': [state('SUCCESS')],
    'job-results': [json([{total: '1'}])],
  });
  const folder = await three();
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context, ledger} = await fastContext(server);
  const options = {work, perFile: true, concurrency: 1, output: {directory: join(folder, 'out')}} as const;
  const report = await submitAndCollect(found, options, {...context, stop: stop.signal});
  expect(server.sent('process-job')).toHaveLength(1);
  expect(report.counts.unsent).toBe(2);
  expect(report.counts.unknown).toBe(0);
  expect(ledger.jobs()).toHaveLength(1);
});

test('the second interrupt gives up at once and marks what was under way as unknown', async () => {
  const abort = new AbortController();
  const server = await serve({'process-job': [() => abort.abort()]});
  const folder = await three();
  const found = await scan({cwd: folder, inputs: ['in'], travel: 'archive'});
  const {context, ledger} = await fastContext(server);
  const report = await submitAndCollect(
    found,
    {work, output: {directory: join(folder, 'out')}},
    {...context, stop: abort.signal, signal: abort.signal},
  );
  expect(report.counts).toMatchObject({unknown: 3});
  expect(ledger.entries()).toMatchObject([{state: 'unknown'}]);
});

test('results that cannot be written in the end stop the run and stay to be collected', async () => {
  const folder = await three();
  const blocked = join(folder, 'out');
  const blocking: Answer = (...exchange) =>
    void rm(blocked, {recursive: true, force: true, maxRetries: 5, retryDelay: 100})
      .then(() => writeFile(blocked, 'a file where the folder was'))
      .finally(() => state('SUCCESS')(...exchange))
      .catch(() => undefined);
  const server = await serve({
    'process-job': [accepted],
    'job-status': [blocking],
    'job-results': [json([{_file: 'a.png'}, {_file: 'b.png'}, {_file: 'c.png'}])],
  });
  const {report, ledger, context} = await submit(server, folder);
  expect(report.stopped).toMatchObject({code: 'cannot_write'});
  expect(report.counts).toMatchObject({pending: 3});
  const ids = pendingJobs(ledger, context.service).map(({job_id}) => job_id);
  const collected = await collectJobs(ids, {wait: true, output: {directory: join(folder, 'o2')}}, context);
  expect(collected.counts).toMatchObject({succeeded: 3});
  expect(server.sent('process-job')).toHaveLength(1);
});

test('places where nothing can be written are refused before anything is paid', async () => {
  const folder = await three();
  const server = await serve({'process-job': [accepted]});
  const output = {directory: join(await folderOf({file: ''}), 'file', 'out')};
  await expect(submit(server, folder, {output})).rejects.toMatchObject({code: 'cannot_write'});
  expect(server.received).toEqual([]);
});

test('a result folder that is removed half-way is made again', async () => {
  const folder = await three();
  const removing: Answer = (...exchange) =>
    void rename(join(folder, 'out'), join(folder, 'gone'))
      .finally(() => state('SUCCESS')(...exchange))
      .catch(() => undefined);
  const server = await serve({
    'process-job': ['j-1', 'j-2', 'j-3'].map((job_id) => json({job_id}, 202)),
    'job-status': [state('SUCCESS'), removing, state('SUCCESS')],
    'job-results': [json([{total: '1'}])],
  });
  const {report} = await submit(server, folder, {perFile: true, concurrency: 1});
  expect(report.counts).toMatchObject({succeeded: 3});
});
