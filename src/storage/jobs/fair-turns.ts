import type {Transaction} from 'kysely';
import type {Tables} from '../database/tables.js';

/** Who was served last stands behind all others. Turns are counted, not timed: a clock that jumps changes nothing. */
export async function nextTurn(trx: Transaction<Tables>, account: string): Promise<number> {
  const last = await trx
    .selectFrom('turns')
    .select((row) => row.fn.max('turn').as('turn'))
    .executeTakeFirst();
  const turn = (last?.turn ?? 0) + 1;
  await trx
    .insertInto('turns')
    .values({account, turn})
    .onConflict((conflict) => conflict.column('account').doUpdateSet({turn}))
    .execute();
  return turn;
}
