import {
  absoluteDecimal,
  addDecimals,
  compareDecimals,
  isNear,
  isZero,
  negateDecimal,
} from '../values/decimal.js';
import {findMoney} from '../values/money.js';
import {isClearAmount} from '../clear-amount.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor, type LineRange} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {doubtful, possible} from '../levels.js';
import {isLikelyLabel} from '../labels/label-detection.js';

/**
 * Candidates for the total of a receipt whose label could not be read: an amount on the page that equals paid less
 * change, net plus tax, or the sum of the rows above it.
 */
export function derivedTotals(
  query: ConceptQuery,
  candidates: ScoredValue[],
  document: ReadDocument,
): ScoredValue[] {
  if (query.concept !== 'grand_total' || query.type !== 'money') return [];
  // Beside a total with a good label one that adds up could only be a subtotal.
  if (candidates.some((candidate) => candidate.query === query && candidate.score >= possible)) return [];
  const amounts = amountsOf(document);
  const free = amounts.filter((amount) => !isLabelledSubtotal(amount, document));
  return [
    ...printedAmounts(lessChange(candidates), free),
    ...printedAmounts(netAndTax(candidates), free),
    ...sumsOfRows(amounts).filter((amount) => free.includes(amount)),
  ].map((amount) => candidateOf(query, amount));
}

/** Whether the row of an amount is labelled as a subtotal and not as a total. */
function isLabelledSubtotal({piece: {line}}: Amount, {detectedLabels}: ReadDocument): boolean {
  return line.page.rows[line.row]!.flatMap((other) => detectedLabels.get(other)!).some(
    (label) => label.concepts.has('subtotal') && !label.concepts.has('grand_total') && isLikelyLabel(label),
  );
}

interface Amount {
  value: string;
  raw: string;
  piece: LineRange;
}

/** The last amount of each row that clearly is money, with cents or a currency, in reading order. */
function amountsOf({view}: ReadDocument): Amount[] {
  return view.pages.flatMap((page) =>
    page.rows.flatMap((row) => {
      const hits = row.flatMap((line) => findMoney(line.text, view.numberLocale).map((hit) => ({line, hit})));
      const last = hits.filter(({hit}) => isClearAmount(hit) && !isZero(hit.value)).at(-1);
      if (last === undefined) return [];
      const {line, hit} = last;
      return [{value: hit.value, raw: hit.raw, piece: {line, start: hit.start, end: hit.end}}];
    }),
  );
}

function lessChange(candidates: ScoredValue[]): Sum[] {
  return pairs(candidates, 'paid_amount', 'change').map(([paid, change]) => ({
    value: addDecimals(String(paid.value), negateDecimal(absoluteDecimal(String(change.value)))),
    parts: [paid, change],
  }));
}

function netAndTax(candidates: ScoredValue[]): Sum[] {
  return pairs(candidates, 'net_total', 'tax_total')
    .filter(([, tax]) => !isZero(String(tax.value)))
    .map(([net, tax]) => ({value: addDecimals(String(net.value), String(tax.value)), parts: [net, tax]}));
}

interface Sum {
  value: string;
  parts: ScoredValue[];
}

function pairs(candidates: ScoredValue[], one: string, other: string): [ScoredValue, ScoredValue][] {
  const top = (concept: string) =>
    candidates
      .filter((candidate) => candidate.query.concept === concept && candidate.score > doubtful)
      .sort((a, b) => b.score - a.score)
      .slice(0, 6);
  return top(one).flatMap((a) =>
    top(other).flatMap((b): [ScoredValue, ScoredValue][] => (a.lines[0] === b.lines[0] ? [] : [[a, b]])),
  );
}

/** For each sum the last amount with its value that is not in the line of one of its parts. */
function printedAmounts(sums: Sum[], amounts: Amount[]): Amount[] {
  return sums.flatMap(({value, parts}) => {
    const lines = new Set(parts.map((part) => part.lines[0]));
    const amount = amounts.findLast((one) => !lines.has(one.piece.line) && isNear(one.value, value, '0'));
    if (amount === undefined || compareDecimals(value, '0') <= 0) return [];
    return [amount];
  });
}

const mostRows = 40;

/** The largest amount of the document, if the amounts of two or more rows directly above it add up to it. */
function sumsOfRows(amounts: Amount[]): Amount[] {
  const largest = amounts.reduce<Amount | undefined>(
    (best, next) => (best === undefined || compareDecimals(next.value, best.value) > 0 ? next : best),
    undefined,
  );
  if (largest === undefined) return [];
  const at = amounts.indexOf(largest);
  let sum = '0';
  for (let row = at - 1; row >= Math.max(0, at - mostRows); row--) {
    sum = addDecimals(sum, amounts[row]!.value);
    if (at - row >= 2 && isNear(sum, largest.value, '0')) return [largest];
    if (compareDecimals(sum, largest.value) > 0) return [];
  }
  return [];
}

function candidateOf(query: ConceptQuery, {value, raw, piece}: Amount): ScoredValue {
  return {
    query,
    value,
    raw,
    score: possible * legibilityFactor(piece),
    route: 'pattern',
    lines: [piece.line],
    box: boxOfPiece(piece),
    start: piece.start,
    end: piece.end,
  };
}
