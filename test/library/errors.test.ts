import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import {inspect} from 'node:util';
import {beforeEach, expect, test, vi} from 'vitest';
import * as library from '../../src/index.js';
import {json, serveWire, text, hangUp, type Answer} from '../client/wire-server.js';
import {png} from '../service/harness.js';

/** Nobody has configured anything. */
beforeEach(async () => {
  vi.stubEnv('HOME', await mkdtemp(join(tmpdir(), 'docextract-home-')));
  return () => vi.unstubAllEnvs();
});

type NotAsking = 'baseUrl' | 'keySum' | 'mayRepeat' | 'close' | typeof Symbol.asyncDispose;

/** Methods of a client that ask a service, and functions that use them. */
type Asked = Exclude<keyof library.Client, NotAsking> | 'waitForJob' | 'extractFile' | 'schema';

type Anything = (...given: unknown[]) => unknown;

const {createClient, createService, extractFile, fileDocument, submitFolder, waitForJob, DocextractError} =
  library;
const calls = {
  createClient,
  createService,
  extractFile,
  fileDocument,
  submitFolder,
  waitForJob,
} as unknown as Record<string, Anything>;

/** What only a caller without types passes. */
const nonsense: unknown[] = [null, 0, Number.NaN, true, '', ' ', [], [[]], Symbol('x'), () => undefined, 5n];
const misshapen: unknown[] = [
  ...nonsense,
  ...[
    {unknown: 1},
    {signal: 'soon'},
    {signal: {}},
    {dataDir: 5},
    {dataDir: ''},
    {client: {}},
    {service: 'x'},
  ],
  ...[
    {baseUrl: 5, apiKey: 'k', template: 't'},
    {baseUrl: 'no address', apiKey: 'k', template: 't'},
  ],
  ...[{template: 't', prompts: {a: 'b'}}, {template: {}}, {prompts: 'x'}, {prompts: {}}, {prompts: {a: 5}}],
  ...[
    {schema: null},
    {schema: 'x'},
    {schema: {}},
    {schema: {type: 'string'}},
    {schema: {type: 'object', properties: 5}},
  ],
  ...[{timeoutMs: -1}, {timeoutMs: 'long'}, {onProgress: 'x'}, {retries: 'x'}],
];

/** The error of a call that has to fail, whether it throws or rejects. */
async function errorOf(act: () => unknown): Promise<unknown> {
  try {
    await act();
  } catch (error) {
    return error;
  }
  return undefined;
}

function told(error: unknown): unknown {
  return error instanceof DocextractError ? {code: error.code, message: error.message} : error;
}

const address = {baseUrl: 'http://127.0.0.1:9', apiKey: 'k'};
const clientOptions = [
  ...[
    {retries: 'x'},
    {retries: -1},
    {timeouts: 5},
    {timeouts: {replyMs: 'x'}},
    {limiter: {}},
    {dispatcher: {}},
  ],
  ...[
    {onWait: 'x'},
    {now: 5},
    {sleep: 5},
    {random: 5},
    {proxies: 'x'},
    {auth: 'none'},
    {retry: 5},
    {toString: 5},
  ],
].map((wrong) => ({...address, ...wrong}));

const takesTwo = new Set(['extractFile', 'submitFolder', 'waitForJob']);

test('whatever a call of the library is given, what leaves it is a DocextractError, and none calls itself a bug', async () => {
  const document = {name: 'a.png', bytes: png('a')};
  const wrong: unknown[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const first = takesTwo.has(name) ? [document, ...nonsense] : [];
    const tries = [
      ...[...misshapen, ...clientOptions].map((given) => [given]),
      ...first.flatMap((one) => misshapen.map((given) => [one, given])),
    ];
    for (const given of tries) {
      const error = await errorOf(() => call(...given));
      if (!(error instanceof DocextractError) || error.code === 'internal')
        wrong.push(`${name}(${inspect(given)}): ${inspect(told(error))}`);
    }
  }
  expect(wrong).toEqual([]);
});

const jobId = '11111111-1111-4111-8111-111111111111';

/** What no service of the interface answers, in every shape. */
const answers: Record<string, Answer> = {
  'hangs up': hangUp,
  'an empty body': text(''),
  'a page of HTML': text('<html>maintenance</html>', 200, {'content-type': 'text/html'}),
  'JSON that is cut off': text('{"job_id": "1', 200, {'content-type': 'application/json'}),
  'fewer bytes than announced': (_, response) => {
    response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'}).write('{"a');
    response.destroy();
  },
  null: json(null),
  'a number': json(7),
  'a list of numbers': json([7]),
  'a redirect': text('', 302, {location: 'http://127.0.0.1:9/'}),
  'no content': text('', 204),
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 500, 501, 502, 503, 504].flatMap(
      (status) => [
        [`${status} of a proxy`, text('<h1>sorry</h1>', status, {'content-type': 'text/html'})],
        [`${status} with an error that is no text`, json({error: {deep: [1]}, message: 5}, status)],
      ],
    ),
  ),
};

test.each(Object.keys(answers))(
  'a service that answers %s is told by a DocextractError from every method',
  async (name) => {
    const {url} = await serveWire(answers[name]!);
    const client = createClient({baseUrl: url, apiKey: 'k', retries: 0});
    const document = await fileDocument({name: 'a.png', bytes: png('a')});
    const payload = {document_type: 'note', prompt_json: {total: 'total'}};
    const methods: Record<Asked, () => Promise<unknown>> = {
      process: () => client.process(document, {templateId: 't'}),
      submit: () => client.submit(document, {templateId: 't'}),
      agent: () => client.agent(document, {payload}),
      submitAgent: () => client.submitAgent(document, {payload}),
      status: () => client.status(jobId),
      results: () => client.results(jobId),
      download: () => client.download(jobId, {format: 'json', sink: () => new PassThrough()}),
      resultsCsv: () => client.resultsCsv(jobId),
      resultsOrOverflow: () => client.resultsOrOverflow(jobId, {overflow: () => new PassThrough()}),
      deleteJob: () => client.deleteJob(jobId),
      template: () => client.template('t'),
      waitForJob: () => waitForJob(jobId, {client}),
      extractFile: () => extractFile(document, {template: 't', client}),
      schema: () =>
        extractFile(document, {
          schema: {type: 'object', properties: {a: {type: 'string'}}, required: ['a']},
          client,
        }),
    };
    const wrong: unknown[] = [];
    for (const [method, call] of Object.entries(methods)) {
      const error = await errorOf(call);
      // Downloads and CSV are passed on as they come.
      if ((method === 'download' || method === 'resultsCsv') && error === undefined) continue;
      if (!(error instanceof DocextractError) || (error.code === 'internal' && error.status === undefined))
        wrong.push([method, told(error)]);
    }
    await client.close();
    expect(wrong).toEqual([]);
  },
);
