import {withAgreement} from '../scoring/value-agreement.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {derivedTotals} from './derived-totals.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {isPayment, withoutLoneNet} from '../scoring/auxiliary-queries.js';
import {rankTotals} from './ranked-totals.js';
import {reconcilePayments} from './receipt-payments.js';
import {taxTableCandidates} from './tax-tables.js';
import {totalChoices, type TotalChoice} from './total-features.js';
import {reconcileTotals} from './total-arithmetic.js';

export interface ReceiptTotals {
  candidates: ScoredValue[];
  /** Every amount that may be the total. */
  choices: TotalChoice[];
}

/** The candidates of a receipt, rescored by its arithmetic: taxes, payment, change and rounding. */
export function receiptTotals(
  queries: ConceptQuery[],
  found: ScoredValue[],
  document: ReadDocument,
): ReceiptTotals {
  const derived = queries.flatMap((query) => [
    ...derivedTotals(query, found, document),
    ...taxTableCandidates(query, found, document),
  ]);
  const before = [...found, ...derived];
  const after = reconcilePayments(reconcileTotals(withAgreement(before)));
  const choices = totalChoices({before, after}, document);
  // Payment and change that were not requested only check the total: they must not take its words.
  const own = after.filter(({query}) => queries.includes(query) || !isPayment(query));
  return {candidates: rankTotals(queries, withoutLoneNet(own, queries), choices), choices};
}
