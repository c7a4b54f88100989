import type {ConceptName} from '../knowledge/concepts/concepts.js';
import {
  absoluteDecimal,
  addDecimals,
  compareDecimals,
  isNear,
  isZero,
  negateDecimal,
} from '../values/decimal.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {fair, lifted} from '../levels.js';

/** The most that cash rounding changes an amount by. */
const roundingLimit = '0.05';

/**
 * Paid less change is the amount to pay: raises the scores of totals it confirms. Where cash is rounded, the rounded
 * total is the one to pay, and the exact one is lowered.
 */
export function reconcilePayments(candidates: ScoredValue[]): ScoredValue[] {
  const totals = bestOf(candidates, 'grand_total');
  if (totals.length === 0) return candidates;
  const paid = paidAmounts(candidates);
  const roundings = bestOf(candidates, 'rounding')
    .map(({value}) => String(value))
    .filter((value) => !isZero(value));
  const rounded = totals.flatMap((total) => roundedFrom(total, {totals, paid, roundings}));
  const lowered = new Set(rounded.map(({from}) => from));
  const added = rounded.flatMap(({from, to}) =>
    to === undefined ? [] : [{...to, query: from.query, score: lifted(from.score)}],
  );
  const adjusted = candidates.map((candidate) => {
    if (candidate.query.concept !== 'grand_total') return candidate;
    if ([...lowered].some((from) => from.value === candidate.value))
      return {...candidate, score: candidate.score * fair};
    const value = String(candidate.value);
    const confirmed = paid.some((amount) => compareDecimals(amount.value, value) === 0);
    const isRounded = added.some((one) => one.value === candidate.value);
    return confirmed || isRounded ? {...candidate, score: lifted(candidate.score)} : candidate;
  });
  return [...adjusted, ...added];
}

interface Paid {
  value: string;
  candidate: ScoredValue;
}

/** Amounts paid, less change where there is any. */
function paidAmounts(candidates: ScoredValue[]): Paid[] {
  const changes = bestOf(candidates, 'change').map(({value}) => String(value));
  return bestOf(candidates, 'paid_amount').flatMap((candidate) => {
    const given = String(candidate.value);
    const less = changes.map((change) => addDecimals(given, negateDecimal(absoluteDecimal(change))));
    const all = changes.length === 0 ? [given] : less;
    return all.filter((value) => compareDecimals(value, '0') > 0).map((value) => ({value, candidate}));
  });
}

interface Known {
  totals: ScoredValue[];
  paid: Paid[];
  roundings: string[];
}

/** The rounded amount for an exact total, if it is among the totals or payments. */
function roundedFrom(
  total: ScoredValue,
  {totals, paid, roundings}: Known,
): {from: ScoredValue; to?: ScoredValue}[] {
  const exact = String(total.value);
  const isRounding = (value: string) =>
    value !== exact &&
    isNear(value, exact, roundingLimit) &&
    /[05]$/.test(value) &&
    (roundings.some(
      (rounding) =>
        isNear(value, addDecimals(exact, rounding), '0') ||
        isNear(value, addDecimals(exact, negateDecimal(rounding)), '0'),
    ) ||
      !/[05]$/.test(exact));
  const other = totals.find((one) => isRounding(String(one.value)));
  if (other !== undefined) return [{from: total, to: other}];
  const payment = paid.find(({value}) => isRounding(value));
  return payment === undefined ? [] : [{from: total, to: {...payment.candidate, value: payment.value}}];
}

function bestOf(candidates: ScoredValue[], concept: ConceptName): ScoredValue[] {
  const own = candidates.filter(({query}) => query.concept === concept && query.type === 'money');
  return own.sort((a, b) => b.score - a.score).slice(0, 10);
}
