import type {Transaction} from 'kysely';
import type {Tables} from '../database/tables.js';

/**
 * Round-robin by account: the least recently served comes first. Turns are counted, not timed, so clock changes have
 * no effect.
 */
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
