import {readdir} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, startHarness, untilDone} from './harness.js';
import {holdReading} from './hold-reading.js';
import {zip} from './zip.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({
    settings: {documentBytes: 10_000, jsonBodyBytes: 20_000, uploadBytes: 30_000},
  });
});
afterAll(() => harness.stop());

const base64 = png('paper').toString('base64');
const template_id = 'receipt';
const unknownId = 'b6a7f3a0-0000-4000-8000-000000000000';

const raw = (body: Buffer<ArrayBuffer>, path = '/v1/process?t_id=receipt'): Promise<Response> =>
  harness.send(path, {method: 'PUT', body});

const cases: [number, string, string, () => Promise<Response>][] = [
  [
    400,
    'invalid_request',
    'no document in a form',
    () => harness.send('/v1/process', {method: 'POST', body: form({template_id})}),
  ],
  [400, 'invalid_request', 'no document in JSON', () => harness.send('/v1/process', json({template_id}))],
  [
    400,
    'invalid_request',
    'an empty document in a form',
    () =>
      harness.send('/v1/process', {method: 'POST', body: form({template_id, actual_image: Buffer.alloc(0)})}),
  ],
  [
    400,
    'invalid_request',
    'an empty document in JSON',
    () => harness.send('/v1/process', json({template_id, actual_image: ''})),
  ],
  [400, 'invalid_request', 'an empty raw body', () => raw(Buffer.alloc(0))],
  [
    400,
    'invalid_request',
    'a document that is not text',
    () => harness.send('/v1/process', json({template_id, actual_image: 5})),
  ],
  [
    400,
    'invalid_request',
    'text that is not base64',
    () => harness.send('/v1/process', json({template_id, actual_image: 'what is this?'})),
  ],
  [
    400,
    'invalid_request',
    'a data URL without base64',
    () => harness.send('/v1/process', json({template_id, actual_image: 'data:image/png,abcd'})),
  ],
  [400, 'invalid_request', 'no template', () => harness.send('/v1/process', json({actual_image: base64}))],
  [400, 'invalid_request', 'no template in the query', () => raw(png('x'), '/v1/process')],
  [
    400,
    'invalid_request',
    'a body that is no JSON',
    () => harness.send('/v1/process', {method: 'POST', body: '{"template_id":'}),
  ],
  [400, 'invalid_request', 'a JSON array', () => harness.send('/v1/process', json([1]))],
  [400, 'invalid_request', 'no body', () => harness.send('/v1/process', {method: 'POST'})],
  [
    400,
    'invalid_request',
    'static values that are no object',
    () => harness.send('/v1/process', json({template_id, actual_image: base64, static_values: '[1]'})),
  ],
  [
    400,
    'invalid_request',
    'an agent request without payload',
    () => harness.send('/v1/process-agent', json({actual_image: base64})),
  ],
  [
    400,
    'invalid_request',
    'a payload without prompts',
    () =>
      harness.send(
        '/v1/process-agent',
        json({actual_image: base64, payload: {document_type: 'x', prompt_json: {}}}),
      ),
  ],
  [
    400,
    'invalid_request',
    'a prompt with a reserved name',
    () =>
      harness.send('/v1/process-agent', {
        method: 'POST',
        body: `{"actual_image":"${base64}","payload":{"document_type":"x","prompt_json":{"constructor":"x"}}}`,
      }),
  ],
  [
    400,
    'invalid_request',
    'a file part of another name',
    () => harness.send('/v1/process', {method: 'POST', body: form({template_id, image: png('x')})}),
  ],
  [400, 'invalid_request', 'no job id', () => harness.send('/v1/job-status')],
  [
    400,
    'invalid_request',
    'an unknown result format',
    () => harness.send('/v1/job-results', json({job_id: unknownId, result_format: 'xml'})),
  ],
  [401, 'unauthorized', 'no key', () => fetch(`${harness.url}/v1/job-status?job_id=x`)],
  [
    401,
    'unauthorized',
    'a wrong key',
    () => fetch(`${harness.url}/v1/process`, {...json({}), headers: {'x-auth': 'dx_wrong'}}),
  ],
  [
    404,
    'not_found',
    'an unknown template',
    () => harness.send('/v1/process', json({actual_image: base64, template_id: unknownId})),
  ],
  [404, 'not_found', 'an unknown job', () => harness.send(`/v1/job-status?job_id=${unknownId}`)],
  [404, 'not_found', 'an unknown job by path', () => harness.send(`/v1/job-status/${unknownId}`)],
  [
    404,
    'not_found',
    'results of an unknown job',
    () => harness.send('/v1/job-results', json({job_id: unknownId})),
  ],
  [404, 'not_found', 'an unknown path', () => harness.send('/v1/nothing')],
  [405, 'invalid_request', 'a wrong method', () => harness.send('/v1/process')],
  [413, 'too_large', 'a raw document over the limit', () => raw(png('x'.repeat(10_001)))],
  [
    413,
    'too_large',
    'a file part over the limit',
    () =>
      harness.send('/v1/process', {
        method: 'POST',
        body: form({template_id, actual_image: png('x'.repeat(10_001))}),
      }),
  ],
  [
    413,
    'too_large',
    'a document in JSON over the limit',
    () =>
      harness.send(
        '/v1/process',
        json({template_id, actual_image: png('x'.repeat(11_000)).toString('base64')}),
      ),
  ],
  [
    413,
    'too_large',
    'a JSON body over the limit',
    () => harness.send('/v1/process-job', json({template_id, actual_image: 'A'.repeat(20_001)})),
  ],
  [
    413,
    'too_large',
    'a job over the limit of one document',
    () => raw(png('x'.repeat(10_001)), '/process-job?t_id=receipt'),
  ],
  [
    413,
    'too_large',
    'an archive over the limit',
    () => raw(zip([{name: 'a.png', data: png('x'.repeat(30_000))}]), '/process-job?t_id=receipt'),
  ],
  [415, 'unsupported_kind', 'a text file', () => raw(Buffer.from('just words'))],
  [
    415,
    'unsupported_kind',
    'a text file as a job',
    () => raw(Buffer.from('just words'), '/process-job?t_id=receipt'),
  ],
  [415, 'unsupported_kind', 'a HEIC', () => raw(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'))],
  [415, 'unsupported_kind', 'an archive to process', () => raw(zip([{name: 'a.png', data: png('x')}]))],
  [422, 'unreadable_document', 'a document the engine refuses', () => raw(png('refuse'))],
  [422, 'unreadable_document', 'a document that kills the reader', () => raw(png('crash'))],
  [500, 'internal', 'a bug in the engine', () => raw(png('throw'))],
  [500, 'internal', 'an engine that answers nonsense', () => raw(png('nonsense'))],
];

test.each(cases)('%i %s: %s', async (status, code, _what, send) => {
  const response = await send();
  const body = await bodyOf(response);
  expect(response.status, JSON.stringify(body)).toBe(status);
  expect(response.headers.get('content-type')).toMatch('application/problem+json');
  expect(body).toMatchObject({status, code});
  expect(body.message).toBe(body.detail);
  // Released clients print `error` alone.
  expect(body.error).toBe(body.detail);
  expect(body.message).toMatch(/\S/);
  expect(body.type).toBe(`urn:docextract:error:${code}`);
  expect(body.instance).toBe(`urn:docextract:request:${response.headers.get('x-request-id')}`);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|\.js:/);
});

test('HEIC and ZIP are told where they belong, and WebP is taken alone', async () => {
  expect((await raw(Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 '))).status).toBe(200);
  const heic = await bodyOf(await raw(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')));
  expect(heic.hint).toMatch('heic-decode');
  const archive = await bodyOf(await raw(zip([{name: 'a.png', data: png('x')}])));
  expect(archive.hint).toMatch('process-job');
});

test.each(['draft', 'archived'] as const)('403 for a template that is %s', async (status) => {
  const {id} = await harness.storage.templates.create({
    name: status,
    status,
    document_type: 'note',
    edited_json: {fields: [{name: 'text'}]},
  });
  const response = await harness.send('/v1/process', json({actual_image: base64, template_id: id}));
  expect(response.status).toBe(403);
  expect(await bodyOf(response)).toMatchObject({code: 'template_not_active'});
});

test('409 with the status for results of a job that is not finished', async () => {
  const {until, release} = await holdReading();
  const accepted = await raw(png(until), '/v1/process-job?t_id=receipt');
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  const response = await harness.send('/v1/job-results', json({job_id}));
  expect(response.status).toBe(409);
  const body = await bodyOf(response);
  expect(body).toMatchObject({code: 'not_finished', status: 409});
  expect(['NEW', 'PROCESSING']).toContain(body.job_status);
  await release();
  await untilDone(harness, job_id);
});

test('results of a job that failed are its documents with the reasons', async () => {
  const {job_id} = await bodyOf<{job_id: string}>(await raw(png('refuse'), '/v1/process-job?t_id=receipt'));
  const state = await untilDone(harness, job_id);
  expect(state).toMatchObject({
    status: 'FAILED',
    documents: {total: 1, done: 0, failed: 1},
    error: {code: 'unreadable_document', message: expect.stringMatching('no page can be read') as string},
  });
  const response = await harness.send('/v1/job-results', json({job_id}));
  expect(response.status).toBe(200);
  const rows = [{total: null, _file: 'document.png', _error: {code: 'unreadable_document'}}];
  expect(await response.json()).toMatchObject(rows);
  const reasons = await harness.send('/v1/job-results', json({job_id, include: 'file'}));
  expect(await reasons.json()).toMatchObject(rows);
});

test('422 for results of a job that failed before it had documents', async () => {
  const {job_id} = await bodyOf<{job_id: string}>(await raw(zip([]), '/v1/process-job?t_id=receipt'));
  await untilDone(harness, job_id);
  const response = await harness.send('/v1/job-results', json({job_id}));
  expect(response.status).toBe(422);
  const body = await bodyOf(response);
  expect(body.message).toMatch('no documents');
  expect(body).not.toHaveProperty('hint');
});

test('a job of another key is unknown; keys of one account share theirs', async () => {
  const {job_id} = await bodyOf<{job_id: string}>(await raw(png('mine'), '/v1/process-job?t_id=receipt'));
  await untilDone(harness, job_id);
  const stranger = await harness.storage.keys.create({name: 'stranger'});
  const [mine] = await harness.storage.keys.list();
  const colleague = await harness.storage.keys.create({name: 'colleague', account: mine!.account});
  const asked = (key: string) =>
    fetch(`${harness.url}/v1/job-status?job_id=${job_id}`, {headers: {'x-auth': key}});
  expect((await asked(stranger.key)).status).toBe(404);
  expect((await asked(colleague.key)).status).toBe(200);
});

test('a revoked key stops at once', async () => {
  const {key, id} = await harness.storage.keys.create({name: 'short-lived'});
  const ask = () => fetch(`${harness.url}/v1/job-status?job_id=x`, {headers: {'x-auth': key}});
  expect((await ask()).status).toBe(404);
  await harness.storage.keys.revoke(id);
  expect((await ask()).status).toBe(401);
});

test('an upload cut off in the middle leaves nothing behind and harms nobody', async () => {
  const {port} = new URL(harness.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `PUT /process-job?t_id=receipt HTTP/1.1\r\nhost: x\r\nx-auth: ${harness.key}\r\ncontent-length: 5000\r\n\r\nhalf`,
  );
  const uploads = async () => {
    const folder = join(harness.dataDir, 'temporary');
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    return entries.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(uploads, {interval: 20}).toBe(1);
  socket.destroy();
  await expect.poll(uploads, {interval: 20}).toBe(0);
  const left = [];
  for await (const file of harness.storage.files.list()) left.push(file);
  expect(left).toEqual([]);
  expect((await raw(png('next'))).status).toBe(200);
});

/** Sends a request by hand and goes on sending until the other side closes; gives what it answered. */
function sendEndlessly(head: string, chunk: string): Promise<string> {
  return new Promise((resolve) => {
    const {port} = new URL(harness.url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(head);
    const timer = setInterval(() => socket.write(chunk), 5);
    socket.on('close', () => clearInterval(timer));
  });
}

const chunkOf = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const tenKilobytes = chunkOf('x'.repeat(10_240));
const chunked = 'host: x\r\ntransfer-encoding: chunked\r\n';

test.each([
  ['a raw body', 'PUT /process-job?t_id=receipt HTTP/1.1\r\n', ''],
  ['JSON', 'POST /process-job HTTP/1.1\r\n', chunkOf('{"a": "')],
  [
    'a form',
    'POST /process-job HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x\r\n',
    chunkOf('--x\r\ncontent-disposition: form-data; name="actual_image"; filename="a"\r\n\r\n'),
  ],
])('an upload without end as %s is answered 413 at the limit, and cut off', async (_, line, start) => {
  const answer = await sendEndlessly(`${line}${chunked}x-auth: ${harness.key}\r\n\r\n${start}`, tenKilobytes);
  expect(answer).toMatch(/^HTTP\/1.1 413/);
  const left = [];
  for await (const file of harness.storage.files.list()) left.push(file);
  expect(left).toEqual([]);
});

test('what is no HTTP is answered with a problem too', async () => {
  const answer = await sendEndlessly('this is not HTTP\r\n\r\n', '');
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toMatch('application/problem+json');
});

test('an upload that stalls is cut off', async () => {
  const impatient = await startHarness({settings: {uploadIdleMs: 200}});
  const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `PUT /process-job?t_id=receipt HTTP/1.1\r\nhost: x\r\nx-auth: ${impatient.key}\r\ncontent-length: 5000\r\n\r\nhalf`,
  );
  await new Promise((resolve) => socket.once('close', resolve));
  await impatient.stop();
});

test('a length over the limit is answered 413 before a byte of the document is sent', async () => {
  const answer = await sendEndlessly(
    `PUT /process-job?t_id=receipt HTTP/1.1\r\nhost: x\r\nx-auth: ${harness.key}\r\ncontent-length: 9000000000\r\n\r\n`,
    'x',
  );
  expect(answer).toMatch(/^HTTP\/1.1 413/);
});
