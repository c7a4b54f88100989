import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import {openDatabaseOf} from '../helpers/database.js';
import {storageEnvironment} from '../helpers/files.js';
import type {Tables} from '../../src/storage/database/tables.js';
import {bodyOf, form, type Harness, json, png, runJob, startHarness} from './harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

async function caller(account?: string) {
  const {key, id} = await harness.storage.keys.create({account});
  const send: Harness['send'] = (path, init = {}) =>
    fetch(harness.url + path, {...init, headers: {...(init.headers as object), 'x-auth': key}});
  return {...harness, send, key, id};
}

/** All that a reply says, but for what differs from request to request and what was asked for. */
async function told(reply: Response, id: string): Promise<unknown> {
  const text = (await reply.text()).replaceAll(id, '<id>').replace(/urn:docextract:request:[\w-]+/g, '');
  const headers = [...reply.headers.keys()].sort();
  return {status: reply.status, headers, text};
}

test('another key learns nothing of a job: its reply is that of a job that never was, byte for byte', async () => {
  const [owner, stranger] = [await caller(), await caller()];
  const {job_id} = await runJob(owner, png('secret'));
  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const ask of [
    (id: string) => stranger.send(`/v1/job-status?job_id=${id}`),
    (id: string) => stranger.send(`/v1/job-status/${id}`),
    (id: string) => stranger.send('/v1/job-results', json({job_id: id})),
    (id: string) => stranger.send('/v1/job-results', json({job_id: id, result_format: 'csv'})),
  ]) {
    const answer = await told(await ask(job_id), job_id);
    expect(answer).toEqual(await told(await ask(nowhere), nowhere));
    expect(answer).toMatchObject({status: 404});
  }
});

test("another key's idempotency key, credits and rate limit are its own", async () => {
  const [one, other] = [await caller(), await caller()];
  const put = (who: typeof one, text: string) =>
    who.send('/v1/process?t_id=receipt', {
      method: 'PUT',
      body: png(text),
      headers: {'idempotency-key': 'shared'},
    });
  const first = await bodyOf<{document_data: object}>(await put(one, 'of the one'));
  const second = await put(other, 'of the other');
  expect(second.headers.get('idempotency-replayed')).toBeNull();
  expect(JSON.stringify(await second.json())).not.toContain('of the one');
  expect(JSON.stringify(first)).toContain('of the one');
  await harness.storage.credits.add(one.id, 5);
  const reply = await other.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('free')});
  expect([reply.status, reply.headers.get('x-credits-balance')]).toEqual([200, null]);
});

test('a template of one account is to another as one that never was', async () => {
  const [owner, stranger] = [await caller('owners'), await caller('strangers')];
  const {id} = await harness.storage.templates.create({
    ...{name: 'Mine', alias: 'mine', status: 'active', document_type: 'note'},
    edited_json: {fields: [{name: 'text'}]},
  });
  const db = await openDatabaseOf<Tables>(harness.dataDir);
  await db.updateTable('templates').set({account: 'owners'}).where('id', '=', id).execute();
  await db.destroy();
  const submit = (who: typeof owner, template: string) =>
    who.send('/v1/process', {method: 'POST', body: form({actual_image: png('x'), template_id: template})});
  for (const name of [id, 'mine']) {
    expect((await submit(owner, name)).status).toBe(200);
    const answer = await told(await submit(stranger, name), name);
    expect(answer).toEqual(await told(await submit(stranger, 'nobodys'), 'nobodys'));
    expect(answer).toMatchObject({status: 404});
  }
});

test('keys of one account see the same jobs, whichever of them submitted', async () => {
  const [one, other] = [await caller('shared'), await caller('shared')];
  const {job_id} = await runJob(one, png('ours'));
  expect((await other.send(`/v1/job-status?job_id=${job_id}`)).status).toBe(200);
});

test('a key revoked here is refused there, by another process, at its next request', async () => {
  const child: ChildProcess = fork(new URL('programs/serve.mjs', import.meta.url), [harness.dataDir], {
    env: await storageEnvironment(harness.dataDir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{url}] = (await once(child, 'message')) as [{url: string}];
  const {key, id} = await caller();
  const ask = () => fetch(`${url}/v1/job-status?job_id=none`, {headers: {'x-auth': key}});
  expect((await ask()).status).toBe(404);
  await harness.storage.keys.revoke(id);
  expect((await ask()).status).toBe(401);
});
