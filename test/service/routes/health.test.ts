import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {write} from '../../../src/storage/database/database.js';
import {openDatabaseOf} from '../../helpers/database.js';
import {bodyOf, type Harness, png, startHarness} from '../harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const ready = async (of: Harness = harness) => fetch(`${of.url}/health/ready`);

/** Holds the write lock of a data directory until told otherwise. */
async function lockDatabase(): Promise<() => Promise<void>> {
  const db = await openDatabaseOf<object>(harness.dataDir);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let begun = (): void => undefined;
  const locked = new Promise<void>((resolve) => (begun = resolve));
  const transaction = write(db, async () => {
    begun();
    await held;
  });
  await locked;
  return async () => {
    release();
    await transaction;
    await db.destroy();
  };
}

test('a locked database is not ready, says when to come back, and recovers by itself', async () => {
  expect((await ready()).status).toBe(200);
  const unlock = await lockDatabase();
  const refused = await ready();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await bodyOf(refused)).toMatchObject({code: 'unavailable'});
  await unlock();
  expect((await ready()).status).toBe(200);
});

test('what is submitted while the database is locked is accepted when it is free again, and is not lost', async () => {
  const unlock = await lockDatabase();
  const submission = harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: png('patient')});
  // Long enough for an answer that does not wait for the database.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await unlock();
  const accepted = await submission;
  expect(accepted.status).toBe(202);
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  await expect.poll(() => harness.storage.jobs.get(job_id).then((job) => job!.status)).toBe('SUCCESS');
});

test('with less free room than is asked for it is not ready', async () => {
  const full = await startHarness({settings: {leastFreeBytes: 2 ** 62}});
  onTestFinished(() => full.stop());
  const refused = await ready(full);
  expect(refused.status).toBe(503);
  expect(await bodyOf(refused)).toMatchObject({message: expect.stringContaining('disk') as string});
});

test('a service whose work has ended is not ready, though it still answers', async () => {
  const stopped = await startHarness();
  onTestFinished(() => stopped.storage.close());
  const held = fetch(`${stopped.url}/health/live`);
  await held;
  const stopping = stopped.service.stop();
  const answer = await stopped.service.app.inject('/health/ready').catch(() => undefined);
  await stopping;
  expect(answer?.statusCode ?? 503).toBe(503);
});

test('every reply, errors included, tells browsers to run, frame and keep nothing', async () => {
  for (const path of ['/health/live', '/openapi.json', '/nowhere', '/v1/job-status?job_id=x']) {
    const {headers} = await fetch(harness.url + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
