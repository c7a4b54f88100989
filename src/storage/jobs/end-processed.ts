import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import {completed, moveJob} from './job-completion.js';
import type {Tables} from '../database/tables.js';

/**
 * Ends archive jobs whose documents are all processed. PROCESS IMAGE SUCCESS is a stored state before that: a process
 * that ends in between leaves the rest to the next call.
 */
export async function endProcessed(
  db: Kysely<Tables>,
  {clock, retentionMs}: {clock: () => number; retentionMs: number},
): Promise<void> {
  const processed = (on: Kysely<Tables>) =>
    on.selectFrom('jobs').select(['id', 'status']).where('status', '=', 'PROCESS IMAGE SUCCESS');
  // Reading takes no lock, and mostly finds nothing.
  for (const {id} of await processed(db).execute())
    await write(db, async (trx) => {
      const job = await processed(trx).where('id', '=', id).executeTakeFirst();
      if (job) await moveJob(trx, job, ['SUCCESS'], completed({now: clock(), retentionMs}));
    });
}
