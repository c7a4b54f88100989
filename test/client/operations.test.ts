import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {type Client, createClient} from '../../src/client/client.js';
import type {Document} from '../../src/client/document.js';
import type {RequestOptions} from '../../src/client/options.js';
import {DocextractError} from '../../src/contract/errors.js';
import {type RouteName, routes} from '../../src/contract/routes.js';
import {json, serveWire, text, type Received} from './wire-server.js';

const bytes = Buffer.from('%PDF-1.4 a document with an umlaut ü and a few bytes more');
const document: Document = {
  name: 'a "quoted"\r\n ü.pdf',
  size: bytes.length,
  kind: 'pdf',
  open: () => Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]),
};
const payload = {document_type: 'receipt', prompt_json: {total: 'the total'}};

/** How each operation of the interface is reached through the client; the compiler asks for every one. */
const calls: Record<RouteName, (client: Client, options?: RequestOptions) => Promise<unknown>> = {
  process: (client, options) => client.process(document, {templateId: 't-1', ...options}),
  processBinary: (client, options) =>
    client.process(document, {templateId: 't-1', upload: 'binary', ...options}),
  submit: (client, options) => client.submit(document, {templateId: 't-1', ...options}),
  submitBinary: (client, options) =>
    client.submit(document, {templateId: 't-1', upload: 'binary', ...options}),
  agent: (client, options) => client.agent(document, {payload, ...options}),
  status: (client, options) => client.status('j/1', options),
  statusByPath: (client, options) => client.status('j/1', {form: 'path', ...options}),
  results: (client, options) => client.results('j/1', options),
  deleteJob: (client, options) => client.deleteJob('j/1', options),
  template: (client, options) => client.template('j/1', options),
};

test.each(Object.keys(routes) as RouteName[])('%s is sent with its method to its path', async (name) => {
  const {url, received} = await serveWire(
    json({job_id: 'j', status: 'NEW', template_id: 't', version: 1, total: '1', deleted: true}),
  );
  await calls[name](createClient({baseUrl: `${url}/some/prefix/`, apiKey: 'secret-key'}));
  const path = `/some/prefix/v1${routes[name].path.replace(/\{\w+\}/, 'j%2F1')}`;
  expect(received[0]).toMatchObject({method: routes[name].method, headers: {'x-auth': 'secret-key'}});
  expect(received[0]!.url.split('?')[0]).toBe(path);
});

test.each(Object.keys(routes) as RouteName[])(
  '%s that is told to stop no longer waits for a service that asks for patience',
  async (name) => {
    const stop = new AbortController();
    const {url, received} = await serveWire((request, response, socket) => {
      json({}, 503, {'retry-after': '3600'})(request, response, socket);
      response.once('close', () => stop.abort());
    });
    const call = calls[name](createClient({baseUrl: url, apiKey: 'k'}), {stop: stop.signal});
    await expect(call).rejects.toMatchObject({code: 'interrupted'});
    expect(received).toHaveLength(1);
  },
);

test.each([
  ['', '/v1/job-status'],
  ['/', '/v1/job-status'],
  ['/v1', '/v1/job-status'],
  ['/v1/', '/v1/job-status'],
  ['/api/extract/v1', '/api/extract/v1/job-status'],
  ['/v1beta', '/v1beta/v1/job-status'],
])('a base address ending in "%s" leads to %s', async (ending, path) => {
  const {url, received} = await serveWire(json({job_id: 'j', status: 'NEW'}));
  await createClient({baseUrl: url + ending, apiKey: 'k'}).status('j');
  expect(received[0]!.url).toBe(`${path}?job_id=j`);
});

test.each(['ftp://host', 'not an address', 'http://user:pass@host/'])(
  'the address %s is refused',
  (baseUrl) => {
    expect(() => createClient({baseUrl, apiKey: 'k'})).toThrow(
      expect.objectContaining({code: 'usage'}) as Error,
    );
    expect(() => createClient({baseUrl, apiKey: 'k'})).not.toThrow(/pass@/);
  },
);

test('a key with a line end is refused before anything is sent', () => {
  expect(() => createClient({baseUrl: 'http://host', apiKey: 'key\n'})).toThrow(/API key/);
});

test('with bearer the key travels in the Authorization header alone', async () => {
  const {url, received} = await serveWire(json({job_id: 'j', status: 'NEW'}));
  await createClient({baseUrl: url, apiKey: 'secret-key', auth: 'bearer'}).status('j');
  expect(received[0]!.headers).toMatchObject({authorization: 'Bearer secret-key'});
  expect(received[0]!.headers).not.toHaveProperty('x-auth');
});

