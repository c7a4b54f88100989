import {afterAll, beforeAll, expect, test} from 'vitest';
import {bodyOf, form, type Harness, json, png, runJob, startHarness, untilDone} from '../harness.js';
import {startReceiver, withStatus} from '../webhooks/receiver.js';
import {filesOf} from '../webhooks/with-webhook.js';
import {zip} from '../zip.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const archive = () => zip(['a', 'b'].map((name) => ({name: `${name}.png`, data: png(name)})));
const deleted = (id: string, prefix = '/v1') => harness.send(`${prefix}/jobs/${id}`, {method: 'DELETE'});

async function expectGone(id: string): Promise<void> {
  expect((await harness.send(`/v1/job-status?job_id=${id}`)).status).toBe(404);
  expect((await harness.send('/v1/job-results', json({job_id: id}))).status).toBe(404);
  expect(await harness.storage.jobs.outcomes(id, {from: 0, count: 10})).toEqual([]);
  expect(await harness.storage.deliveryLog.list({jobId: id})).toEqual([]);
}

test.each(['/v1', ''])('a job that has ended goes with all it has, by %s/jobs/{id}', async (prefix) => {
  const {job_id} = await runJob(harness, archive());
  const reply = await deleted(job_id, prefix);
  expect([reply.status, await bodyOf(reply)]).toEqual([200, {job_id, deleted: true}]);
  await expectGone(job_id);
  expect((await deleted(job_id)).status).toBe(404);
});

test('files that wait for their delivery go, and the deliveries', async () => {
  const {url} = await startReceiver(withStatus(500));
  const {id} = await harness.storage.templates.create({
    ...{name: 'Note', status: 'active', document_type: 'note', webhook: {url}},
    edited_json: {fields: [{name: 'total'}]},
  });
  const {job_id} = await runJob(harness, archive(), id);
  expect(await harness.storage.deliveryLog.list({jobId: job_id})).toHaveLength(2);
  expect(await filesOf(harness)).toHaveLength(2);
  expect((await deleted(job_id)).status).toBe(200);
  await expectGone(job_id);
  expect(await filesOf(harness)).toEqual([]);
});

test('a job at work goes too: nothing of it comes back, and what was held is given back', async () => {
  const {key, account} = await harness.storage.keys.create();
  await harness.storage.credits.add(account, 5);
  const own = (path: string, init: RequestInit = {}) =>
    fetch(harness.url + path, {...init, headers: {'x-auth': key, ...(init.headers as object)}});
  const slow = ['one', 'two', 'three'].map((name) => ({name: `${name}.png`, data: png(`slow:2000 ${name}`)}));
  const body = form({actual_image: zip(slow), template_id: 'receipt'});
  const {job_id} = await bodyOf<{job_id: string}>(await own('/v1/process-job', {method: 'POST', body}));
  const status = async () => (await bodyOf(await own(`/v1/job-status?job_id=${job_id}`))).status;
  await expect.poll(status, {interval: 20}).toBe('PROCESS IMAGE');
  expect((await own(`/v1/jobs/${job_id}`, {method: 'DELETE'})).status).toBe(200);
  expect(await harness.storage.credits.show(account)).toMatchObject({balance: 5});
  await expectGone(job_id);
  // The worker that was reading takes the next document.
  expect((await runJob(harness, png('next'))).status).toBe('SUCCESS');
  await expectGone(job_id);
  await expect.poll(() => filesOf(harness)).toEqual([]);
});

test('the answer to a submission is repeated without the static values', async () => {
  const submit = (static_values: string) =>
    harness.send('/v1/process-job', {
      method: 'POST',
      headers: {'idempotency-key': 'kept'},
      body: form({actual_image: png('once'), template_id: 'receipt', static_values}),
    });
  const values = {customer: 'a secret name'};
  const given = JSON.stringify(values);
  const {job_id} = await bodyOf<{job_id: string}>(await submit(given));
  expect(await bodyOf(await submit(given))).toMatchObject({job_id, static_values: values});
  await untilDone(harness, job_id);
  expect((await deleted(job_id)).status).toBe(200);
  const again = await submit(given);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
  const repeated = await bodyOf(again);
  expect([repeated.job_id, repeated.static_values]).toEqual([job_id, {}]);
});

test("somebody else's job is unknown, and stays", async () => {
  const {job_id} = await runJob(harness, archive());
  const {key} = await harness.storage.keys.create();
  const reply = await fetch(`${harness.url}/v1/jobs/${job_id}`, {method: 'DELETE', headers: {'x-auth': key}});
  expect(reply.status).toBe(404);
  expect((await harness.send('/v1/job-results', json({job_id}))).status).toBe(200);
});
