import type {Kysely} from 'kysely';
import type {Extraction} from '../../../src/contract/extraction.js';
import type {AccountRow, LedgerRow} from '../../../src/storage/database/rows/account-rows.js';
import type {Tables} from '../../../src/storage/database/tables.js';
import {groupBy} from './group-by.js';

/** The ledger sums to the balance, nothing is held any more, and what succeeded is paid once, what failed not at all. */
export async function complaintsAboutCredits(db: Kysely<Tables>): Promise<string[]> {
  const accounts = await db.selectFrom('accounts').selectAll().execute();
  const ledger = await db.selectFrom('ledger').selectAll().orderBy('number').execute();
  const holds = await db.selectFrom('holds').selectAll().execute();
  const byAccount = groupBy(ledger, ({account}) => account);
  const paid = sumsByReference(ledger);
  return [
    ...holds.map(({credits, reference}) => `${credits} credits are still held for ${reference}`),
    ...accounts.flatMap((account) => complaintsAboutAccount(account, byAccount.get(account.account) ?? [])),
    ...(await complaintsAboutPrices(db, paid)),
  ];
}

function complaintsAboutAccount({account, balance, entries}: AccountRow, ledger: LedgerRow[]): string[] {
  const sum = ledger.reduce((total, {amount}) => total + amount, 0);
  const inOrder = ledger.every(({number}, index) => number === index + 1);
  return [
    ...(sum === balance ? [] : [`the ledger of ${account} sums to ${sum}, its balance is ${balance}`]),
    ...(balance >= 0 ? [] : [`the balance of ${account} is ${balance}`]),
    ...(inOrder && ledger.length === entries ? [] : [`the ledger of ${account} has gaps`]),
  ];
}

async function complaintsAboutPrices(db: Kysely<Tables>, paid: Map<string, number>): Promise<string[]> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .innerJoin('accounts', 'accounts.account', 'jobs.account')
    .select(['documents.id', 'documents.status', 'documents.result'])
    .where('unlimited', '=', 0)
    .execute();
  const archives = await db.selectFrom('jobs').select('id').where('archive', '=', 1).execute();
  return [
    ...documents.flatMap(({id, status, result}) => {
      const price = status === 'done' && result !== null ? (JSON.parse(result) as Extraction).pages : 0;
      const got = paid.get(id) ?? 0;
      return price === got ? [] : [`document ${id} is ${status}, costs ${price} and was paid ${got}`];
    }),
    ...archives.flatMap(({id}) => ((paid.get(id) ?? 0) === 0 ? [] : [`archive ${id} itself was paid`])),
  ];
}

/** What was held and not given back. */
function sumsByReference(ledger: LedgerRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const {reason, reference, amount} of ledger)
    if (reason !== 'added') sums.set(reference, (sums.get(reference) ?? 0) - amount);
  return sums;
}
