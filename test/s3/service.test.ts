import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {form, type Harness, png, resultsOf, runJob, startHarness, untilDone} from '../service/harness.js';
import {zip} from '../service/zip.js';
import {ownPlace} from './place.js';
import {type FaultProxy, startFaultProxy} from './server/fault-proxy.js';

async function start(): Promise<{harness: Harness; proxy: FaultProxy}> {
  const proxy = await startFaultProxy();
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-service-'));
  onTestFinished(() => rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  const harness = await startHarness({
    dataDir,
    open: {files: ownPlace(proxy.address)},
    settings: {pollMs: 20, diskPauseMs: 50, graceMs: 1_000},
  });
  onTestFinished(() => harness.stop());
  return {harness, proxy};
}

async function storedKeys({storage}: Harness): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.files.list()) keys.push(key);
  return keys;
}

function submit(harness: Harness, text: string): Promise<Response> {
  return harness.send('/v1/process-job', {
    method: 'POST',
    body: form({actual_image: png(text), template_id: 'receipt'}),
  });
}

test('documents and archives are read through the store, and nothing stays in it', async () => {
  const {harness, proxy} = await start();
  const single = await runJob(harness, png('one'));
  expect(single).toMatchObject({status: 'SUCCESS'});
  const entries = Array.from({length: 30}, (_, number) => ({
    name: `${number}.png`,
    data: png(`entry ${number}`),
  }));
  const archive = await runJob(harness, zip(entries));
  expect(archive).toMatchObject({status: 'SUCCESS', documents: {total: 30, done: 30, failed: 0}});
  expect(await resultsOf(harness, archive.job_id)).toHaveLength(30);
  expect(proxy.seen.filter((request) => request.startsWith('PUT')).length).toBeGreaterThanOrEqual(32);
  await expect.poll(() => storedKeys(harness)).toEqual([]);
});

test('a store that goes away: nothing is accepted, nothing accepted is lost, and back it goes on', async () => {
  const {harness, proxy} = await start();
  // Whatever was received before is read from the store, as another node would.
  proxy.plan = ({method}) => (method === 'GET' ? {status: 503} : undefined);
  const accepted = await submit(harness, 'waits');
  expect(accepted.status).toBe(202);
  const {job_id: jobId} = (await accepted.json()) as {job_id: string};
  proxy.plan = () => ({status: 403, code: 'ExpiredToken'});
  const refused = await submit(harness, 'refused');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.text()).toContain('session token');
  await expect.poll(async () => (await fetch(`${harness.url}/health/ready`)).status).toBe(503);
  proxy.plan = () => undefined;
  expect(await untilDone(harness, jobId)).toMatchObject({status: 'SUCCESS'});
  expect((await submit(harness, 'again')).status).toBe(202);
  await expect.poll(async () => (await fetch(`${harness.url}/health/ready`)).status).toBe(200);
});

test('a backup of a service with a store is a whole data directory', async () => {
  const {harness} = await start();
  const reference = `data:image/png;base64,${png('the reference').toString('base64')}`;
  const template = await harness.storage.templates.create({
    ...{name: 'Referring', status: 'active', document_type: 'note', reference_images: [reference]},
    edited_json: {fields: [{name: 'text'}]},
  });
  const target = join(await mkdtemp(join(tmpdir(), 'docextract-backup-')), 'copy');
  onTestFinished(() => rm(target, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  expect(await harness.storage.backUp(target)).toEqual({files: 1});
  const restored = await startHarness({dataDir: target});
  onTestFinished(() => restored.stop());
  expect(await restored.storage.files.inspect(template.reference_files[0]!)).toBe('whole');
});
