import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {complaintsAbout} from '../helpers/invariants.js';
import {form, json, png, runJob, untilDone} from './harness.js';
import {startReceiver, withStatus} from './webhooks/receiver.js';
import {startWebhooked, type Webhooked} from './webhooks/with-webhook.js';
import {zip} from './zip.js';

const day = 24 * 60 * 60 * 1000;
const patient = {interval: 20};

test.each([
  ['forward', day],
  ['back', -day],
])('a clock that jumps a day %s in the middle of work loses, repeats and delays nothing', async (_, ms) => {
  const {url, received} = await startReceiver((response, count, one) =>
    withStatus(count === 1 ? 500 : 200)(response, count, one),
  );
  const service = await startWebhooked({settings: {beatMs: 50, webhookRetriesMs: [100]}});
  const {account} = (await service.storage.keys.list())[0]!;
  await service.storage.credits.add(account, 20);
  const templateId = await service.template({url});
  const documents = Array.from({length: 8}, (_, index) => ({
    name: `${index}.png`,
    data: png(`slow:60 ${index}`),
  }));
  const body = form({actual_image: zip(documents), template_id: templateId});
  const accepted = await service.send('/v1/process-job', {method: 'POST', body});
  const {job_id} = (await accepted.json()) as {job_id: string};
  const done = async () => (await service.storage.jobs.get(job_id))!.documents.done;
  await expect.poll(done, patient).toBeGreaterThan(1);
  service.advance(ms);
  expect(await untilDone(service, job_id)).toMatchObject({status: 'SUCCESS', documents: {done: 8}});
  await service.until(job_id, 'delivered');
  const ids = received.map(({id}) => id);
  expect([ids.length, new Set(ids).size]).toEqual([9, 8]);
  const results = await service.send('/v1/job-results', json({job_id}));
  expect([results.status, ((await results.json()) as unknown[]).length]).toEqual([200, 8]);
  await expect
    .poll(() => complaintsAbout({dataDir: service.dataDir, accepted: [job_id], received}), patient)
    .toEqual([]);
});

test('a clock that is put back a day stops no delivery that was due', async () => {
  const {url, received} = await startReceiver((response, count, one) =>
    withStatus(count === 1 ? 500 : 200)(response, count, one),
  );
  const service = await startWebhooked();
  service.advance(2 * day);
  const jobId = await service.submit(await service.template({url}), png('late'));
  await expect
    .poll(() => service.deliveries(jobId), patient)
    .toMatchObject([{status: 'waiting', attempts: 1}]);
  service.advance(-2 * day);
  await service.until(jobId, 'delivered');
  expect(received).toHaveLength(2);
});

test('24 hours after its end a result is in no copy: not in the database, its log, the files, replies or deliveries', async () => {
  const text = 'Geheimnis-der-Patientin-4711';
  const {url} = await startReceiver(withStatus(500));
  const service = await startWebhooked({settings: {sweepMs: 3_600_000, webhookRetriesMs: [day]}});
  const names = {
    job: await runJob(service, png(text)),
    archive: await runJob(service, zip([{name: `${text}.png`, data: png(text)}])),
    failed: await runJob(service, zip([{name: `${text}.png`, data: png('refuse')}])),
  };
  const undelivered = await service.submit(await service.template({url}), png(text));
  await expect
    .poll(() => service.deliveries(undelivered), patient)
    .toMatchObject([{status: 'waiting', attempts: 1}]);
  await service.send('/v1/process?t_id=receipt', {
    method: 'PUT',
    body: png(text),
    headers: {'idempotency-key': 'kept for a day'},
  });
  const {completedAt} = (await service.storage.jobs.get(undelivered))!;
  const results = () => service.send('/v1/job-results', json({job_id: undelivered}));
  service.advance(day - 1000 - (service.now() - completedAt!));
  await service.storage.retention.purge();
  expect((await results()).status).toBe(200);
  expect(await filesWith(service, text)).not.toEqual([]);
  // The request that was answered at once ended a little later.
  service.advance(2_000 + 10_000);
  expect((await results()).status).toBe(410);
  await service.storage.retention.purge();
  expect(await filesWith(service, text)).toEqual([]);
  for (const {job_id} of Object.values(names))
    expect((await service.send('/v1/job-results', json({job_id}))).status).toBe(410);
});

/** Files of the data directory in whose bytes the text stands. */
async function filesWith({dataDir}: Webhooked, text: string): Promise<string[]> {
  const entries = await readdir(dataDir, {recursive: true, withFileTypes: true});
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  // What is gone by the time it is read, such as an upload in the middle of its way, holds nothing any more.
  const contents = paths.map((path) => readFile(path, 'latin1').catch(() => ''));
  const found = (await Promise.all(contents)).map((content) => content.includes(text));
  return paths.filter((_, index) => found[index]);
}

test('the sweep by itself deletes within seconds what has expired', async () => {
  const service = await startWebhooked({settings: {sweepMs: 50}});
  const {job_id} = await runJob(service, png('short-lived'));
  service.advance(day - 5_000);
  expect((await service.storage.jobs.get(job_id))!.purgedAt).toBeUndefined();
  service.advance(6_000);
  await expect
    .poll(async () => (await service.storage.jobs.get(job_id))!.purgedAt, patient)
    .toBeGreaterThan(0);
});
