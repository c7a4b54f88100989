import {createServer} from 'node:http';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {
  createClient,
  createService,
  DocextractError,
  extractFile,
  submitFolder,
  waitForJob,
} from '../../src/index.js';
import {accepted, serve, state, three} from '../batch/foreign.js';
import {type Answer, json} from '../client/wire-server.js';
import {listen} from '../helpers/listen.js';
import {png} from '../service/harness.js';

/** Nobody has configured anything. */
beforeEach(async () => {
  vi.stubEnv('HOME', await mkdtemp(join(tmpdir(), 'docextract-home-')));
  return () => vi.unstubAllEnvs();
});

const reason = new Error('the user has left');
const document = {name: 'a.png', bytes: png('a')};
const read = json({document_data: {total: '1.00'}});

async function errorOf(work: Promise<unknown>): Promise<DocextractError> {
  const error = await work.then(
    () => expect.unreachable('it should have failed'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DocextractError);
  return error as DocextractError;
}

/** Takes the request, aborts the call, and never answers. */
const abortAndBeSilent =
  (controller: AbortController): Answer =>
  () =>
    controller.abort(reason);

test('what is aborted before it begins sends nothing', async () => {
  const server = await serve({process: [read], 'process-job': [accepted], 'job-status': [state('NEW')]});
  const to = {baseUrl: server.url, apiKey: 'k', signal: AbortSignal.abort(reason)};
  const folder = await three();
  const client = createClient({baseUrl: server.url, apiKey: 'k'});
  onTestFinished(() => client.close());
  for (const call of [
    () => extractFile(document, {...to, template: 't'}),
    () => submitFolder(join(folder, 'in'), {...to, template: 't', output: join(folder, 'out')}),
    () => waitForJob('j-1', to),
    () => createService({dataDir: join(folder, 'data'), signal: to.signal}),
  ])
    expect(await errorOf(call())).toMatchObject({code: 'interrupted', cause: reason});
  expect((await errorOf(client.status('j-1', {signal: to.signal}))).code).toBe('interrupted');
  expect(server.received).toEqual([]);
});

test('a document that is being sent when the call is aborted may have been paid, and the error says so', async () => {
  const controller = new AbortController();
  const server = createServer((request) => {
    request.on('error', () => undefined);
    request.once('data', () => controller.abort(reason));
  });
  const baseUrl = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const large = {name: 'a.png', bytes: Buffer.concat([png('a'), Buffer.alloc(30_000_000, 7)])};
  const call = extractFile(large, {baseUrl, apiKey: 'k', template: 't', signal: controller.signal});
  expect((await errorOf(call)).code).toBe('unknown_outcome');
});

test('a document that was sent, and not answered when the call is aborted, is asked for again under its key', async () => {
  const controller = new AbortController();
  const server = await serve({process: [abortAndBeSilent(controller), read]});
  const asked = {baseUrl: server.url, apiKey: 'k', template: 't', idempotencyKey: 'invoice-7'};
  const error = await errorOf(extractFile(document, {...asked, signal: controller.signal}));
  expect(error.code).toBe('unknown_outcome');
  expect((await extractFile(document, asked)).data).toEqual({total: '1.00'});
  expect(server.sent('process').map(({headers}) => headers['idempotency-key'])).toEqual([
    'invoice-7',
    'invoice-7',
  ]);
});

test('a folder that is aborted while its archive is sent is paid once: the same call again collects it', async () => {
  const controller = new AbortController();
  const results = ['a', 'b', 'c'].map((name) => ({_file: `${name}.png`, total: name}));
  const server = await serve({
    'process-job': [
      (...request) => {
        controller.abort(reason);
        accepted(...request);
      },
    ],
    'job-status': [state('NEW'), state('SUCCESS')],
    'job-results': [json(results)],
  });
  const folder = await three();
  const options = {
    ...{baseUrl: server.url, apiKey: 'k', template: 't'},
    output: join(folder, 'out'),
    stateDir: join(folder, 'state'),
  };
  const error = await errorOf(submitFolder(join(folder, 'in'), {...options, signal: controller.signal}));
  expect(error).toMatchObject({code: 'interrupted', cause: reason});
  const {counts} = await submitFolder(join(folder, 'in'), options);
  expect({counts, paid: server.sent('process-job').length}).toMatchObject({counts: {succeeded: 3}, paid: 1});
});

test('a job goes on when nobody waits for it any more', async () => {
  const controller = new AbortController();
  const server = await serve({'job-status': [state('PROCESS IMAGE')]});
  const to = {baseUrl: server.url, apiKey: 'k'};
  const waiting = waitForJob('j-1', {
    ...to,
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  expect(await errorOf(waiting)).toMatchObject({code: 'interrupted', cause: reason});
  expect(new Set(server.received.map(({method}) => method))).toEqual(new Set(['GET']));
});
