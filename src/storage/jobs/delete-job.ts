import type {Kysely, Transaction} from 'kysely';
import {isRecord} from '../../contract/records.js';
import {write} from '../database/database.js';
import {releaseHeld} from '../credits/credit-holds.js';
import {deleteCorrections} from '../corrections/corrections.js';
import type {Tables} from '../database/tables.js';

export interface JobOfAccount {
  id: string;
  account: string;
}

/**
 * Deletes a job with its documents, results, corrections and deliveries, and gives held credits back. The stored answer
 * to its submission stays, without static values, so that a repetition is not paid again. Workers that still process
 * the job find that it is gone. Returns file keys that no row names, `undefined` when the account has no such job.
 */
export function deleteJob(
  db: Kysely<Tables>,
  {id, account}: JobOfAccount,
  now: number,
): Promise<string[] | undefined> {
  return write(db, async (trx) => {
    const job = await trx
      .selectFrom('jobs')
      .select('upload')
      .where('id', '=', id)
      .where('account', '=', account)
      .executeTakeFirst();
    if (job === undefined) return undefined;
    await releaseHeld(trx, {reference: id, now});
    await deleteDeliveries(trx, id);
    const files = await deleteDocuments(trx, id, now);
    await trx.deleteFrom('jobs').where('id', '=', id).execute();
    await emptyReply(trx, {id, account});
    return [...(job.upload === null ? [] : [job.upload]), ...files];
  });
}

async function deleteDeliveries(trx: Transaction<Tables>, jobId: string): Promise<void> {
  const own = trx.selectFrom('deliveries').select('id').where('job_id', '=', jobId);
  await trx.deleteFrom('delivery_attempts').where('delivery_id', 'in', own).execute();
  await trx.deleteFrom('deliveries').where('job_id', '=', jobId).execute();
}

async function deleteDocuments(trx: Transaction<Tables>, jobId: string, now: number): Promise<string[]> {
  await deleteCorrections(trx, trx.selectFrom('documents').select('id').where('job_id', '=', jobId));
  const documents = await trx
    .deleteFrom('documents')
    .where('job_id', '=', jobId)
    .returning(['id', 'file', 'status'])
    .execute();
  for (const {id, status} of documents)
    if (status === 'waiting' || status === 'running') await releaseHeld(trx, {reference: id, now});
  return documents.flatMap(({file}) => file ?? []);
}

async function emptyReply(trx: Transaction<Tables>, {id, account}: JobOfAccount): Promise<void> {
  const replies = await trx
    .selectFrom('replies')
    .select(['idempotency_key', 'body'])
    .where('account', '=', account)
    .where('status', '=', 202)
    // Found as text: the JSON functions of databases differ.
    .where('body', 'like', `%${JSON.stringify(id)}%`)
    .execute();
  for (const {idempotency_key, body} of replies) {
    const answer: unknown = JSON.parse(body ?? 'null');
    if (!isRecord(answer) || answer.job_id !== id || !('static_values' in answer)) continue;
    await trx
      .updateTable('replies')
      .set({body: JSON.stringify({...answer, static_values: {}})})
      .where('account', '=', account)
      .where('idempotency_key', '=', idempotency_key)
      .execute();
  }
}
