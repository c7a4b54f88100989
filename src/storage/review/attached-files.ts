import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import type {Tables} from '../database/tables.js';

/** A stored file, given to a document whose own is deleted. */
export interface AttachedFile {
  documentId: string;
  /** File key. */
  file: string;
}

/**
 * Attaches a file to a document whose own file is deleted, to show its pages again. Returns `false` when the document
 * is missing, has not been read, or has a file.
 */
export async function attachFile(db: Kysely<Tables>, {documentId, file}: AttachedFile): Promise<boolean> {
  const attached = await write(db, (trx) =>
    trx
      .updateTable('documents')
      .set({file})
      .where('id', '=', documentId)
      .where('status', '=', 'done')
      .where('file', 'is', null)
      .executeTakeFirst(),
  );
  return attached.numUpdatedRows > 0n;
}

/** Removes an attached file from its document, if the document still has it. */
export async function detachFile(db: Kysely<Tables>, {documentId, file}: AttachedFile): Promise<void> {
  await write(db, (trx) =>
    trx
      .updateTable('documents')
      .set({file: null})
      .where('id', '=', documentId)
      .where('file', '=', file)
      .execute(),
  );
}
