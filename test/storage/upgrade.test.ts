import {join} from 'node:path';
import {sql} from 'kysely';
import {expect, test} from 'vitest';
import {openDatabase} from '../../src/storage/database/database.js';
import {migrate} from '../../src/storage/database/migrate.js';
import {migrations} from '../../src/storage/migrations/index.js';
import {openTemporary, temporaryDirectory} from './open-temporary.js';

const job = '11111111-1111-4111-8111-111111111111';

/** What the first version left behind: a key, a template, a job of two documents of which one is done. */
const firstVersion = [
  `insert into keys values ('k1', 'team', 'old', 'no hash', 7, 1000, null)`,
  `insert into templates values ('t1', null, 'note', 'Note', 'active', 1, null, null, 1000, 1000)`,
  `insert into template_versions values ('t1', 1, 'note', '{"fields":[{"name":"text"}]}', null, '[]', 'user', 1000)`,
  `insert into jobs values ('${job}', 'team', 't1', 1, '{"document_type":"note","fields":[{"name":"text"}]}', '{}',
    'PROCESS IMAGE', 1, null, 2, 1, 0, null, null, 0, 3, 1000, null, null, null)`,
  `insert into documents values ('d1', '${job}', 0, 'a.png', null, 'done', 0, 0, null,
    '{"pages":1,"fields":{},"warnings":[]}', null, 2000)`,
  `insert into documents values ('d2', '${job}', 1, 'b.png', 'kept/a/b', 'waiting', 0, 0, null, null, null, null)`,
  `insert into turns values ('team', 3)`,
];

test('a data directory of every earlier version opens, and its work goes on', async () => {
  for (const {number} of migrations) {
    const dataDir = await temporaryDirectory();
    const db = await openDatabase<object>(join(dataDir, 'docextract.db'));
    await migrate(db, {steps: migrations.slice(0, 1)});
    for (const statement of firstVersion) await sql.raw(statement).execute(db);
    await migrate(db, {steps: migrations.filter((step) => step.number <= number)});
    await db.destroy();
    const storage = await openTemporary({dataDir});
    expect(await storage.keys.list()).toMatchObject([
      {
        ...{account: 'team', requestsPerWindow: 7, role: 'caller'},
        ...{success: 'SUCCESS', failure: 'as-is', failedRows: 'named'},
      },
    ]);
    expect(await storage.credits.show('team')).toMatchObject({unlimited: true});
    expect(await storage.templates.get('note')).toMatchObject({id: 't1', version: 1});
    const document = (await storage.documents.claim())!;
    expect(document).toMatchObject({id: 'd2', jobId: job, account: 'team', name: 'b.png'});
    await storage.documents.complete(document, {pages: 1, fields: {}, warnings: []});
    expect(await storage.jobs.get(job)).toMatchObject({
      ...{status: 'SUCCESS', documents: {done: 2}, warnings: [], waitingReview: 0},
    });
    expect(await storage.reviews.documents(job, {from: 0, count: 1})).toMatchObject([
      {position: 0, revision: 0, needsLook: false, reviewedAt: undefined},
    ]);
  }
});
