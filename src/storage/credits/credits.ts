// credits: the balance of each account, and credits held for work under way.

import {randomUUID} from 'node:crypto';
import type {Kysely, Transaction} from 'kysely';
import {reusableQuery} from '../database/reusable-query.js';
import {write} from '../database/database.js';
import type {Holders} from '../database/holders.js';
import {
  bookEntries,
  releaseHeld,
  holdCredits,
  outOfCredits,
  spendHeld,
  limitedAccount,
} from './credit-holds.js';
import type {AccountRow, LedgerRow} from '../database/rows/account-rows.js';
import type {Tables} from '../database/tables.js';

export interface Balance {
  account: string;
  unlimited: boolean;
  /** Credits that may be spent, without held ones. */
  balance: number;
  /** Credits held for unfinished work. */
  held: number;
}

export type LedgerEntry = Pick<LedgerRow, 'number' | 'amount' | 'reason' | 'reference'> & {createdAt: number};

/** An account without an entry here has no limit. */
export interface CreditStore {
  show(account: string): Promise<Balance>;
  /** Balances of all accounts that have, or had, a limit. */
  list(): Promise<Balance[]>;
  /** Adds credits to an account; gives an account without limit one. */
  add(account: string, credits: number): Promise<Balance>;
  setUnlimited(account: string): Promise<Balance>;
  /** The latest `count` entries of an account, newest first. */
  entries(account: string, count: number): Promise<LedgerEntry[]>;
  /** Throws `out_of_credits` when an account with a limit has less; returns whether it has a limit. */
  require(account: string, credits: number): Promise<boolean>;
  /** Holds credits for a synchronous request; they are given back when this process ends. */
  hold(request: {account: string; reference: string; credits: number}): Promise<void>;
  spend(reference: string): Promise<void>;
  giveBack(reference: string): Promise<void>;
  /** Spent so far by all accounts together. */
  spent(): Promise<number>;
}

/** Makes the store of credits. `holders` gives the id of this process for credits held for synchronous requests. */
export function creditStore(
  db: Kysely<Tables>,
  {holders, clock}: {holders: Holders; clock: () => number},
): CreditStore {
  const balancesOf = reusableQuery(db, balances(db).where('account', '=', ''));
  const show = async (account: string): Promise<Balance> => {
    const [row] = await balancesOf([account]);
    return row ? balanceOf(row) : {account, unlimited: true, balance: 0, held: 0};
  };
  return {
    show,
    list: async () => (await balances(db).execute()).map(balanceOf),
    add: async (account, credits) => {
      await write(db, async (trx) => {
        const terms = await openAccount(trx, {account, unlimited: 0});
        const entry = {amount: credits, reason: 'added' as const, reference: randomUUID(), held: 0};
        await bookEntries(trx, terms, [{...entry, created_at: clock()}]);
      });
      return show(account);
    },
    setUnlimited: async (account) => {
      await write(db, (trx) => openAccount(trx, {account, unlimited: 1}));
      return show(account);
    },
    entries: async (account, count) => {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('account', '=', account)
        .orderBy('number', 'desc')
        .limit(count)
        .execute();
      return rows.map(({number, amount, reason, reference, created_at}) => ({
        ...{number, amount, reason, reference},
        createdAt: created_at,
      }));
    },
    require: async (account, credits) => {
      const terms = await limitedAccount(db, account);
      if (terms !== undefined && terms.balance < credits) throw outOfCredits(terms.balance, credits);
      return terms !== undefined;
    },
    hold: async ({account, reference, credits}) => {
      if ((await limitedAccount(db, account)) === undefined) return;
      const holder = await holders.self();
      await write(db, (trx) => holdCredits(trx, {account, reference, credits, holder, now: clock()}));
    },
    spend: (reference) => whereHeld(db, reference, (trx) => spendHeld(trx, reference)),
    giveBack: (reference) =>
      whereHeld(db, reference, async (trx) => {
        await releaseHeld(trx, {reference, now: clock()});
      }),
    spent: async () => {
      const {booked} = await db
        .selectFrom('ledger')
        .select((row) => row.fn.sum<number | null>('amount').as('booked'))
        .where('reason', '!=', 'added')
        .executeTakeFirstOrThrow();
      const {held} = await db
        .selectFrom('holds')
        .select((row) => row.fn.sum<number | null>('credits').as('held'))
        .executeTakeFirstOrThrow();
      // "0 -" avoids negative zero.
      return 0 - (booked ?? 0) - (held ?? 0);
    },
  };
}

/** Reading takes no lock, and most accounts hold nothing. */
async function whereHeld(
  db: Kysely<Tables>,
  reference: string,
  change: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const held = await db
    .selectFrom('holds')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (held !== undefined) await write(db, change);
}

function openAccount(
  trx: Transaction<Tables>,
  {account, unlimited}: Pick<AccountRow, 'account' | 'unlimited'>,
): Promise<AccountRow> {
  return trx
    .insertInto('accounts')
    .values({account, unlimited, balance: 0, entries: 0})
    .onConflict((conflict) => conflict.column('account').doUpdateSet({unlimited}))
    .returningAll()
    .executeTakeFirstOrThrow();
}

function balances(db: Kysely<Tables>) {
  return db
    .selectFrom('accounts')
    .select((row) => [
      'account',
      'unlimited',
      'balance',
      row
        .selectFrom('holds')
        .select((hold) => hold.fn.coalesce(hold.fn.sum<number>('credits'), hold.lit(0)).as('held'))
        .whereRef('holds.account', '=', 'accounts.account')
        .as('held'),
    ])
    .orderBy('account');
}

function balanceOf({
  unlimited,
  held,
  ...row
}: Pick<AccountRow, 'account' | 'unlimited' | 'balance'> & {held: number | null}): Balance {
  return {...row, unlimited: unlimited === 1, held: held ?? 0};
}
