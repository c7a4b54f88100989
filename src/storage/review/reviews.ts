// review: documents as reviewers see and correct them, and jobs that wait for them.

import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import type {Tables} from '../database/tables.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import {endWait} from '../jobs/job-completion.js';
import {correctDocument, type DocumentChange} from './correct-document.js';
import {type AttachedFile, attachFile, detachFile} from './attached-files.js';
import {reviewedDocuments, type ReviewedDocument} from './reviewed-documents.js';

export interface ReviewStore {
  /** In archive order, from the given position on. */
  documents(jobId: string, page: {from: number; count: number}): Promise<ReviewedDocument[]>;
  /** Positions of the documents before and after this one that need a look. */
  neighbours(jobId: string, position: number): Promise<{previous?: number; next?: number}>;
  /**
   * Corrects a document: its values go out from then on. Marks it reviewed, ends the job that waited for it alone, and
   * queues another delivery for values that differ from those sent. Returns file keys no longer needed. Throws
   * `not_found`, `results_expired`, `not_finished` and `unreadable_document` for documents without values,
   * `changed_meanwhile` when its revision is another.
   */
  correct(change: DocumentChange): Promise<string[]>;
  /**
   * Shows a document that was read with a file again, until that is taken back or the document is deleted. Returns
   * whether it is there, and has none.
   */
  attachFile(attached: AttachedFile): Promise<boolean>;
  /** Takes an attached file from its document; the caller removes it. */
  detachFile(attached: AttachedFile): Promise<void>;
  /** Ends jobs that have waited for review long enough: values go out as they are. Returns their number. */
  endWaits(): Promise<number>;
}

interface Parts {
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

export function reviewStore(db: Kysely<Tables>, {clock, retentionMs, at}: Parts): ReviewStore {
  const waitedLong = (on: Kysely<Tables>) => {
    const now = clock();
    return (
      on
        .selectFrom('jobs')
        .select(['id', 'status', 'archive'])
        .where('review_until', 'is not', null)
        // Times further ahead were set before the clock was put back.
        .where((row) =>
          row.or([
            row('review_until', '<=', now),
            row('review_until', '>', row(row.ref('review_ms'), '+', now)),
          ]),
        )
        .limit(1)
        .executeTakeFirst()
    );
  };
  return {
    documents: (jobId, page) => reviewedDocuments(db, jobId, page),
    neighbours: (jobId, position) => neighbours(db, jobId, position),
    correct: async (change) => {
      const unneeded = await write(db, (trx) =>
        correctDocument(trx, change, {completion: {now: clock(), retentionMs}, at}),
      );
      at('correction.committed');
      return unneeded;
    },
    attachFile: (attached) => attachFile(db, attached),
    detachFile: (attached) => detachFile(db, attached),
    endWaits: async () => {
      let count = 0;
      // Reading takes no lock, and mostly finds nothing.
      while ((await waitedLong(db)) !== undefined)
        await write(db, async (trx) => {
          const job = await waitedLong(trx);
          if (job === undefined) return;
          await endWait(trx, job, {now: clock(), retentionMs});
          count++;
        });
      return count;
    },
  };
}

async function neighbours(
  db: Kysely<Tables>,
  jobId: string,
  position: number,
): Promise<{previous?: number; next?: number}> {
  const ofJob = db
    .selectFrom('documents')
    .select('position')
    .where('job_id', '=', jobId)
    .where('needs_look', '=', 1)
    .limit(1);
  const previous = await ofJob
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  const next = await ofJob.where('position', '>', position).orderBy('position').executeTakeFirst();
  return {
    ...(previous && {previous: previous.position}),
    ...(next && {next: next.position}),
  };
}
