import {randomUUID} from 'node:crypto';
import type {Transaction} from 'kysely';
import type {Failure} from '../failure.js';
import type {DocumentRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import {jsonText} from '../database/json-text.js';

export interface NewDocument {
  id?: string;
  position: number;
  name: string;
  /** File key. */
  file?: string;
  /** Failure instead of a file, for a document that cannot be processed. */
  error?: Failure;
}

/** Inserts documents of a job in one statement. A document with an `error` is stored as failed. */
export async function insertDocuments(
  trx: Transaction<Tables>,
  jobId: string,
  documents: NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map((document) => documentRow(jobId, document));
  await trx.insertInto('documents').values(rows).execute();
}

/** Columns in a fixed order. */
export function documentRow(
  jobId: string,
  {id = randomUUID(), position, name, file, error}: NewDocument,
): DocumentRow {
  return {
    id,
    job_id: jobId,
    position,
    name,
    file: file ?? null,
    status: error ? 'failed' : 'waiting',
    strikes: 0,
    interruptions: 0,
    holder: null,
    result: null,
    error: error ? jsonText(error) : null,
    completed_at: null,
    needs_look: 0,
    reviewed_at: null,
    revision: 0,
  };
}
