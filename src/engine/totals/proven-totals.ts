import {unionOf} from '../box.js';
import {
  absoluteDecimal,
  addDecimals,
  compareDecimals,
  isNear,
  isZero,
  multiplyDecimals,
  negateDecimal,
} from '../values/decimal.js';
import {isClearAmount} from '../clear-amount.js';
import {findMoney} from '../values/money.js';
import {findPercents} from '../values/percent.js';
import {lineItemTotals} from '../tables/line-items/line-item-totals.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor, type LineRange} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {sumsOfTaxes} from './total-arithmetic.js';
import {certain, fair, likely, possible} from '../levels.js';

/**
 * Candidates for totals that arithmetic proves where labels do not: net, tax and gross that add up, with at least two
 * confirmations from labels, the sum of the line items and a tax rate on the page.
 */
export function provenTotals(
  queries: ConceptQuery[],
  candidates: ScoredValue[],
  document: ReadDocument,
): ScoredValue[] {
  const asksFor = (concept: TotalConcept) =>
    queries.filter((query) => query.concept === concept && query.type === 'money');
  if (asksFor('net_total').length === 0 || asksFor('grand_total').length === 0) return [];
  const best = bestProof(candidates, document);
  if (best === undefined) return [];
  const score = best.confirmations > 2 ? likely : fair;
  const {net, tax, gross} = best;
  return [
    ...asksFor('net_total').map((query) => candidateOf(query, net, score)),
    ...asksFor('grand_total').map((query) => candidateOf(query, gross, score)),
    ...(tax === undefined ? [] : asksFor('tax_total').map((query) => candidateOf(query, tax, score))),
  ];
}

type TotalConcept = 'net_total' | 'tax_total' | 'grand_total';

interface Amount {
  value: string;
  raw: string;
  /** Its position; for a sum that is not printed, the positions of its parts. */
  pieces: [LineRange, ...LineRange[]];
}

interface Proof {
  net: Amount;
  /** Absent if a label gives it already. */
  tax?: Amount;
  gross: Amount;
  confirmations: number;
  weight: number;
}

function bestProof(candidates: ScoredValue[], document: ReadDocument): Proof | undefined {
  const amounts = amountsOf(document);
  const known: Known = {
    candidates: [...candidates, ...sumsOfTaxes(candidates)],
    amounts,
    rates: ratesOf(document),
    sold: lineItemTotals(document).sum,
  };
  return amounts
    .flatMap((net) =>
      amounts.filter((gross) => isAbove(gross, net)).flatMap((gross) => proofOf(net, gross, known)),
    )
    .reduce<Proof | undefined>((best, next) => (next.weight > (best?.weight ?? 0) ? next : best), undefined);
}

/** Whether gross is more than net, up to twice as much. A rough filter for speed; exact decimals are compared later. */
function isAbove(gross: Amount, net: Amount): boolean {
  const ratio = Number(gross.value) / Number(net.value);
  return ratio > 1 && ratio < 2;
}

interface Known {
  candidates: ScoredValue[];
  amounts: Amount[];
  rates: string[];
  /** The sum of the line items. */
  sold: string | undefined;
}

function proofOf(net: Amount, gross: Amount, known: Known): Proof[] {
  const difference = addDecimals(gross.value, negateDecimal(net.value));
  if (!mayBeTax(difference, net.value) || isContradicted(net, gross, difference, known)) return [];
  const labelled = labelOf(known.candidates, 'tax_total', difference);
  const tax = printedAmount(difference, known.amounts) ?? between(net, gross, difference, known.amounts);
  if (labelled === 0 && tax === undefined) return [];
  const confirmations = [
    labelOf(known.candidates, 'net_total', net.value),
    labelOf(known.candidates, 'grand_total', gross.value),
    labelled,
    known.rates.some((rate) => isTaxAtRate(difference, net.value, rate)) ? fair : 0,
    known.sold !== undefined && isNear(known.sold, net.value, '0.02') ? certain : 0,
  ].filter((weight) => weight >= possible);
  const weight = confirmations.reduce((total, one) => total + one, 0);
  if (confirmations.length < 2) return [];
  return [
    {net, gross, confirmations: confirmations.length, weight, ...(labelled < possible && tax && {tax})},
  ];
}

