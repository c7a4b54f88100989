import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import {execa} from 'execa';
import {expect, onTestFinished, test} from 'vitest';
import type {Tables} from '../../src/storage/database/tables.js';
import type {FilesPlace} from '../../src/storage/files/open-file-store.js';
import {connectPostgres} from '../../src/storage/postgres/connect.js';
import {listObjects, putObject, streamObject} from '../../src/storage/s3/objects.js';
import {s3SettingsOf} from '../../src/storage/s3/s3-address.js';
import {openS3Client, type S3Client} from '../../src/storage/s3/s3-client.js';
import {postgresProgram} from '../helpers/postgres-server.js';
import {ownPlace} from '../s3/place.js';
import {closedGate} from './closed-gate.js';
import {emptyDirectory, startCluster} from './cluster.js';

function clientOf({address = '', variables = {}}: FilesPlace): S3Client {
  const client = openS3Client(s3SettingsOf(address, variables));
  onTestFinished(() => client.close());
  return client;
}

/** As `aws s3 sync` does: what is not in the folder yet. */
async function copyFrom(client: S3Client, folder: string): Promise<void> {
  const copied = new Set(await filesIn(folder));
  for await (const {key} of listObjects(client, {under: ''})) {
    if (copied.has(key)) continue;
    await mkdir(dirname(join(folder, key)), {recursive: true});
    await writeFile(join(folder, key), streamObject(client, {key}));
  }
}

async function copyTo(client: S3Client, folder: string): Promise<void> {
  for (const key of await filesIn(folder)) {
    const path = join(folder, key);
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await putObject(client, {key, content: {path, bytes: bytes.length, sha256}});
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(folder, join(parentPath, name)));
}

test('a backup by pg_dump and a copy of the store, taken while nodes work, is restored elsewhere and goes on', async () => {
  const cluster = await startCluster();
  const gate = await closedGate();
  const nodes = [await cluster.start('serve'), await cluster.start('worker')];
  const submitAll = (texts: string[]) =>
    Promise.all(texts.map((text) => cluster.submit(text, () => nodes[0]?.url)));
  const done = await submitAll(['first', 'second', 'third']);
  await cluster.settle();
  await submitAll(Array.from({length: 6}, (_, number) => `until:${gate.path} held ${number}`));
  await cluster.untilReading(1);

  const [folder, dump] = [await emptyDirectory(), join(await emptyDirectory(), 'docextract.dump')];
  const store = clientOf(cluster.files);
  await copyFrom(store, folder);
  await submitAll(Array.from({length: 6}, (_, number) => `until:${gate.path} meanwhile ${number}`));
  await execa(postgresProgram('pg_dump'), ['--format=custom', `--file=${dump}`, cluster.server.url]);
  await copyFrom(store, folder);
  for (const node of nodes) await node.kill();

  await execa(postgresProgram('createdb'), [`--maintenance-db=${cluster.server.url}`, 'restored']);
  const url = new URL(cluster.server.url);
  url.pathname = '/restored';
  await execa(postgresProgram('pg_restore'), ['--no-owner', `--dbname=${url.href}`, dump]);
  const files = ownPlace(cluster.store);
  await copyTo(clientOf(files), folder);
  const db = await connectPostgres<Tables>(url.href);
  onTestFinished(() => db.destroy());
  const resultsIn = (from: typeof db) =>
    from
      .selectFrom('documents')
      .select(['id', 'result', 'completed_at'])
      .where('job_id', 'in', done)
      .orderBy('id')
      .execute();
  const before = await resultsIn(cluster.db);

  const open = {databaseUrl: url.href, files};
  await db.updateTable('file_store').set({address: files.address, pending: 1}).execute();
  await cluster.start('worker', {open});
  await gate.open();
  await cluster.settle(db);
  expect(await resultsIn(db)).toEqual(before);
});