test('the multipart form has the fields first and the file unharmed, with a length announced', async () => {
  const {url, received} = await serveWire(json({total: '1'}));
  const client = createClient({baseUrl: url, apiKey: 'k'});
  await client.process(document, {templateId: 't-1', staticValues: {batch: 'ü'}});
  const {form, file} = await formOf(received[0]!);
  expect(received[0]!.headers['content-length']).toBe(String(received[0]!.body.length));
  expect(received[0]!.headers).not.toHaveProperty('transfer-encoding');
  expect([...form.keys()]).toEqual(['template_id', 'static_values', 'actual_image']);
  expect(form.get('static_values')).toBe('{"batch":"ü"}');
  expect(file.type).toBe('application/pdf');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
});

test.each([0, 1, 2, 3, 4, 5, 1000])(
  'base64 of %i more bytes is what one encoding of the whole would be',
  async (more) => {
    const whole = Buffer.concat([bytes, Buffer.alloc(more, 7)]);
    const pieces = Array.from({length: whole.length}, (_, index) => whole.subarray(index, index + 1));
    const {url, received} = await serveWire(json({total: '1'}));
    const client = createClient({baseUrl: url, apiKey: 'k'});
    await client.process(
      {name: 'a.pdf', size: whole.length, open: () => Readable.from(pieces)},
      {templateId: 't-1', staticValues: {batch: 7}, upload: 'base64'},
    );
    expect(JSON.parse(received[0]!.body.toString())).toEqual({
      template_id: 't-1',
      static_values: '{"batch":7}',
      actual_image: whole.toString('base64'),
    });
  },
);

test('the raw form has the template in the query and static values, in ASCII, in a header', async () => {
  const {url, received} = await serveWire(json({total: '1'}));
  const client = createClient({baseUrl: url, apiKey: 'k'});
  await client.process(document, {templateId: 't 1', staticValues: {batch: 'ü'}, upload: 'binary'});
  expect(received[0]).toMatchObject({method: 'PUT', url: '/v1/process?t_id=t+1', body: bytes});
  expect(received[0]!.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    static_values: '{"batch":"\\u00fc"}',
  });
});

test('prompts travel as a JSON object in a JSON body and as a JSON string in a form', async () => {
  const {url, received} = await serveWire(json({total: '1'}));
  const client = createClient({baseUrl: url, apiKey: 'k'});
  await client.agent(document, {payload, upload: 'base64'});
  await client.agent(document, {payload, templateId: 't-1'});
  expect(JSON.parse(received[0]!.body.toString())).toMatchObject({payload});
  const {form} = await formOf(received[1]!);
  expect(JSON.parse(form.get('payload') as string)).toEqual(payload);
  expect(form.get('template_id')).toBe('t-1');
});

test('fields are found under document_data, bare, and in an array of one', async () => {
  const {url} = await serveWire(
    json({document_data: {total: '1'}, template_id: 't', static_values: {a: 1}}),
    json({total: '2'}),
    json([{total: '3'}]),
  );
  const client = createClient({baseUrl: url, apiKey: 'k'});
  const totals = [];
  for (let round = 0; round < 3; round++)
    totals.push((await client.process(document, {templateId: 't'})).document_data.total);
  expect(totals).toEqual(['1', '2', '3']);
});

test('a lone object as results is an array of one, and CSV comes as text', async () => {
  const {url, received} = await serveWire(
    json({total: '1'}),
    text('total\r\n1\r\n', 200, {'content-type': 'text/csv'}),
  );
  const client = createClient({baseUrl: url, apiKey: 'k'});
  expect(await client.results('j', {include: ['file']})).toEqual([{total: '1'}]);
  expect(await client.resultsCsv('j')).toBe('total\r\n1\r\n');
  expect(received.map(({body}) => JSON.parse(body.toString()) as unknown)).toEqual([
    {job_id: 'j', result_format: 'json', include: ['file']},
    {job_id: 'j', result_format: 'csv'},
  ]);
});

test('statuses come in their first spelling, unknown ones as they are', async () => {
  const {url} = await serveWire(
    json({job_id: 'j', status: 'UNZIPPING FILE'}),
    json({job_id: 'j', status: 'completed'}),
    json({job_id: 'j', status: 'Waiting for Godot'}),
  );
  const client = createClient({baseUrl: url, apiKey: 'k'});
  const statuses = [];
  for (let round = 0; round < 3; round++) statuses.push((await client.status('j')).status);
  expect(statuses).toEqual(['UNZIP FILE', 'SUCCESS', 'Waiting for Godot']);
});

/** Read by the platform's own parser of forms. */
async function formOf({headers, body}: Received): Promise<{form: FormData; file: File}> {
  const form = await new Response(new Uint8Array(body), {
    headers: {'content-type': headers['content-type']!},
  }).formData();
  return {form, file: form.get('actual_image') as unknown as File};
}

test('a client is closed once, by `await using` too, and then reaches nothing', async () => {
  const {url, received} = await serveWire(json({job_id: 'j', status: 'NEW'}));
  const client = createClient({baseUrl: url, apiKey: 'k', retries: 0});
  {
    await using held = client;
    await held.status('j');
  }
  await client.close();
  await expect(client.status('j')).rejects.toThrow(DocextractError);
  expect(received).toHaveLength(1);
});
