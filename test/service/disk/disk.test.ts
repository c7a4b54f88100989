import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {openDatabaseOf} from '../../helpers/database.js';
import {complaintsAbout} from '../../helpers/invariants.js';
import {bodyOf, type Harness, json, png, resultsOf, startHarness, untilDone} from '../harness.js';
import {holdReading} from '../hold-reading.js';
import {zip} from '../zip.js';

/** What a disk can do to a service: flip a bit, lose a file, go away, be full. */

const patient = {interval: 20};

async function start(settings = {}): Promise<Harness> {
  const harness = await startHarness({
    settings: {pollMs: 20, diskPauseMs: 50, ...settings},
  });
  onTestFinished(() => harness.stop());
  return harness;
}

async function submit(harness: Harness, document: Buffer<ArrayBuffer>): Promise<string> {
  const accepted = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: document});
  expect(accepted.status).toBe(202);
  return (await bodyOf<{job_id: string}>(accepted)).job_id;
}

/** Keeps the only worker busy until it is released, so that what is submitted next waits on the disk. */
async function occupy(harness: Harness): Promise<{first: string; release: () => Promise<void>}> {
  const {until, release} = await holdReading();
  const jobId = await submit(harness, png(`first ${until}`));
  const status = async () => (await harness.storage.jobs.get(jobId))!.status;
  await expect.poll(status, patient).toBe('PROCESSING');
  return {first: jobId, release};
}

/** The only stored file that holds a text; the archive it came in is removed right after its documents are there. */
async function keptBy(harness: Harness, text: string): Promise<string> {
  const holding = async () => {
    const keys: string[] = [];
    for await (const key of harness.storage.files.list()) {
      const content = await readFile(join(harness.dataDir, key)).catch(() => '');
      if (content.includes(text)) keys.push(key);
    }
    return keys;
  };
  await expect.poll(holding, patient).toHaveLength(1);
  return (await holding())[0]!;
}

test('a flipped byte in a stored document is noticed: it fails with the reason, costs nothing, and others go on', async () => {
  const harness = await start();
  const {account} = (await harness.storage.keys.list())[0]!;
  await harness.storage.credits.add(account, 10);
  const {first, release} = await occupy(harness);
  const archive = ['one', 'two', 'three'].map((text) => ({name: `${text}.png`, data: png(text)}));
  const jobId = await submit(harness, zip(archive));
  await expect
    .poll(async () => (await harness.storage.jobs.get(jobId))!.status, patient)
    .toBe('UNZIP FILE SUCCESS');
  const path = join(harness.dataDir, await keptBy(harness, 'two'));
  await writeFile(path, (await readFile(path)).toString('latin1').replace('two', 'tw0'), 'latin1');
  await release();
  expect(await untilDone(harness, jobId)).toMatchObject({status: 'SUCCESS', documents: {done: 2, failed: 1}});
  const rows = await resultsOf(harness, jobId);
  expect(rows.map(({_file, total, _error}) => [_file, total, _error])).toEqual([
    ['one.png', 'one', undefined],
    [
      'two.png',
      null,
      {
        code: 'unreadable_document',
        message: 'two.png: its stored copy is damaged, its checksum is wrong; submit it again.',
      },
    ],
    ['three.png', 'three', undefined],
  ]);
  await untilDone(harness, first);
  expect(await harness.storage.credits.show(account)).toMatchObject({balance: 7, held: 0});
  await expect
    .poll(() => complaintsAbout({dataDir: harness.dataDir, accepted: [first, jobId]}), patient)
    .toEqual([]);
});

