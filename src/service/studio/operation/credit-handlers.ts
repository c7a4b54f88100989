import {DocextractError} from '../../../contract/errors.js';
import type {Balance, LedgerEntry} from '../../../storage/credits/credits.js';
import type {Storage} from '../../../storage/open.js';
import type {AccountCredits, LedgerEntry as ToldEntry} from '../contract/operation.js';
import type {StudioHandlers} from '../handler.js';
import {isoTime} from '../timestamps.js';

/** Credits of all accounts that have a key or had a limit. */
export const creditHandlers = {
  credits: async ({storage}) => {
    const limited = await storage.credits.list();
    const known = new Set(limited.map(({account}) => account));
    const others = new Set((await storage.keys.list()).map(({account}) => account));
    const unlimited = [...others].filter((account) => !known.has(account));
    const all = [
      ...limited,
      ...unlimited.map((account) => ({account, unlimited: true, balance: 0, held: 0})),
    ];
    return all.sort((one, other) => (one.account < other.account ? -1 : 1)).map(told);
  },
  changeCredits: async ({storage}, {params: {account}, body}) => {
    await requireAccount(storage, account);
    const {credits} = storage;
    return told('add' in body ? await credits.add(account, body.add) : await credits.setUnlimited(account));
  },
  creditLedger: async ({storage}, {params: {account}, query: {limit}}) => {
    await requireAccount(storage, account);
    return (await storage.credits.entries(account, limit)).map(entryOf);
  },
} satisfies Partial<StudioHandlers>;

/** Throws `not_found` unless the account exists: a mistyped name must not create one. */
async function requireAccount({keys, credits}: Storage, account: string): Promise<void> {
  if ((await keys.list()).some((key) => key.account === account)) return;
  if ((await credits.list()).some((balance) => balance.account === account)) return;
  throw new DocextractError('not_found', `There is no account ${account}.`, {
    hint: 'An account begins with its first key.',
  });
}

function told({account, unlimited, balance, held}: Balance): AccountCredits {
  return {account, balance: unlimited ? null : balance, held};
}

function entryOf({createdAt, ...entry}: LedgerEntry): ToldEntry {
  return {...entry, at: isoTime(createdAt)};
}
