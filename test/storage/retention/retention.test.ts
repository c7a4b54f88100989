import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {limits} from '../../../src/contract/limits.js';
import {write} from '../../../src/storage/database/database.js';
import {openDatabaseOf} from '../../helpers/database.js';
import {openDataDirectoryFiles} from '../../../src/storage/files/data-directory-store.js';
import {migrate} from '../../../src/storage/database/migrate.js';
import {ignoreCrashPoint} from '../../../src/storage/files/storage-crash-points.js';
import {retentionStore} from '../../../src/storage/retention/retention.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {temporaryDirectory} from '../open-temporary.js';

const now = 2 * limits.retentionMs;

async function openTwice() {
  const dataDir = await temporaryDirectory();
  for (const name of ['kept', 'temporary']) await mkdir(join(dataDir, name));
  const databases = [await openDatabaseOf<Tables>(dataDir), await openDatabaseOf<Tables>(dataDir)] as const;
  onTestFinished(async () => {
    for (const db of databases) await db.destroy();
  });
  await migrate(databases[0]);
  const files = openDataDirectoryFiles(dataDir, () => Promise.resolve(join(dataDir, 'temporary')));
  const retention = retentionStore(databases[0], {
    files,
    holders: {isAlone: () => Promise.resolve(true)},
    clock: () => now,
    at: ignoreCrashPoint,
  });
  return {retention, db: databases[0], other: databases[1]};
}

const reply = (created_at: number, status: number | null) => ({
  ...{account: 'one', idempotency_key: 'key', fingerprint: 'same', holder: 'other'},
  ...{created_at, status, body: status === null ? null : '{}'},
});

test('an old answer is forgotten, and a request that another process has begun under its key meanwhile is not', async () => {
  const {retention, db, other} = await openTwice();
  const known = () => db.selectFrom('replies').select(['created_at', 'status']).execute();
  await db.insertInto('replies').values(reply(0, 200)).execute();
  await retention.purge();
  expect(await known()).toEqual([]);

  await db.insertInto('replies').values(reply(0, 200)).execute();
  let purging: Promise<unknown> | undefined;
  await write(other, async (trx) => {
    purging = retention.purge();
    // It has seen the old one by then, and met the lock.
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    await trx.deleteFrom('replies').execute();
    await trx.insertInto('replies').values(reply(now, null)).execute();
  });
  await purging;
  expect(await known()).toEqual([{created_at: now, status: null}]);
});