test('an archive that is damaged on the disk fails with that reason', async () => {
  const harness = await start();
  await occupy(harness);
  const before = [];
  for await (const key of harness.storage.files.list()) before.push(key);
  // Unzipping waits for nobody, so the file is damaged before its job is made known.
  const {key} = await harness.storage.files.put(once(zip([{name: 'a.png', data: png('a')}])));
  await writeFile(join(harness.dataDir, key), zip([{name: 'a.png', data: png('b')}]));
  const {account} = (await harness.storage.keys.list())[0]!;
  const jobId = await harness.storage.jobs.create({
    ...{account, archive: true, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.zip'}},
  });
  expect(await untilDone(harness, jobId)).toMatchObject({
    status: 'UNZIP FILE FAILED',
    error: {message: expect.stringContaining('stored copy of the archive is damaged') as string},
  });
});

test("a damaged reference image of a template is no document's value", async () => {
  const harness = await start();
  const {templates} = harness.storage;
  const reference = `data:image/png;base64,${png('the reference').toString('base64')}`;
  const template = await templates.create({
    ...{name: 'Referring', status: 'active', document_type: 'note', reference_images: [reference]},
    edited_json: {fields: [{name: 'text'}]},
  });
  const path = join(harness.dataDir, template.reference_files[0]!);
  await writeFile(path, png('the referencE'));
  const accepted = await harness.send(`/v1/process-job?t_id=${template.id}`, {
    method: 'PUT',
    body: png('references'),
  });
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  expect(await untilDone(harness, job_id)).toMatchObject({
    status: 'FAILED',
    error: {
      message: expect.stringMatching(
        /template's reference image is damaged.*give the template another/,
      ) as string,
    },
  });
  const atOnce = await harness.send(`/v1/process?t_id=${template.id}`, {
    method: 'PUT',
    body: png('references'),
  });
  expect([atOnce.status, await bodyOf(atOnce)]).toMatchObject([422, {code: 'unreadable_document'}]);
});

test('a stored document that cannot be read for a while waits, and is read when it can be', async () => {
  const lines: string[] = [];
  const stream = {write: (line: string) => void lines.push(line)};
  const harness = await startHarness({
    settings: {pollMs: 20, diskPauseMs: 50},
    logger: {level: 'error', stream},
  });
  onTestFinished(() => harness.stop());
  const {first, release} = await occupy(harness);
  const jobId = await submit(harness, png('unreachable'));
  const path = join(harness.dataDir, await keptBy(harness, 'unreachable'));
  await rename(path, `${path}.away`);
  // Reading a directory is an error of the disk as far as a program can tell.
  await mkdir(path);
  await release();
  await untilDone(harness, first);
  const refusals = () => lines.filter((line) => line.includes('a document could not be begun')).length;
  await expect.poll(refusals, patient).toBeGreaterThan(3);
  // What is not counted can never come to be too much.
  expect((await rowsOf(harness)).find((row) => row.job_id === jobId)).toMatchObject({interruptions: 0});
  await rm(path, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  await rename(`${path}.away`, path);
  expect(await untilDone(harness, jobId)).toMatchObject({status: 'SUCCESS'});
  await expect
    .poll(() => complaintsAbout({dataDir: harness.dataDir, accepted: [first, jobId]}), patient)
    .toEqual([]);
});

test('a data directory that goes away: 503 with Retry-After, not ready, nothing accepted is lost, and back it goes on', async () => {
  const harness = await start({graceMs: 1_000});
  const away = `${harness.dataDir}-away`;
  const {first, release} = await occupy(harness);
  const waiting = await submit(harness, png('waiting'));
  await rename(harness.dataDir, away);
  const refused = await harness.send('/v1/process-job?t_id=receipt', {method: 'PUT', body: png('lost?')});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  const atOnce = await harness.send('/v1/process?t_id=receipt', {method: 'PUT', body: png('lost?')});
  expect([atOnce.status, atOnce.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await fetch(`${harness.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
  // What is being read now ends meanwhile, and has to be recorded later.
  await release();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  await rename(away, harness.dataDir);
  for (const jobId of [first, waiting])
    expect(await untilDone(harness, jobId)).toMatchObject({status: 'SUCCESS'});
  await expect.poll(async () => (await fetch(`${harness.url}/health/ready`)).status, patient).toBe(200);
  const again = await submit(harness, png('again'));
  expect(await untilDone(harness, again)).toMatchObject({status: 'SUCCESS'});
  await expect
    .poll(() => complaintsAbout({dataDir: harness.dataDir, accepted: [first, waiting, again]}), patient)
    .toEqual([]);
  expect(await readdir(join(harness.dataDir, '..'))).not.toContain(away);
});

test('with less room than is kept for results nothing is taken in, and what was accepted ends', async () => {
  const harness = await start();
  const {first, release} = await occupy(harness);
  const full = await startHarness({dataDir: harness.dataDir, settings: {leastFreeBytes: 2 ** 62}});
  for (const path of ['process-job', 'process']) {
    const refused = await full.send(`/v1/${path}?t_id=receipt`, {method: 'PUT', body: png('x')});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await bodyOf(refused)).toMatchObject({message: 'The disk is full.'});
  }
  expect((await full.send('/v1/job-results', json({job_id: first}))).status).toBe(404);
  await full.stop();
  await release();
  expect(await untilDone(harness, first)).toMatchObject({status: 'SUCCESS'});
});

async function rowsOf(harness: Harness): Promise<{job_id: string; interruptions: number}[]> {
  const db = await openDatabaseOf<{documents: {job_id: string; interruptions: number}}>(harness.dataDir);
  try {
    return await db.selectFrom('documents').select(['job_id', 'interruptions']).execute();
  } finally {
    await db.destroy();
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
