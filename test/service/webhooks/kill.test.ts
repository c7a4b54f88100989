import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openStorage} from '../../../src/storage/open.js';
import {isInStore, openingOf, storageEnvironment} from '../../helpers/files.js';
import {form, png} from '../harness.js';
import {zip} from '../zip.js';
import {type Receiver, startReceiver} from './receiver.js';
import {filesOf, startWebhooked, type Webhooked} from './with-webhook.js';

interface Killed {
  jobId: string;
  receiver: Receiver;
  /** Over the data directory that the killed process left. */
  restart: () => Promise<Webhooked>;
}

/** Submits a document to a service in a process of its own, and kills that with -9 when it reaches the point. */
async function killAt(point: string): Promise<Killed> {
  const dataDir = await temporaryDataDir();
  const receiver = await startReceiver();
  const templateId = await makeTemplate(dataDir, receiver.url);
  const child = fork(new URL('../programs/serve-until.mjs', import.meta.url), [dataDir, point], {
    env: await storageEnvironment(dataDir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const {url, key} = (await messageOf(child)) as {url: string; key: string};
  const reached = messageOf(child);
  const body = form({actual_image: png('survivor'), template_id: templateId});
  const accepted = await fetch(`${url}/v1/process-job`, {method: 'POST', body, headers: {'x-auth': key}});
  const {job_id: jobId} = (await accepted.json()) as {job_id: string};
  expect(await reached).toEqual({reached: point});
  child.kill('SIGKILL');
  await once(child, 'exit');
  return {jobId, receiver, restart: () => startWebhooked({dataDir})};
}

test('killed between the end of the job and the webhook: it is sent when the service is back', async () => {
  const {jobId, receiver, restart} = await killAt('deliveries.claim');
  expect(receiver.received).toEqual([]);
  const service = await restart();
  await service.until(jobId, 'delivered');
  expect(receiver.received).toHaveLength(1);
});

test('killed between a 200 and its record: sent again with the same id and the same bytes', async () => {
  const {jobId, receiver, restart} = await killAt('deliveries.settle');
  expect(receiver.received).toHaveLength(1);
  const service = await restart();
  const [delivery] = await service.until(jobId, 'delivered');
  const [first, second] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect([second!.id, second!.body]).toEqual([first!.id, first!.body]);
  const {log} = await service.storage.deliveryLog.get(delivery!.id);
  expect(log).toMatchObject([
    {status: undefined, error: 'The service ended during this attempt.'},
    {status: 200, error: undefined},
  ]);
  await expect.poll(() => filesOf(service)).toEqual([]);
});

test('killed between the record and the deletion of the file: not sent again, and the file goes', async () => {
  const {jobId, receiver, restart} = await killAt('files.remove');
  const service = await restart();
  await service.until(jobId, 'delivered');
  expect(await filesOf(service)).toHaveLength(1);
  await service.storage.retention.removeOrphans();
  // In a store it goes when it is twelve hours old.
  expect(await service.storage.retention.removeOrphans()).toBe(isInStore() ? 0 : 1);
  expect(await filesOf(service)).toHaveLength(isInStore() ? 1 : 0);
  expect(receiver.received).toHaveLength(1);
});

test('two services over one data directory send each delivery once', async () => {
  const dataDir = await temporaryDataDir();
  const {url, received} = await startReceiver();
  const templateId = await makeTemplate(dataDir, url);
  const [one] = [await startWebhooked({dataDir}), await startWebhooked({dataDir})];
  const documents = Array.from({length: 40}, (_, index) => ({name: `${index}.png`, data: png(`${index}`)}));
  const jobId = await one.submit(templateId, zip(documents));
  await one.until(jobId, 'delivered');
  expect(received).toHaveLength(40);
  expect(new Set(received.map(({id}) => id)).size).toBe(40);
});

test('a service that is stopped gives back what it was sending, and the next one sends it', async () => {
  const dataDir = await temporaryDataDir();
  const {url, received} = await startReceiver((response, count) => count > 1 && response.end());
  const templateId = await makeTemplate(dataDir, url);
  const first = await startWebhooked({dataDir});
  const jobId = await first.submit(templateId, png('stopped'));
  await expect.poll(() => received.length).toBe(1);
  await first.service.stop(0);
  const second = await startWebhooked({dataDir});
  await second.until(jobId, 'delivered');
  expect(received.map(({id, body}) => [id, body])[1]).toEqual([received[0]!.id, received[0]!.body]);
});

async function temporaryDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-webhooks-'));
  onTestFinished(() => rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return dataDir;
}

async function makeTemplate(dataDir: string, url: string): Promise<string> {
  const storage = await openStorage({...(await openingOf(dataDir)), starters: []});
  const file = {name: 'Note', status: 'active', document_type: 'note', webhook: {url}} as const;
  const {id} = await storage.templates.create({...file, edited_json: {fields: [{name: 'text'}]}});
  await storage.close();
  return id;
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as unknown[];
  return message;
}
