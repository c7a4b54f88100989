import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {setImmediate as othersFirst} from 'node:timers/promises';
import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {databaseEnvironment, openDatabaseOf, testOnSqlite} from '../helpers/database.js';
import {migrate} from '../../src/storage/database/migrate.js';
import {migrations} from '../../src/storage/migrations/index.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {bytes, openTemporary, temporaryDirectory} from './open-temporary.js';

const module = new URL('../../dist/storage/open.js', import.meta.url).href;

/** A process of its own that runs `program` over a data directory; `storage` and `endAt(moment)` are there for it. */
async function run(dataDir: string, program: string): Promise<ChildProcess> {
  const source = `
    import {openStorage} from '${module}';
    let ending;
    const endAt = (moment) => (ending = moment);
    const at = (moment) => moment === ending && process.kill(process.pid, 'SIGKILL');
    const open = (options) => openStorage({dataDir: ${JSON.stringify(dataDir)}, databaseUrl: process.env.TEST_DATABASE_URL, starters: [], at, ...options});
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: await databaseEnvironment(dataDir),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function signalOf(child: ChildProcess): Promise<NodeJS.Signals | null> {
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

/** What it prints next. Throws when it ends without a word. */
async function wordOf(child: ChildProcess): Promise<string> {
  const silent = once(child, 'exit').then(([code]) => {
    throw new Error(`the process ended with ${String(code)} before it said anything`);
  });
  const [said] = (await Promise.race([once(child.stdout!, 'data'), silent])) as [Buffer];
  return String(said).trim();
}

test('killed in the middle of a migration: nothing of it is there, and the next start makes it', async () => {
  const dataDir = await temporaryDirectory();
  const earlier = await openDatabaseOf<object>(dataDir);
  await migrate(earlier, {steps: migrations.slice(0, 1)});
  await sql.raw(`insert into keys values ('k1', 'team', 'old', 'no hash', 7, 1000, null)`).execute(earlier);
  await earlier.destroy();
  expect(await signalOf(await run(dataDir, `endAt('migration.stepped'); await open();`))).toBe('SIGKILL');
  const after = await openDatabaseOf<object>(dataDir);
  await expect(sql`select 1 from deliveries`.execute(after)).rejects.toThrow(/deliveries/);
  expect((await sql`select number from migrations`.execute(after)).rows).toEqual([{number: 1}]);
  await after.destroy();
  const storage = await openTemporary({dataDir});
  expect(await storage.keys.list()).toMatchObject([{account: 'team', role: 'caller'}]);
  expect(await complaintsAbout({dataDir, accepted: []})).toEqual([]);
});

testOnSqlite('killed while a process makes itself known: nothing of it stays', async () => {
  const dataDir = await temporaryDirectory();
  const ending = `endAt('holder.made'); await (await open()).holders.self();`;
  expect(await signalOf(await run(dataDir, ending))).toBe('SIGKILL');
  const storage = await openTemporary({dataDir});
  // The first look only suspects it: it might be about to take its lock.
  expect(await storage.recover()).toBe(0);
  expect(await storage.recover()).toBe(1);
  expect(await complaintsAbout({dataDir, accepted: []})).toEqual([]);
});

test('the work of a process that was stopped is taken over after its lease, and what it says later is too late', async () => {
  const dataDir = await temporaryDirectory();
  const storage = await openTemporary({dataDir, leaseMs: 600});
  await storage.credits.add('one', 5);
  const {key} = await storage.files.put(bytes('document'));
  const id = await storage.jobs.create({
    ...{account: 'one', archive: false, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
  });
  const extraction = {pages: 1, fields: {}, warnings: []};
  const child = await run(
    dataDir,
    `
    const storage = await open();
    const document = await storage.documents.claim();
    await storage.documents.begin(document, 1);
    let beat;
    const beats = setInterval(() => { beat = storage.holders.beat().catch(() => undefined); }, 50);
    const alive = setInterval(() => undefined, 1000);
    console.log('claimed');
    process.on('SIGHUP', async () => {
      clearInterval(beats);
      await beat;
      console.log('between two beats');
    });
    process.on('SIGUSR2', async () => {
      console.log(await storage.documents.complete(document, ${JSON.stringify(extraction)}));
      clearInterval(alive);
      await storage.close();
    });`,
  );
  await wordOf(child);
  // While it beats it keeps its work, however long that takes.
  const watched = performance.now();
  while (performance.now() - watched < 1500) {
    expect(await storage.recover()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A process that is stopped while it writes holds the lock of the database, and nobody can take over anything.
  child.kill('SIGHUP');
  await wordOf(child);
  child.kill('SIGSTOP');
  await expect.poll(() => storage.recover(), {interval: 50}).toBe(1);
  const document = (await storage.documents.claim())!;
  expect(document).toMatchObject({jobId: id, interruptions: 1});
  await storage.documents.begin(document, 1);
  child.kill('SIGCONT');
  child.kill('SIGUSR2');
  expect(await wordOf(child)).toBe('false');
  expect(await signalOf(child)).toBeNull();
  expect(await storage.documents.complete(document, extraction)).toBe(true);
  await storage.files.remove(document.file);
  expect(await complaintsAbout({dataDir, accepted: [id]})).toEqual([]);
  expect(await storage.credits.show('one')).toMatchObject({balance: 4, held: 0});
});

testOnSqlite(
  'what cannot be given back at the end is taken up by the next, and the end says so',
  async () => {
    const dataDir = await temporaryDirectory();
    const storage = await openTemporary({dataDir});
    const {key} = await storage.files.put(bytes('document'));
    const id = await storage.jobs.create({
      ...{account: 'one', archive: false, template: undefined, static_values: {}},
      ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
    });
    const program = `
    import {renameSync} from 'node:fs';
    const storage = await open();
    await storage.documents.claim();
    renameSync('${join(dataDir, 'docextract.db')}', '${join(dataDir, 'away')}');
    await storage.close().catch((error) => console.log(error.code));
    renameSync('${join(dataDir, 'away')}', '${join(dataDir, 'docextract.db')}');`;
    const child = await run(dataDir, program);
    expect(await wordOf(child)).toBe('unavailable');
    await signalOf(child);
    expect(await storage.recover()).toBe(1);
    expect(await storage.documents.claim()).toMatchObject({jobId: id});
  },
);

test('two processes that sweep and submit at once: no file goes that a job is about to name', async () => {
  const storage = await openTemporary();
  const sweeper = await openTemporary({dataDir: storage.dataDir});
  let over = false;
  const sweeping = (async () => {
    while (!over) {
      await sweeper.retention.removeOrphans();
      // A sweep that has nothing to do would keep the others from their turn.
      await othersFirst();
    }
  })();
  const outcomes: string[] = [];
  for (let count = 0; count < 60; count++) {
    const {key} = await storage.files.put(bytes(`${count}`));
    // Long enough for the sweep to suspect it, sometimes to remove it.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    const outcome = await storage.jobs
      .create({
        ...{account: 'one', archive: false, template: undefined, static_values: {}},
        ...{request: {document_type: 'note', fields: []}, upload: {key, name: 'a.png'}},
      })
      .catch((error: {code: string}) => error.code);
    outcomes.push(outcome === 'unavailable' ? 'refused' : 'accepted');
  }
  over = true;
  await sweeping;
  for (let count = 0; count < 60; count++) {
    const document = await storage.documents.claim();
    if (document === undefined) break;
    expect(await storage.files.inspect(document.file)).toBe('whole');
    await storage.documents.fail(document, {code: 'internal', message: 'x'});
    outcomes.splice(outcomes.indexOf('accepted'), 1);
  }
  expect(outcomes).not.toContain('accepted');
});
