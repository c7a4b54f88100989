import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import type {Settings} from '../../../src/service/settings/settings.js';
import {bodyOf, type Harness, png, runJob, startHarness, untilDone} from '../harness.js';

/** Workers that die while nobody needs them, or cannot be started: no document is to blame for that. */

const patient = {interval: 20};

async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docextract-unstarted-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100}));
  return folder;
}

async function start(
  workers: NonNullable<Parameters<typeof startHarness>[0]>['workers'],
  settings: Partial<Settings> = {},
): Promise<Harness> {
  const harness = await startHarness({settings: {pollMs: 20, diskPauseMs: 50, ...settings}, workers});
  onTestFinished(() => harness.stop());
  return harness;
}

const processNow = (harness: Harness, text: string) =>
  harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png(text)});

const readiness = async ({url}: Harness) => (await fetch(`${url}/health/ready`)).status;

test('a worker that was killed while it was idle costs the next document nothing', async () => {
  const pids = join(await scratchFolder(), 'pids');
  const harness = await start({});
  const read = async () => (await readFile(pids, 'utf8')).trim().split('\n').map(Number);
  for (const send of [
    async () => (await processNow(harness, `two pid:${pids}`)).status,
    async () => (await runJob(harness, png(`three pid:${pids}`))).status,
  ]) {
    expect((await processNow(harness, `one pid:${pids}`)).status).toBe(200);
    const idle = (await read()).at(-1)!;
    process.kill(idle, 'SIGKILL');
    await expect.poll(() => isRunning(idle), patient).toBe(false);
    expect([200, 'SUCCESS']).toContain(await send());
    expect((await read()).at(-1)).not.toBe(idle);
  }
});

test('while no worker can start nothing fails: jobs wait, requests are told to come back, and it is not ready', async () => {
  const script = join(await scratchFolder(), 'worker.mjs');
  const harness = await start({script: pathToFileURL(script)}, {strikes: 1});
  const body = png('patient');
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body});
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  await expect.poll(() => readiness(harness), patient).toBe(503);
  const refused = await processNow(harness, 'hasty');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await bodyOf(refused)).toMatchObject({message: expect.stringContaining('No worker') as string});
  const {key: admin} = await harness.storage.keys.create({name: 'admin', role: 'admin'});
  const {url} = harness;
  const {metrics, starts} = await startsOf({url, admin});
  // More often than this document may lose workers; each pause is as long as the outage so far.
  await expect.poll(async () => (await startsOf({url, admin})).starts, patient).toBeGreaterThan(starts + 1);
  expect(metrics).toMatch(/^docextract_workers_lost_total 0$/m);
  expect((await harness.storage.jobs.get(job_id))!.status).toBe('PROCESSING');

  await writeFile(
    script,
    `import ${JSON.stringify(new URL('../../../bin/worker.js', import.meta.url).href)};\n`,
  );
  expect(await untilDone(harness, job_id)).toMatchObject({status: 'SUCCESS'});
  await expect.poll(() => readiness(harness), patient).toBe(200);
});

test('without work, being asked whether it is ready is what finds out that workers start again', async () => {
  const script = join(await scratchFolder(), 'worker.mjs');
  const harness = await start({script: pathToFileURL(script)});
  expect((await processNow(harness, 'hasty')).status).toBe(503);
  expect(await readiness(harness)).toBe(503);
  await writeFile(
    script,
    `import ${JSON.stringify(new URL('../../../bin/worker.js', import.meta.url).href)};\n`,
  );
  await expect.poll(() => readiness(harness), patient).toBe(200);
  expect((await processNow(harness, 'welcome')).status).toBe(200);
});

test('a system that refuses to start a process does not end the service', async () => {
  // More than a system takes: the start itself throws.
  const harness = await start({env: {...process.env, TOO_MUCH: 'x'.repeat(8_000_000)}});
  const refused = await processNow(harness, 'hasty');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await readiness(harness)).toBe(503);
  expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
});

async function startsOf({
  url,
  admin,
}: {
  url: string;
  admin: string;
}): Promise<{metrics: string; starts: number}> {
  const metrics = await (await fetch(`${url}/metrics`, {headers: {'x-auth': admin}})).text();
  return {metrics, starts: Number(/^docextract_workers_started_total (\d+)$/m.exec(metrics)?.[1])};
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
