import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {openPostgresRequestCounts} from '../../src/storage/keys/postgres-request-counts.js';
import {openDatabaseOf} from '../helpers/database.js';
import {temporaryDirectory} from '../storage/open-temporary.js';

const minute = 60_000;

/** Counts requests of a key in a window that another node began so much later than the clock says now. */
async function countAfter(aheadMs: number): Promise<number> {
  const db = await openDatabaseOf<object>(await temporaryDirectory());
  onTestFinished(() => db.destroy());
  const requests = await openPostgresRequestCounts(db);
  const count = async () => (await requests.count(new Map([['key', 1]]), minute)).get('key')?.number ?? 0;
  expect(await count()).toBe(1);
  expect(await count()).toBe(2);
  await sql`
    update windows set started_at = floor(extract(epoch from clock_timestamp()) * 1000) + ${aheadMs}`.execute(
    db,
  );
  return count();
}

test('a request that another node overtook between clock and count is counted in the window of the other', async () => {
  expect(await countAfter(1_000)).toBe(3);
});

test('a window that began long after now is from before the clock was put back, and ends', async () => {
  expect(await countAfter(10_000)).toBe(1);
});
