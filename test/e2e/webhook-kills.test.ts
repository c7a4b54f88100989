import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openStorage} from '../../src/storage/open.js';
import {resultsIn, secret} from '../batch/receiver/receiving.js';
import {png} from '../service/harness.js';
import {startKillable} from '../service/killable.js';
import {sendUntilAnswered} from '../service/traffic.js';
import {zip} from '../service/zip.js';
import {docextract, freshHome, linesOf} from './docextract.js';

const patient = {interval: 50};
const count = 12;

test('a service and a receiver, both killed in the middle: every result is on the disk once, and every signature was right', async () => {
  const {home, env} = await freshHome();
  await writeFile(join(home, 'secret'), `${secret}\n`, {mode: 0o600});
  const listen = async (port: number) => {
    const argv = ['listen', '--port', String(port), '-o', 'out', '--secret-file', 'secret', '--events'];
    const receiver = docextract(argv, {env, cwd: home});
    const listening = await linesOf(receiver).next();
    return {receiver, url: (JSON.parse(listening.value as string) as {url: string}).url};
  };
  const first = await listen(0);
  const {url} = first;
  let {receiver} = first;
  onTestFinished(() => void receiver.kill('SIGKILL'));

  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-round-trip-'));
  const storage = await openStorage({dataDir, starters: []});
  const {key} = await storage.keys.create();
  const template = await storage.templates.create({
    ...{name: 'Note', status: 'active', document_type: 'note', webhook: {url, secret}},
    edited_json: {fields: [{name: 'text'}]},
  });
  const settings = {webhookRetriesMs: Array.from({length: 100}, () => 200), webhooksPerEndpoint: 2};
  let service = await startKillable(dataDir, {settings});
  onTestFinished(async () => {
    await service.kill();
    await storage.close();
    await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  });

  const texts = Array.from({length: count}, (_, index) => `slow:60 ${index}`);
  const body = zip(texts.map((text, index) => ({name: `${index}.png`, data: png(text)})));
  const submission = {name: 'archive', operation: 'process-job' as const, body, price: count};
  const caller = {url: () => service.url, key};
  const sent = {submission, template: template.id, idempotencyKey: 'once'};
  const {job_id: jobId} = (await sendUntilAnswered(caller, sent)) as {job_id: string};
  const results = async () => Object.values(await resultsIn(join(home, 'out')).catch(() => ({})));

  // Deliveries begin when the job has ended; the first of them kill the receiver, the next the service.
  await expect.poll(async () => (await results()).length, patient).toBeGreaterThan(0);
  receiver.kill('SIGKILL');
  await receiver;
  ({receiver} = await listen(Number(new URL(url).port)));
  await expect
    .poll(async () => (await storage.deliveryLog.list({jobId})).some(isDelivered), patient)
    .toBe(true);
  await service.kill();
  service = await startKillable(dataDir, {settings});
  const states = async () => (await storage.deliveryLog.list({jobId})).filter(isDelivered).length;
  await expect.poll(states, patient).toBe(count);
  receiver.kill('SIGTERM');
  const {exitCode, stdout} = await receiver;
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({
    type: 'summary',
    counts: {refused: 0},
  });
  expect((await results()).map((result) => (result as {text: string}).text).sort()).toEqual(texts.sort());
});

function isDelivered({status}: {status: string}): boolean {
  return status === 'delivered';
}
