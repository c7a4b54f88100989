import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {run} from '../../../cli/fake-io.js';
import {complaintsAbout} from '../../../helpers/invariants.js';
import {resultsIn, startReceiver as listenFor} from '../../../batch/receiver/receiving.js';
import {bodyOf, json, untilDone} from '../../harness.js';
import {startReceiver, withStatus} from '../../webhooks/receiver.js';
import {startOffice} from './office.js';

const hour = 3_600_000;
const replay = (...argv: string[]) => ['webhooks', 'replay', ...argv];

test('a job of a template with a rule waits, says so, and sends the corrected values when it is reviewed', async () => {
  const receiver = await startReceiver();
  const office = await startOffice({webhook: receiver.url, review: {below: 0.95, hours: 12}});
  const id = await office.submit('read');
  await expect
    .poll(() => office.state(id))
    .toMatchObject({
      ...{status: 'PROCESSING', waiting_review: 1, expires_at: null},
      documents: {total: 1, done: 1},
    });
  const early = await office.send('/v1/job-results', json({job_id: id}));
  expect(early.status).toBe(409);
  office.advance(hour);
  await office.review(id, 'corrected');
  const done = await untilDone(office, id);
  expect(done).toMatchObject({status: 'SUCCESS'});
  expect(done.waiting_review).toBeUndefined();
  const kept = Date.parse(done.expires_at as string) - Date.parse(done.created_at as string);
  expect(kept).toBeGreaterThanOrEqual(25 * hour);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({result: {text: 'corrected'}});
  expect(receiver.received[0]!.body).not.toContain('replaces');
  const look = () => complaintsAbout({dataDir: office.dataDir, accepted: [id], received: receiver.received});
  await expect.poll(look).toEqual([]);
});

test('a waiting job is still waiting after a restart, and goes out as it was read after its hours', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-waiting-'));
  const first = await startOffice({dataDir, review: {below: 0.95, hours: 12}});
  const id = await first.submit('read');
  await expect.poll(() => first.state(id)).toMatchObject({waiting_review: 1});
  await first.stop();
  const second = await startOffice({dataDir});
  expect(await second.state(id)).toMatchObject({status: 'PROCESSING', waiting_review: 1});
  second.advance(12 * hour);
  expect(await untilDone(second, id)).toMatchObject({status: 'SUCCESS'});
});

test('corrected after its end, a document is sent once more, and docextract listen keeps the newer result', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'docextract-corrected-'));
  const listening = await listenFor(directory);
  onTestFinished(() => void listening.stop());
  const office = await startOffice({webhook: listening.url});
  const id = await office.submit('read');
  await listening.until('result');
  const {expires_at} = await office.state(id);
  expect(Object.values(await resultsIn(directory))).toEqual([{text: 'read'}]);
  await office.review(id, 'corrected');
  await listening.until('result', 2);
  expect(Object.values(await resultsIn(directory))).toEqual([{text: 'corrected'}]);
  expect(await office.state(id)).toMatchObject({expires_at});
  const ids = listening.events.flatMap((event) => (event.type === 'result' ? [event.id] : []));
  expect(new Set(ids).size).toBe(2);
});

test('a delivery is not sent again once a later one has corrected values; that one is', async () => {
  const receiver = await startReceiver();
  const office = await startOffice({webhook: receiver.url});
  const id = await office.submit('read');
  await expect.poll(() => receiver.received.length).toBe(1);
  await office.review(id, 'corrected');
  await expect.poll(() => receiver.received.length).toBe(2);
  const [first = '', second = ''] = receiver.received.map(({id}) => id);
  const refused = await office.browser.send(`/deliveries/${first}/replay`, {method: 'POST'});
  expect(refused.status).toBe(400);
  expect(await bodyOf(refused)).toMatchObject({hint: expect.stringContaining(second) as string});
  expect(await bodyOf(await office.browser.send(`/deliveries/${first}`))).toMatchObject({
    replaced_by: second,
  });
  const dataDir = ['--data-dir', office.dataDir];
  const command = await run(replay(first, ...dataDir));
  expect(command.exitCode).toBe(6);
  expect(command.stderr).toContain(`docextract webhooks replay ${second}`);
  expect((await run(replay(second, ...dataDir))).exitCode).toBe(0);
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(receiver.received[2]!.id).toBe(second);
  expect(JSON.parse(receiver.received[2]!.body)).toMatchObject({
    result: {text: 'corrected'},
    corrected: true,
  });
});

test('a failed delivery with a later one is left out when those of a job are sent again', async () => {
  const receiver = await startReceiver(withStatus(500));
  const office = await startOffice({webhook: receiver.url});
  const id = await office.submit('read');
  await expect.poll(() => receiver.received.length).toBe(1);
  await office.review(id, 'corrected');
  const listed = () => office.storage.deliveryLog.list({jobId: id, status: 'failed'});
  await expect.poll(listed).toMatchObject([{replacedBy: expect.stringMatching(/_\d+$/) as string}]);
  const {exitCode, stdout} = await run(replay('--job', id, '--json', '--data-dir', office.dataDir));
  expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: '[]\n'});
});
