import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {isTerminal} from '../../src/contract/job-status.js';
import {openStorage} from '../../src/storage/open.js';
import {complaintsAbout} from '../helpers/invariants.js';
import {png} from '../service/harness.js';
import {type Killable, startKillable} from '../service/killable.js';
import {sendUntilAnswered} from '../service/traffic.js';
import {zip} from '../service/zip.js';

const documents = 10_000;
const archives = 10;

test('two processes with two workers each share 10,000 documents: each is read once, paid once and counted once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'docextract-two-'));
  const storage = await openStorage({dataDir, starters: []});
  const {key} = await storage.keys.create({account: 'everybody'});
  await storage.credits.add('everybody', 2 * documents);
  const template = await storage.templates.create({
    ...{name: 'Note', status: 'active', document_type: 'note'},
    edited_json: {fields: [{name: 'text'}]},
  });
  const services: Killable[] = [];
  for (let count = 0; count < 2; count++)
    services.push(
      await startKillable(dataDir, {workers: {count: 2}, settings: {orphanSweepMs: 1000, pollMs: 100}}),
    );
  onTestFinished(async () => {
    for (const service of services) await service.kill();
    await storage.close();
    await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  });
  const log = join(dataDir, 'read.log');
  const jobs: string[] = [];
  for (let archive = 0; archive < archives; archive++) {
    const entries = Array.from({length: documents / archives}, (_, index) => ({
      name: `${index}.png`,
      data: png(`document ${archive}-${index} log:${log}`),
    }));
    const submission = {name: 'archive', operation: 'process-job' as const, body: zip(entries), price: 1};
    const sent = {submission, template: template.id, idempotencyKey: String(archive)};
    const {job_id} = await sendUntilAnswered({url: () => services[archive % 2]!.url, key}, sent);
    jobs.push(job_id as string);
  }
  for (const id of jobs) while (!isTerminal((await storage.jobs.get(id))!.status)) await delay(500);
  const reads = (await readFile(log, 'utf8')).trim().split('\n');
  expect([reads.length, new Set(reads).size]).toEqual([documents, documents]);
  for (const id of jobs)
    expect((await storage.jobs.get(id))!.documents).toEqual({total: 1000, done: 1000, failed: 0});
  expect((await storage.credits.show('everybody')).balance).toBe(documents);
  let complaints = ['not asked'];
  for (let rounds = 0; complaints.length > 0 && rounds < 60; rounds++, await delay(1000))
    complaints = await complaintsAbout({dataDir, accepted: jobs});
  expect(complaints).toEqual([]);
});
