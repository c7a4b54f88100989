import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import {recoverDeliveries} from '../webhooks/deliveries.js';
import {releaseHeld} from '../credits/credit-holds.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';
import {failArchive} from './fail-archive.js';
import type {Failure} from '../failure.js';
import {recordDocumentEnd} from './job-completion.js';
import type {Tables} from '../database/tables.js';
import {jsonText} from '../database/json-text.js';

/**
 * Interruptions are not the document's fault, but a document that takes the whole service down must fail eventually.
 */
export const maxInterruptions = 50;

interface Recovery {
  holder: string;
  clock: () => number;
  retentionMs: number;
  at: AtStorageCrashPoint;
}

/** Gives back the work of a dead holder. */
export async function recover(db: Kysely<Tables>, {holder, clock, retentionMs, at}: Recovery): Promise<void> {
  const completion = {now: clock(), retentionMs};
  const failure: Failure = {
    code: 'internal',
    message: `The service ended ${maxInterruptions} times while it was at work on this.`,
  };
  await write(db, async (trx) => {
    const running = await trx
      .updateTable('documents')
      .set((row) => ({status: 'waiting', holder: null, interruptions: row('interruptions', '+', 1)}))
      .where('holder', '=', holder)
      .where('status', '=', 'running')
      .returning(['id', 'job_id', 'interruptions'])
      .execute();
    for (const document of running.filter(({interruptions}) => interruptions >= maxInterruptions)) {
      await trx
        .updateTable('documents')
        .set({status: 'failed', error: jsonText(failure), file: null, completed_at: completion.now})
        .where('id', '=', document.id)
        .execute();
      await releaseHeld(trx, {reference: document.id, now: completion.now});
      await recordDocumentEnd(trx, {jobId: document.job_id, failure, ...completion});
    }
    at('recovery.changing');
    const unzipping = await trx
      .updateTable('jobs')
      .set((row) => ({holder: null, interruptions: row('interruptions', '+', 1)}))
      .where('holder', '=', holder)
      .returning(['id', 'status', 'interruptions'])
      .execute();
    for (const job of unzipping.filter(({interruptions}) => interruptions >= maxInterruptions))
      await failArchive(trx, {job, failure, ...completion});
    const requests = await trx.selectFrom('holds').select('reference').where('holder', '=', holder).execute();
    for (const {reference} of requests) await releaseHeld(trx, {reference, now: completion.now});
    await recoverDeliveries(trx, {holder, now: completion.now});
    await trx.deleteFrom('replies').where('holder', '=', holder).where('status', 'is', null).execute();
  });
  at('recovery.committed');
}
