import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import type {Tables} from '../database/tables.js';

/** A stored file, given to a document whose own is deleted. */
export interface LentFile {
  documentId: string;
  /** File key. */
  file: string;
}

/** Shows a document that was read with a file again. Returns whether it is there, and has none. */
export async function lendFile(db: Kysely<Tables>, {documentId, file}: LentFile): Promise<boolean> {
  const lent = await write(db, (trx) =>
    trx
      .updateTable('documents')
      .set({file})
      .where('id', '=', documentId)
      .where('status', '=', 'done')
      .where('file', 'is', null)
      .executeTakeFirst(),
  );
  return lent.numUpdatedRows > 0n;
}

/** Takes a lent file from its document, where that still has it. */
export async function takeBackFile(db: Kysely<Tables>, {documentId, file}: LentFile): Promise<void> {
  await write(db, (trx) =>
    trx
      .updateTable('documents')
      .set({file: null})
      .where('id', '=', documentId)
      .where('file', '=', file)
      .execute(),
  );
}
