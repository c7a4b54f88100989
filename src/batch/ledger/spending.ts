import {DocextractError} from '../../contract/errors.js';
import {counted} from '../../contract/counted.js';
import type {LedgerEntry} from './ledger-state.js';
import type {Intent} from './records.js';

/** Whose spending is counted: requests of one budget that the same key paid for at the same service. */
export type Spender = Pick<Intent, 'service'> & Partial<Pick<Intent, 'account' | 'budget'>>;

/**
 * Credits that requests of this budget may have cost: one for each page of everything that was sent, whatever came of it.
 * What the service refused, or what was never sent, costs nothing. `except` are ids of requests to leave out.
 */
export function spentCredits(
  entries: Iterable<Pick<LedgerEntry, 'intent' | 'state'>>,
  {service, account, budget}: Spender,
  except: ReadonlySet<string> = new Set(),
): number {
  let credits = 0;
  for (const {intent, state} of entries) {
    const isOfBudget = intent.budget === budget && intent.service === service && intent.account === account;
    if (isOfBudget && state !== 'refused' && state !== 'unsent' && !except.has(intent.id))
      credits += creditsOf(intent);
  }
  return credits;
}

/** What a request costs at most. Requests of a budget are sent only when their pages are counted. */
export function creditsOf({documents}: Pick<Intent, 'documents'>): number {
  return documents.reduce((sum, {pages = 0}) => sum + pages, 0);
}

/** The `over_budget` error. `limit` and `spent` are credits. */
export function budgetIsSpent(limit: number, spent: number): DocextractError {
  const what = spent === 0 ? 'nothing is spent yet, and this needs more' : `${spent} may be spent`;
  return new DocextractError('over_budget', `the limit of ${counted(limit, 'credit')} is reached: ${what}`, {
    hint: 'Give more with --max-credits; what is done is not paid again.',
  });
}
