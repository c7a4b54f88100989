import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {mustExist} from '../../src/contract/must-exist.js';
import {docextract, fixtures, freshHome, linesOf, serve} from '../e2e/docextract.js';
import {databaseUrlOf} from '../helpers/database.js';
import {ownPlace} from '../s3/place.js';
import {startS3rver} from '../s3/server/start-s3rver.js';

/** What every node is given: a database and a store, and no data of its own. */
async function startSite() {
  const s3 = await startS3rver();
  onTestFinished(() => s3.stop());
  const {address, variables} = ownPlace(s3.address);
  const databaseUrl = mustExist(await databaseUrlOf(`/database/${randomUUID()}`), 'server of the project');
  const {home, env} = await freshHome();
  const site = {
    ...{...env, ...variables},
    ...{DOCEXTRACT_FILES: address, DOCEXTRACT_DATABASE_URL: databaseUrl},
  };
  return {env: site, dirOf: (node: string) => join(home, node)};
}

async function startWorker(dataDir: string, env: Record<string, string | undefined>) {
  const worker = docextract(['worker', '--port', '0', '--data-dir', dataDir, '--json', '-q'], {env});
  onTestFinished(() => void worker.kill('SIGKILL'));
  const first = await linesOf(worker).next();
  if (first.done === true) throw new Error(`the worker ended: ${(await worker).stderr}`);
  return {worker, ...(JSON.parse(first.value) as {type: string; url: string})};
}

test('what one command takes in another reads, with a database and a store between them', async () => {
  const {env, dirOf} = await startSite();
  const made = await docextract(
    ['keys', 'create', '--role', 'admin', '--json', '--data-dir', dirOf('keys')],
    {
      env,
    },
  );
  const {key} = JSON.parse(made.stdout) as {key: string};
  const headers = {'x-auth': key};
  const {service, url} = await serve(dirOf('serve'), {...env, DOCEXTRACT_WORKERS: '0'});
  onTestFinished(() => void service.kill('SIGKILL'));
  const body = await readFile(join(fixtures, 'scans', 'bon-baeckerei.png'));
  const reply = await fetch(`${url}/v1/process-job?t_id=receipt`, {method: 'PUT', headers, body});
  const {job_id: jobId} = (await reply.json()) as {job_id: string};
  expect(reply.status).toBe(202);

  const {worker, type, url: ofWorker} = await startWorker(dirOf('worker'), env);
  expect(type).toBe('working');
  expect((await fetch(`${ofWorker}/health/ready`)).status).toBe(200);
  expect(await (await fetch(`${ofWorker}/metrics`, {headers})).text()).toContain('docextract_queue_depth');
  for (const path of ['/openapi.json', '/studio', '/'])
    expect((await fetch(ofWorker + path, {headers})).status).toBe(404);
  const elsewhere = await fetch(`${ofWorker}/v1/process-job?t_id=receipt`, {method: 'PUT', headers, body});
  expect([elsewhere.status, await elsewhere.text()]).toEqual([
    404,
    expect.stringContaining('docextract serve') as string,
  ]);
  const status = async () => {
    const asked = await fetch(`${url}/v1/job-status?job_id=${jobId}`, {headers});
    return ((await asked.json()) as {status: string}).status;
  };
  await expect.poll(status, {interval: 100}).toBe('SUCCESS');
  for (const process of [worker, service]) {
    process.kill('SIGTERM');
    expect((await process).exitCode).toBe(0);
  }
});

test('a check of a worker tells database and store, and starts nothing', async () => {
  const {env, dirOf} = await startSite();
  const argv = ['worker', '--check', '--json', '--data-dir', dirOf('worker')];
  const checked = await docextract(argv, {env});
  expect([checked.exitCode, checked.stderr]).toEqual([0, '']);
  const told = JSON.parse(checked.stdout) as Record<string, unknown>;
  expect(told).toMatchObject({database: {place: expect.any(String) as string}, unknown: [], warnings: []});
  expect(told).not.toHaveProperty('port');
  const other = await docextract(argv, {env: {...env, AWS_ENDPOINT_URL: 'http://127.0.0.1:1'}});
  expect(other.exitCode).toBe(2);
});
