import {sql} from 'kysely';
import {recordInDatabase, recordOfNode} from '../database/shared-store-record.js';
import type {Tables} from '../database/tables.js';
import type {StoreRecords} from '../files/file-store-record.js';
import {connectPostgres} from './connect.js';
import {explained} from './explain.js';

/**
 * Calls `act` with the records that a database on a server has of its files, without making or changing its tables.
 * Throws the reason why the server cannot be used.
 */
export async function withServerRecords<Result>(
  {url, dataDir}: {url: string; dataDir: string},
  act: (records: StoreRecords) => Promise<Result>,
): Promise<Result> {
  const db = await connectPostgres<Tables>(url);
  const records = recordInDatabase(db, dataDir);
  try {
    const {rows} = await sql`select 1 where to_regclass('file_store') is not null`.execute(db);
    return await act(rows.length > 0 ? records : {...records, read: () => recordOfNode(dataDir)});
  } catch (error) {
    throw explained(error, url);
  } finally {
    await db.destroy();
  }
}
