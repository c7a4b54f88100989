import {afterAll, beforeAll, expect, test} from 'vitest';
import type {TemplateDetail, WebhookTest} from '../../../../src/service/studio/contract/templates.js';
import {signatureOf} from '../../../../src/service/webhooks/signature.js';
import {bodyOf, type Harness, startHarness} from '../../harness.js';
import {startReceiver, withStatus} from '../../webhooks/receiver.js';
import {signInAs, type StudioBrowser} from '../browser.js';

let harness: Harness;
let admin: StudioBrowser;
beforeAll(async () => {
  harness = await startHarness();
  await harness.service.start();
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

async function testOf(webhook: object | null): Promise<[number, WebhookTest]> {
  const json = {
    ...{name: 'Note', alias: null, status: 'active', document_type: 'note', references: []},
    edited_json: {fields: [{name: 'text'}]},
    ...{webhook, static_values: {branch: 'north'}, review: null},
  };
  const {id} = await bodyOf<TemplateDetail>(await admin.send('/templates', {method: 'POST', json}));
  const reply = await admin.send(`/templates/${id}/webhook-test`, {method: 'POST'});
  return [reply.status, await bodyOf(reply)];
}

test('a test delivery is signed and marked, has the headers of the template, and is no delivery of a job', async () => {
  const {url, received} = await startReceiver();
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const [status, told] = await testOf({url, secret, headers: {Authorization: 'Bearer abc'}});
  expect([status, told]).toEqual([200, {ok: true, status: 200, duration_ms: expect.any(Number) as number}]);
  const [{headers, body, id}] = received as [(typeof received)[number]];
  expect(JSON.parse(body)).toMatchObject({
    ...{test: true, static_values: {branch: 'north'}, result: {text: null}},
  });
  const timestamp = Number(headers['webhook-timestamp']);
  expect(headers['webhook-signature']).toBe(signatureOf({id, timestamp, body}, secret));
  expect(headers.authorization).toBe('Bearer abc');
  expect(await harness.storage.deliveryLog.counts()).toMatchObject({waiting: 0, delivered: 0, failed: 0});
});

test('what the endpoint answers is told, and that nothing listens', async () => {
  const {url} = await startReceiver(withStatus(500));
  expect(await testOf({url})).toMatchObject([
    200,
    {ok: false, status: 500, error: 'The endpoint answered 500.'},
  ]);
  const [status, told] = await testOf({url: 'http://127.0.0.1:9/hook'});
  expect([status, told.ok, told.status]).toEqual([200, false, undefined]);
  expect(told.error).toMatch(/127\.0\.0\.1|refused|connect/);
});

test('a template without a webhook has nothing to test', async () => {
  expect(await testOf(null)).toMatchObject([400, {code: 'invalid_request'}]);
});
