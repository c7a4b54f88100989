import type {Tables} from '../database/tables.js';
import {connectPostgres} from '../postgres/connect.js';
import {explained, placeOf} from '../postgres/explain.js';
import {refuseMoved} from './move-records.js';
import {tablesIn} from './table-copies.js';

/** Throws `usage` for a database on a server whose data are used elsewhere, or are not all here yet, as a start would. */
export async function refuseMovedFrom(url: string): Promise<void> {
  const db = await connectPostgres<Tables>(url);
  try {
    if ((await tablesIn(db)).has('moves')) await refuseMoved(db, placeOf(url));
  } catch (error) {
    throw explained(error, url);
  } finally {
    await db.destroy();
  }
}
