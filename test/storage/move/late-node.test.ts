import {expect, test} from 'vitest';
import type {Tables} from '../../../src/storage/database/tables.js';
import {beginSource, endMove} from '../../../src/storage/move/move-records.js';
import {openDatabaseOf} from '../../helpers/database.js';
import {openTemporary} from '../open-temporary.js';

test.each([
  ['being moved', 'copying'],
  ['moved', 'moved'],
] as const)('a node that was starting takes nothing in once its data are %s', async (said, state) => {
  const {dataDir, holders, jobs} = await openTemporary();
  const db = await openDatabaseOf<Tables>(dataDir);
  const {id} = await beginSource(db, {other: 'elsewhere', now: 1_000});
  if (state === 'moved') await endMove(db, {id, role: 'source', state, now: 2_000});
  const refusal = {
    code: 'usage',
    message: expect.stringMatching(new RegExp(`${said} to elsewhere`)) as string,
    hint: expect.stringContaining('docextract migrate') as string,
  };
  await expect(holders.self()).rejects.toMatchObject(refusal);
  const accepted = jobs.create({
    ...{account: 'one', archive: false, template: undefined, static_values: {}},
    ...{request: {document_type: 'note', fields: []}, upload: {key: 'a', name: 'a.png'}},
  });
  await expect(accepted).rejects.toMatchObject(refusal);
  expect(await db.selectFrom('holders').selectAll().execute()).toEqual([]);
  await db.destroy();
});
