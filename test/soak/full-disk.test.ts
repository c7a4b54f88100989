import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {execa} from 'execa';
import {expect, onTestFinished, test} from 'vitest';
import {openStorage} from '../../src/storage/open.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {png} from '../service/harness.js';
import {startKillable} from '../service/killable.js';

/**
 * The operating system lets no file of the service grow any further, the database's and its log's included: for a program
 * this is a full disk (EFBIG for ENOSPC), and it can be taken back. Linux only: `prlimit`.
 */
test('a disk that fills up in the middle of work: 503 with Retry-After, and when there is room again all that was accepted ends', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-full-'));
  const storage = await openStorage({dataDir, starters: []});
  const {key} = await storage.keys.create({account: 'everybody'});
  await storage.credits.add('everybody', 10_000);
  const template = await storage.templates.create({
    ...{name: 'Note', status: 'active', document_type: 'note'},
    edited_json: {fields: [{name: 'text'}]},
  });
  const settings = {diskPauseMs: 200, orphanSweepMs: 500};
  const service = await startKillable(dataDir, {settings});
  onTestFinished(async () => {
    await service.kill();
    await storage.close();
    await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  });
  const limit = (bytes: number | 'unlimited') =>
    execa('prlimit', [`--pid=${service.child.pid}`, `--fsize=${bytes}:unlimited`]);
  const accepted: string[] = [];
  const statuses: number[] = [];
  const submit = async (text: string): Promise<void> => {
    const reply = await fetch(`${service.url}/v1/process-job?t_id=${template.id}`, {
      method: 'PUT',
      body: png(text),
      headers: {'x-auth': key},
    });
    statuses.push(reply.status);
    if (reply.status === 202) accepted.push(((await reply.json()) as {job_id: string}).job_id);
    else expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, true]);
  };
  for (let count = 0; count < 20; count++) await submit(`slow:100 ${count}`);
  // Less than the log of the database has already.
  await limit(64 * 1024);
  for (let count = 0; count < 10; count++) await submit(`slow:100 full ${count}`);
  await delay(2_000);
  expect(service.child.exitCode).toBeNull();
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  await limit('unlimited');
  for (let count = 0; count < 5; count++) await submit(`again ${count}`);
  expect(statuses.slice(-5)).toEqual([202, 202, 202, 202, 202]);
  let complaints = ['not asked'];
  for (let rounds = 0; complaints.length > 0 && rounds < 120; rounds++, await delay(500))
    complaints = await complaintsAbout({dataDir, accepted});
  expect(complaints).toEqual([]);
  expect((await storage.credits.show('everybody')).balance).toBe(10_000 - accepted.length);
});
