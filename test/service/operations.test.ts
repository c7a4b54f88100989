import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type RouteName, routes} from '../../src/contract/routes.js';
import {prefixes} from '../../src/service/routes/register-routes.js';
import {bodyOf, form, type Harness, json, png, startHarness, untilDone} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const receiptId = '0d0c0de5-0001-4000-8000-000000000002';
const document = png('what stands in it');
const base64 = document.toString('base64');
const payload = {document_type: 'receipt', custom_instructions: '', prompt_json: {total: 'the total'}};

test.each(Object.keys(routes) as RouteName[])('the operation %s of the table has a handler', (name) => {
  const {method, path} = routes[name];
  const url = path.replace(/\{(\w+)\}/, ':$1');
  for (const prefix of prefixes) expect(harness.service.app.hasRoute({method, url: prefix + url})).toBe(true);
});

describe.each(prefixes)('with the prefix "%s"', (prefix) => {
  const put = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    harness.send(prefix + path, {method: 'PUT', body: document, headers});
  const post = (path: string, body: FormData): Promise<Response> =>
    harness.send(prefix + path, {method: 'POST', body});

  test.each([
    ['multipart', () => post('/process', form({actual_image: document, template_id: receiptId}))],
    ['JSON', () => harness.send(`${prefix}/process`, json({actual_image: base64, template_id: receiptId}))],
    ['the raw body', () => put(`/process?t_id=${receiptId}`, {'content-type': 'application/octet-stream'})],
  ])('process answers the data of a document sent as %s', async (_, send) => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({
      document_data: {company: 'what stands in it', total: 'what stands in it'},
      template_id: receiptId,
      static_values: {},
    });
  });

  test.each([
    [
      'multipart',
      () => post('/process-agent', form({actual_image: document, payload: JSON.stringify(payload)})),
    ],
    ['JSON', () => harness.send(`${prefix}/process-agent`, json({actual_image: base64, payload}))],
  ])('process-agent answers one entry per prompt for %s', async (_, send) => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toEqual({
      document_data: {total: 'what stands in it'},
      template_id: null,
      static_values: {},
    });
  });

  test.each([
    ['multipart', () => post('/process-job', form({actual_image: document, template_id: receiptId}))],
    [
      'JSON',
      () => harness.send(`${prefix}/process-job`, json({actual_image: base64, template_id: receiptId})),
    ],
    ['the raw body', () => put(`/process-job?t_id=${receiptId}`)],
  ])('a job submitted as %s can be followed and its results fetched as JSON and CSV', async (_, send) => {
    const accepted = await send();
    expect(accepted.status).toBe(202);
    const {job_id, ...rest} = await bodyOf<{job_id: string}>(accepted);
    expect(rest).toEqual({template_id: receiptId, template_version: 1, static_values: {}});
    expect(await untilDone(harness, job_id)).toMatchObject({
      job_id,
      template_id: receiptId,
      status: 'SUCCESS',
      documents: {total: 1, done: 1, failed: 0},
    });
    const byPath = await bodyOf(await harness.send(`${prefix}/job-status/${job_id}`));
    expect(byPath).toMatchObject({job_id, status: 'SUCCESS'});

    const asJson = await harness.send(`${prefix}/job-results`, json({job_id}));
    expect(asJson.headers.get('content-type')).toMatch('application/json');
    expect(await asJson.json()).toEqual([
      Object.fromEntries(
        ['company', 'date', 'address', 'total', 'tax', 'currency'].map((name) => [name, 'what stands in it']),
      ),
    ]);
    const asCsv = await harness.send(`${prefix}/job-results`, json({job_id, result_format: 'csv'}));
    expect(asCsv.headers.get('content-type')).toMatch('text/csv');
    expect(asCsv.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
    expect((await asCsv.text()).split('\r\n')[0]).toBe(
      'company,date,address,total,tax,currency,_file,_error',
    );
  });
});

test('health and the OpenAPI document need no key', async () => {
  expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${harness.url}/health/ready`)).status).toBe(200);
  const openApi = await bodyOf<{paths: object}>(await fetch(`${harness.url}/openapi.json`));
  expect(Object.keys(openApi.paths)).toContain('/v1/process-job');
});

test('a service that has stopped is alive and not ready', async () => {
  const other = await startHarness();
  await other.service.stop();
  const ready = await other.service.app.inject('/health/ready').catch(() => undefined);
  expect(ready?.statusCode ?? 503).toBe(503);
  await other.storage.close();
});

test('the service answers without a port as well', async () => {
  const {statusCode, body} = await harness.service.app.inject({
    method: 'POST',
    url: '/v1/process',
    headers: {'x-auth': harness.key},
    payload: {actual_image: base64, template_id: 'receipt'},
  });
  expect(statusCode, body).toBe(200);
});
