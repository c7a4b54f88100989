import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {beforeAll, beforeEach, expect, onTestFinished, test} from 'vitest';
import {openStorage, type Storage} from '../../../src/storage/open.js';
import {run, type Ran} from '../fake-io.js';
import {temporaryDirectory} from '../temporary.js';

let directory: string;
let templateId: string;
let jobId: string;
let ids: string[];

const local = (...argv: string[]): Promise<Ran> =>
  run(['webhooks', ...argv, '--data-dir', join(directory, 'data')], {cwd: directory, env: {HOME: directory}});
const json = async <Value = Record<string, unknown>>(...argv: string[]): Promise<Value> =>
  JSON.parse((await local(...argv, '--json')).stdout) as Value;

const headers = {authorization: 'Bearer very-secret'};
const webhook = {url: 'https://receiver.example.com/hook', headers};
const note = {name: 'Note', alias: 'note', document_type: 'note', fields: [{name: 'text'}], webhook};

async function withStorage<Result>(act: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage({dataDir: join(directory, 'data'), starters: []});
  try {
    return await act(storage);
  } finally {
    await storage.close();
  }
}

/** Attempts what is due; the nth delivery of the job ends as told, the others are under way until the test has ended. */
async function attempt(...verdicts: ('delivered' | 'failed' | 'gone')[]): Promise<void> {
  const storage = await openStorage({dataDir: join(directory, 'data'), starters: []});
  onTestFinished(() => storage.close());
  const {deliveries} = storage;
  const due = await deliveries.claim(templateId, {count: 100, bodyOf: () => '{"result":null}'});
  const claimed = due.filter((one) => one.jobId === jobId);
  for (const [index, verdict] of verdicts.entries())
    await deliveries.settle(
      claimed[index]!,
      {durationMs: 12, status: verdict === 'delivered' ? 200 : 500, reply: 'sorry\u001b[2J'},
      verdict === 'failed' ? {type: 'failed', reason: 'Given up.'} : {type: verdict},
    );
}

beforeAll(async () => {
  directory = await temporaryDirectory();
  await writeFile(join(directory, 'note.json'), JSON.stringify(note));
});

/** A job of three documents that all failed, and so are to be told. */
beforeEach(async () => {
  const made = await run(['templates', 'import', 'note.json', '--data-dir', join(directory, 'data')], {
    cwd: directory,
    env: {HOME: directory},
  });
  templateId = made.stdout.trim();
  jobId = await withStorage(async (storage) => {
    const {key} = await storage.files.put(Readable.from([Buffer.from('an archive')]));
    const id = await storage.jobs.create({
      account: 'one',
      template: {id: templateId, version: 1},
      request: {document_type: 'note', fields: [{name: 'text'}]},
      static_values: {},
      archive: true,
      upload: {key, name: 'a.zip'},
    });
    const archive = (await storage.archives.claim())!;
    const documents = ['a.png', 'b.png', 'c.png'].map((name, position) => ({
      ...{name, position},
      error: {code: 'unreadable_document', message: `${name} is empty.`},
    }));
    await storage.archives.add(archive, documents);
    await storage.archives.finish(archive);
    return id;
  });
  ids = (await json<{id: string}[]>('list', '--job', jobId)).map(({id}) => id);
});

test('deliveries are listed by job, template and status, in the order of the documents', async () => {
  await attempt('delivered', 'failed');
  const all = await json<Record<string, unknown>[]>('list', '--job', jobId);
  expect(all).toMatchObject([
    {document: 'a.png', status: 'delivered', attempts: 1, job_id: jobId, template_id: templateId},
    {document: 'b.png', status: 'failed', attempts: 1, error: 'Given up.'},
    {document: 'c.png', status: 'running', attempts: 1},
  ]);
  const failed = await local('list', '--template', 'note', '--status', 'failed', '--limit', '1');
  expect(failed.stdout).toMatch(/^ID +STATUS +ATTEMPTS/);
  expect(failed.stdout).toContain(`${ids[1]}  failed`);
  expect(failed.stdout.trim().split('\n')).toHaveLength(2);
});

test('one is shown with its body and what came of each attempt, safe for a terminal', async () => {
  await attempt('failed');
  expect(await json('show', ids[0]!)).toMatchObject({
    body: '{"result":null}',
    log: [{number: 1, status: 500, duration_ms: 12, error: null}],
  });
  const {stdout} = await local('show', ids[0]!);
  expect(stdout).toMatch(/^1 +\S+Z +12 ms +500 +sorry\\u001b\[2J$/m);
  expect(await local('show', 'msg_none')).toMatchObject({exitCode: 10, stdout: ''});
});

test('named deliveries are replayed, whatever came of them', async () => {
  await attempt('delivered', 'failed');
  expect((await local('replay', ids[0]!, ids[1]!)).stderr).toContain('2 deliveries are sent again');
  expect(await json('list', '--job', jobId, '--status', 'waiting')).toHaveLength(2);
  expect(await local('replay', ids[2]!)).toMatchObject({exitCode: 5});
});

test('of a job or a template, those that failed are replayed', async () => {
  await attempt('failed', 'delivered', 'failed');
  expect((await json<{id: string}[]>('replay', '--job', jobId)).map(({id}) => id)).toEqual([ids[0], ids[2]]);
  expect(await json('replay', '--job', jobId)).toEqual([]);
  expect((await local('replay')).exitCode).toBe(2);
  expect((await local('replay', ids[0]!, '--job', jobId)).exitCode).toBe(2);
});

test('an endpoint that is gone says so, and is sent to again when it is enabled', async () => {
  await attempt('gone');
  const refused = await local('replay', ids[0]!);
  expect(refused).toMatchObject({exitCode: 6});
  expect(refused.stderr).toContain(`docextract webhooks enable ${templateId}`);
  const shown = await run(['templates', 'show', 'note', '--data-dir', join(directory, 'data')], {
    env: {HOME: directory},
  });
  expect(shown.stdout).toContain('disabled since');
  expect((await local('enable', 'note')).exitCode).toBe(0);
  expect((await local('replay', ids[0]!)).exitCode).toBe(0);
});

test('the secret of a webhook is printed and can be made anew; lists of templates do not tell it', async () => {
  const {stdout: secret} = await local('secret', 'note');
  expect(secret).toMatch(/^whsec_\S{44}\n$/);
  const rotated = await local('secret', 'note', '--rotate');
  expect(rotated.stdout).not.toBe(secret);
  expect((await local('secret', 'note')).stdout).toBe(rotated.stdout);
  const shown = await run(['templates', 'show', 'note', '--json', '--data-dir', join(directory, 'data')], {
    env: {HOME: directory},
  });
  expect(shown.stdout).toContain('receiver.example.com');
  expect(shown.stdout).not.toMatch(/whsec_|very-secret/);
});

test('a template without a webhook is told to have none', async () => {
  await withStorage(({templates}) =>
    templates.edit('note', {...note, status: 'active', edited_json: {fields: note.fields}, webhook: null}),
  );
  expect(await local('secret', 'note')).toMatchObject({exitCode: 6, stdout: ''});
});