/**
 * Whether well labelled candidates contradict a proof: a greater gross amount, or another tax that a rate confirms
 * (then the rest of the difference is rounding or a deduction).
 */
function isContradicted(net: Amount, gross: Amount, tax: string, {candidates, rates}: Known): boolean {
  return candidates.some(({query, score, value}) => {
    if (score < possible || query.type !== 'money') return false;
    const amount = String(value);
    if (query.concept === 'grand_total') return compareDecimals(amount, gross.value) > 0;
    if (query.concept !== 'tax_total' || compareDecimals(amount, tax) === 0) return false;
    return rates.some((rate) => isTaxAtRate(amount, net.value, rate));
  });
}

function printedAmount(value: string, amounts: Amount[]): Amount | undefined {
  return amounts.find((amount) => compareDecimals(amount.value, value) === 0);
}

/** The sum of two to four amounts between net and gross, as taxes of several rates in one row or below each other. */
function between(net: Amount, gross: Amount, sum: string, amounts: Amount[]): Amount | undefined {
  const parts = amounts.slice(amounts.indexOf(net) + 1, Math.max(0, amounts.indexOf(gross)));
  if (parts.length < 2 || parts.length > 4) return undefined;
  if (compareDecimals(addDecimals(...parts.map(({value}) => value)), sum) !== 0) return undefined;
  const [first, ...rest] = parts.flatMap(({pieces}) => pieces);
  return {value: sum, raw: parts.map(({raw}) => raw).join('\n'), pieces: [first!, ...rest]};
}

/** Whether a tax is plausible: not zero (which would prove nothing), of the same sign as net, less than half of it. */
function mayBeTax(tax: string, net: string): boolean {
  if (isZero(tax) || tax.startsWith('-') !== net.startsWith('-')) return false;
  return compareDecimals(multiplyDecimals(absoluteDecimal(tax), '2'), absoluteDecimal(net)) < 0;
}

function labelOf(candidates: ScoredValue[], concept: TotalConcept, value: string): number {
  const own = candidates.filter(
    (candidate) =>
      candidate.query.concept === concept && compareDecimals(String(candidate.value), value) === 0,
  );
  return Math.max(0, ...own.map(({score}) => score));
}

/** Whether tax is net times rate, within 0.02. Never for a tax below 0.50, which fits almost any rate. */
function isTaxAtRate(tax: string, net: string, rate: string): boolean {
  if (compareDecimals(absoluteDecimal(tax), '0.5') < 0) return false;
  return isNear(multiplyDecimals(net, rate), multiplyDecimals(tax, '100'), '2');
}

/** The amounts outside the line items, each value once, with its last position. */
function amountsOf(document: ReadDocument): Amount[] {
  const {lines: sold} = lineItemTotals(document);
  const amounts = new Map<string, Amount>();
  for (const line of document.view.lines) {
    if (sold.has(line)) continue;
    for (const hit of findMoney(line.text, document.view.numberLocale))
      if (isClearAmount(hit) && !isZero(hit.value)) {
        // A map keeps the place of what it first held under a key.
        amounts.delete(hit.value);
        amounts.set(hit.value, {
          value: hit.value,
          raw: hit.raw,
          pieces: [{line, start: hit.start, end: hit.end}],
        });
      }
  }
  return [...amounts.values()].slice(-mostAmounts);
}

/** How many amounts are considered, from the end, where totals are. */
const mostAmounts = 60;

function ratesOf({view}: ReadDocument): string[] {
  const rates = view.lines.flatMap((line) =>
    findPercents(line.text, view.numberLocale).map(({value}) => value),
  );
  return [...new Set(rates)].filter((rate) => !isZero(rate));
}

function candidateOf(query: ConceptQuery, {value, raw, pieces}: Amount, score: number): ScoredValue {
  const [{start, end}] = pieces;
  return {
    query,
    value,
    raw,
    score: score * legibilityFactor(...pieces),
    route: 'pattern',
    lines: pieces.map(({line}) => line),
    box: unionOf(pieces.map(boxOfPiece)),
    start,
    end,
  };
}
