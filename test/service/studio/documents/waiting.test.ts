import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {complaintsAbout} from '../../../helpers/invariants.js';
import {resultsIn, startReceiver as listenFor} from '../../../batch/receiver/receiving.js';
import {json, untilDone} from '../../harness.js';
import {startReceiver} from '../../webhooks/receiver.js';
import {startOffice} from './office.js';

const hour = 3_600_000;

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
