import {type Kysely, sql, type Transaction} from 'kysely';
import {counted} from '../../contract/counted.js';
import {DocextractError} from '../../contract/errors.js';
import type {AccountRow, LedgerRow} from '../database/rows/account-rows.js';
import type {Tables} from '../database/tables.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Credits are held from acceptance until the work has ended; then they are spent or given back. The reference is the
 * id of a document, of an archive's job before it is unzipped, or of a request.
 */
export interface CreditHold {
  account: string;
  reference: string;
  /** Total amount, including credits already held. */
  credits: number;
  /** Process whose end gives them back; absent where another process takes over the reference. */
  holder?: string;
  now: number;
}

/** Holds credits, or as many more as are missing. Throws `out_of_credits`. An account without limit holds nothing. */
export async function holdCredits(
  trx: Transaction<Tables>,
  {account, reference, credits, holder, now}: CreditHold,
): Promise<void> {
  const terms = await limitedAccount(trx, account);
  if (terms === undefined) return;
  const held = await heldFor(trx, reference);
  const missing = credits - held;
  if (missing <= 0) return;
  if (terms.balance < missing) throw outOfCredits(terms.balance, missing);
  await bookEntries(trx, terms, [
    {amount: -missing, reason: 'hold', reference, held: credits, created_at: now},
  ]);
  await trx
    .insertInto('holds')
    .values({reference, account, credits, holder: holder ?? null})
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({credits}))
    .execute();
}

/** Spends held credits. */
export async function spendHeld(trx: Transaction<Tables>, reference: string): Promise<void> {
  await trx.deleteFrom('holds').where('reference', '=', reference).execute();
}

/** Returns held credits to the balance; returns the amount. */
export async function releaseHeld(
  trx: Transaction<Tables>,
  {reference, now}: {reference: string; now: number},
): Promise<number> {
  const held = await trx
    .deleteFrom('holds')
    .where('reference', '=', reference)
    .returning(['account', 'credits'])
    .executeTakeFirst();
  if (held === undefined) return 0;
  const terms = await rowOf(trx, held.account);
  await bookEntries(trx, mustExist(terms, 'account of held credits'), [
    {amount: held.credits, reason: 'given_back', reference, held: 0, created_at: now},
  ]);
  return held.credits;
}

/** Divides the credits held for an archive among its documents, one each; the rest is given back. */
export async function divideHold(
  trx: Transaction<Tables>,
  {from, among, now}: {from: string; among: string[]; now: number},
): Promise<void> {
  const held = await trx
    .selectFrom('holds')
    .select('account')
    .where('reference', '=', from)
    .executeTakeFirst();
  if (held === undefined) return;
  const credits = await releaseHeld(trx, {reference: from, now});
  const terms = mustExist(await rowOf(trx, held.account), 'account of held credits');
  for (const references of slicesOf(among.slice(0, credits))) {
    const common = {amount: -1, reason: 'hold', held: 1, created_at: now} as const;
    await bookEntries(
      trx,
      terms,
      references.map((reference) => ({...common, reference})),
    );
    await trx
      .insertInto('holds')
      .values(references.map((reference) => ({reference, account: terms.account, credits: 1, holder: null})))
      .execute();
  }
}

/** The account's row, `undefined` when it has no limit. */
export async function limitedAccount(db: Kysely<Tables>, account: string): Promise<AccountRow | undefined> {
  const row = await rowOf(db, account);
  return row?.unlimited === 0 ? row : undefined;
}

/** Books ledger entries and their sum on the balance. Updates `terms`. */
export async function bookEntries(
  trx: Transaction<Tables>,
  terms: AccountRow,
  entries: Omit<LedgerRow, 'account' | 'number'>[],
): Promise<void> {
  const {account} = terms;
  const rows = entries.map((entry, index) => ({...entry, account, number: terms.entries + index + 1}));
  await trx.insertInto('ledger').values(rows).execute();
  terms.entries += rows.length;
  terms.balance += rows.reduce((sum, {amount}) => sum + amount, 0);
  const {balance, entries: count} = terms;
  await trx.updateTable('accounts').set({balance, entries: count}).where('account', '=', account).execute();
}

/** The `out_of_credits` error. Both numbers are credits; `wanted` is what the work would need. */
export function outOfCredits(balance: number, wanted: number): DocextractError {
  return new DocextractError(
    'out_of_credits',
    `The balance is ${counted(balance, 'credit')}, ${wanted} ${wanted === 1 ? 'is' : 'are'} needed.`,
    {hint: 'The operator of the service adds some with: docextract credits add <n> --key <id>'},
  );
}

async function heldFor(trx: Transaction<Tables>, reference: string): Promise<number> {
  const row = await trx
    .selectFrom('holds')
    .select('credits')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.credits ?? 0;
}

/** Called several times per submission: avoids building the query each time. */
async function rowOf(db: Kysely<Tables>, account: string): Promise<AccountRow | undefined> {
  const {rows} = await sql<AccountRow>`select * from accounts where account = ${account}`.execute(db);
  return rows[0];
}

/** SQLite limits the values of a statement. */
function slicesOf(references: string[], size = 500): string[][] {
  return Array.from({length: Math.ceil(references.length / size)}, (_, index) =>
    references.slice(index * size, (index + 1) * size),
  );
}
