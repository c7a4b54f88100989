import type {Kysely} from 'kysely';
import type {Extraction} from '../../contract/extraction.js';
import {correctionsOf, type StoredCorrection} from '../corrections/corrections.js';
import {parseJsonText} from '../database/json-text.js';
import type {DocumentRow} from '../database/rows/job-rows.js';
import type {Tables} from '../database/tables.js';
import type {Failure} from '../failure.js';

/** A document with what was read and what reviewers said of it. */
export interface ReviewedDocument {
  id: string;
  position: number;
  name: string;
  status: DocumentRow['status'];
  error: Failure | undefined;
  /** `undefined` until it is read, and when that failed. */
  read: Extraction | undefined;
  /** By field. */
  corrections: Map<string, StoredCorrection>;
  /** File key; `undefined` when it is deleted. */
  file: string | undefined;
  /** Whether the document has an unsure value and is not reviewed. */
  needsLook: boolean;
  reviewedAt: number | undefined;
  /** Counts the changes by reviewers. */
  revision: number;
}

/** Documents of a job in order, from a position on. */
export async function reviewedDocuments(
  db: Kysely<Tables>,
  jobId: string,
  {from, count}: {from: number; count: number},
): Promise<ReviewedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(count)
    .execute();
  const corrections = await correctionsOf(
    db,
    rows.map(({id}) => id),
  );
  return rows.map((row) =>
    reviewedDocument(row, corrections.get(row.id) ?? new Map<string, StoredCorrection>()),
  );
}

function reviewedDocument(row: DocumentRow, corrections: Map<string, StoredCorrection>): ReviewedDocument {
  const {id, position, name, status, revision} = row;
  return {
    ...{id, position, name, status, revision, corrections},
    error: row.error === null ? undefined : parseJsonText(row.error),
    read: row.result === null ? undefined : parseJsonText(row.result),
    file: row.file ?? undefined,
    needsLook: row.needs_look === 1,
    reviewedAt: row.reviewed_at ?? undefined,
  };
}
