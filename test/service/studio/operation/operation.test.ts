import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import type {
  AccountCredits,
  DeliveryDetail,
  DeliverySummary,
  KeyCreated,
  KeySummary,
  LedgerEntry,
  Operation,
} from '../../../../src/service/studio/contract/operation.js';
import {bodyOf, form, type Harness, png, startHarness, untilDone} from '../../harness.js';
import {signIn, signInAs, type StudioBrowser} from '../browser.js';

let harness: Harness;
let admin: StudioBrowser & {keyId: string};
const languageModel = {
  ...{mode: 'assist' as const, model: 'small', baseUrl: 'https://model.example/v1', apiKey: 'sk-private'},
  ...{vision: false, timeoutMs: 1000, documentTimeoutMs: 1000, retries: 0},
  ...{assistBelow: 0.5, chunkTokens: 1000, maxChunks: 1},
};
beforeAll(async () => {
  harness = await startHarness({version: '9.8.7', reading: {languageModel}});
  admin = await signInAs(harness, 'admin');
});
afterAll(() => harness.stop());

const post = (path: string, json?: unknown) => admin.send(path, {method: 'POST', json});

test('a key that is made works, is shown once, and its session dies when it is revoked', async () => {
  const created = await bodyOf<KeyCreated>(
    await post('/keys', {name: 'ana', account: 'office', role: 'reviewer', requests_per_window: 7}),
  );
  expect(created).toMatchObject({
    ...{name: 'ana', account: 'office', role: 'reviewer', requests_per_window: 7},
    ...{revoked_at: null, own: false, key: expect.stringMatching(/^dx_[\w-]{43}$/) as string},
  });
  const reviewer = await signIn(harness, created.key);
  const list = await bodyOf<KeySummary[]>(await admin.send('/keys'));
  expect(list.filter(({own}) => own)).toMatchObject([{id: admin.keyId}]);
  expect(JSON.stringify(list)).not.toContain(created.key);
  const revoked = await admin.send(`/keys/${created.id}`, {method: 'DELETE'});
  expect(await bodyOf(revoked)).toMatchObject({
    id: created.id,
    revoked_at: expect.any(String) as string,
  });
  expect((await reviewer.send('/session')).status).toBe(401);
});

test('nobody revokes the key of the own session by mistake, and no key that is not there', async () => {
  const own = await admin.send(`/keys/${admin.keyId}`, {method: 'DELETE'});
  expect([own.status, await bodyOf(own)]).toMatchObject([
    400,
    {hint: expect.stringContaining('another admin key') as string},
  ]);
  expect((await admin.send('/session')).status).toBe(200);
  expect((await admin.send('/keys/nobody', {method: 'DELETE'})).status).toBe(404);
});

test('credits are given and taken off their limit, and the ledger tells it', async () => {
  const path = '/credits/office';
  expect(await bodyOf(await post(path, {add: 50}))).toEqual({account: 'office', balance: 50, held: 0});
  expect(await bodyOf(await post(path, {add: 5}))).toMatchObject({balance: 55});
  const ledger = await bodyOf<LedgerEntry[]>(await admin.send(`${path}/ledger?limit=1`));
  expect(ledger).toMatchObject([{number: 2, amount: 5, reason: 'added', at: expect.any(String) as string}]);
  expect(await bodyOf(await post(path, {unlimited: true}))).toMatchObject({balance: null});
  const all = await bodyOf<AccountCredits[]>(await admin.send('/credits'));
  expect(all).toHaveLength(2);
  expect(all).toContainEqual({account: 'office', balance: null, held: 0});
});

test('credits are not given to an account that is not there, nor fewer than one', async () => {
  expect((await post('/credits/ofice', {add: 50})).status).toBe(404);
  expect((await post('/credits/office', {add: 0})).status).toBe(400);
  expect((await post('/credits/office', {add: 1, unlimited: true})).status).toBe(400);
  expect((await admin.send('/credits')).status).toBe(200);
});

test('a delivery is shown with its attempts, and replayed; what it says is for its account alone', async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.end('thanks');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  onTestFinished(() => void receiver.close());
  const {port} = receiver.address() as AddressInfo;
  const {id} = await harness.storage.templates.create({
    ...{name: 'Note', status: 'active', document_type: 'note', edited_json: {fields: [{name: 'text'}]}},
    webhook: {url: `http://127.0.0.1:${port}/hook`},
  });

  const office = await harness.storage.keys.create({account: 'office'});
  const send = (path: string, init?: RequestInit) =>
    fetch(harness.url + path, {...init, headers: {'x-auth': office.key}});
  const accepted = await send('/v1/process-job', {
    method: 'POST',
    body: form({actual_image: png('hello'), template_id: id}, 'a.png'),
  });
  const {job_id: job} = await bodyOf<{job_id: string}>(accepted);
  await untilDone({send}, job);
  const deliveries = async () =>
    bodyOf<DeliverySummary[]>(await admin.send(`/deliveries?job=${job}&status=delivered`));
  await expect.poll(deliveries, {timeout: 10_000}).toHaveLength(1);
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({job_id: job, template_id: id, document: 'a.png', attempts: 1});

  const detail = await bodyOf<DeliveryDetail>(await admin.send(`/deliveries/${delivery!.id}`));
  expect(detail).toMatchObject({
    body: expect.stringContaining(job) as string,
    log: [{number: 1, status: 200, error: null, reply: 'thanks'}],
  });
  const stranger = await signInAs(harness, 'admin', 'elsewhere');
  expect(await bodyOf(await stranger.send(`/deliveries/${delivery!.id}`))).toMatchObject({
    ...{document: null, body: null, log: [{status: 200, reply: null}]},
  });

  expect((await post(`/deliveries/${delivery!.id}/replay`)).status).toBe(200);
  await expect.poll(() => received, {timeout: 10_000}).toEqual([delivery!.id, delivery!.id]);
  expect((await post('/deliveries/nothing/replay')).status).toBe(404);
});

test('the state of the service tells figures, limits and problems, and no secret', async () => {
  const reply = await admin.send('/operation');
  const text = await reply.text();
  expect(text).not.toContain('sk-private');
  const state = JSON.parse(text) as Operation;
  expect(state).toMatchObject({
    ...{version: '9.8.7', ready: true, problems: [], workers: {count: 1, lost: 0}},
    settings: {documentMs: 120_000, llmModel: 'small', llmHost: 'model.example', workerBytes: null},
  });
  expect(state.disk!.total_bytes).toBeGreaterThan(state.disk!.free_bytes);
});

test('a service that cannot work says why, all reasons at once', async () => {
  const disk = () => Promise.resolve({free: 1, total: 1000});
  const full = await startHarness({disk});
  const browser = await signInAs(full, 'admin');
  expect(await bodyOf(await browser.send('/operation'))).toMatchObject({
    ...{ready: false, problems: ['The disk is full.'], disk: {free_bytes: 1, total_bytes: 1000}},
  });
  await full.stop();
});
