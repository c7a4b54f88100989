import type {Kysely} from 'kysely';
import {write} from '../database/database.js';
import {completed, moveJob} from './job-completion.js';
import type {Tables} from '../database/tables.js';

/**
 * Ends the archives whose documents are all processed. Whoever polls may see PROCESS IMAGE SUCCESS before, a state of its
 * own on disk: a process that ends in between leaves the rest to the next call, by whomever.
 */
export async function endProcessed(
  db: Kysely<Tables>,
  {clock, retentionMs}: {clock: () => number; retentionMs: number},
): Promise<void> {
  const processed = (on: Kysely<Tables>) =>
    on.selectFrom('jobs').select(['id', 'status']).where('status', '=', 'PROCESS IMAGE SUCCESS');
  // Looking costs no lock; most looks find nothing.
  for (const {id} of await processed(db).execute())
    await write(db, async (trx) => {
      const job = await processed(trx).where('id', '=', id).executeTakeFirst();
      if (job) await moveJob(trx, job, ['SUCCESS'], completed({now: clock(), retentionMs}));
    });
}
