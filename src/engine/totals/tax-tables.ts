import {unionOf} from '../box.js';
import {taxNames} from '../knowledge/languages/gathered/names-of-taxes.js';
import {addDecimals, compareDecimals, isNear} from '../values/decimal.js';
import {fold} from '../values/fold.js';
import {findAmounts, type AmountPosition} from './amount-positions.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import type {ScoredValue} from '../scoring/scored-value.js';
import {boxOfPiece, legibilityFactor, type LineRange} from '../page-view/line-range.js';
import type {ReadDocument} from '../tables/headers/read-document.js';
import {doubtful, likely} from '../levels.js';
import {isLikelyMoney} from '../values/money.js';
import {isShare} from './cents.js';

/**
 * Candidates for the tax on a receipt by the numbers of its rows, whatever their labels: in a row, an amount that is
 * the tax on another one, by a rate or by their sum in the row, or a tax alone with a rate that makes it the tax of
 * the total. The rows of a tax summary must add up to the total or to an amount elsewhere.
 */
export function taxTableCandidates(
  query: ConceptQuery,
  candidates: ScoredValue[],
  document: ReadDocument,
): ScoredValue[] {
  if (query.concept !== 'tax_total' || query.type !== 'money') return [];
  const all = findAmounts(document);
  const totals = candidates
    .filter((one) => one.query.concept === 'grand_total' && one.score > doubtful)
    .map(({value}) => String(value));
  const rows = rowsOf(all);
  const tables = tablesOf(rows).filter((table) => {
    const gross = sumOf(table, 'gross');
    return totals.some((total) => isNear(total, gross, roundingLimit)) || standsElsewhere(gross, table, all);
  });
  const lone = rows.flatMap((row) => loneTax(row, totals));
  return [
    ...tables.map((table) => candidateOf(query, sumOf(table, 'tax'), table)),
    ...lone.map((row) => candidateOf(query, row.tax, [row])),
  ];
}

/** The total may be rounded for cash, the summary is not. */
const roundingLimit = '0.05';

interface Row {
  row: number;
  hits: AmountPosition[];
  rates: number[];
}

interface TaxRow {
  tax: string;
  gross: string;
  row: number;
  piece: LineRange;
}

function rowsOf(all: AmountPosition[]): Row[] {
  const amounts = all.filter((amount) => isLikelyMoney(amount) && Number(amount.value) > 0);
  return [...new Set(amounts.map(({row}) => row))].map((row) => {
    const hits = amounts.filter((hit) => hit.row === row);
    return {row, hits, rates: ratesBeside(hits)};
  });
}

/**
 * Numbers of a row that may be rates. One above 30 may be a rate with its percent sign misread as a digit: `SR 68` is
 * 6 %.
 */
function ratesBeside(hits: AmountPosition[]): number[] {
  const {page, row} = hits[0]!.piece.line;
  const used = hits.map((hit) => hit.piece);
  return page.rows[row]!.flatMap((line) => {
    const own = used.filter((one) => one.line === line);
    const text = own.reduce(
      (left, {start, end}) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      line.text,
    );
    return [...text.matchAll(/\d{1,3}(?:[.,]\d{1,2})?/g)].map(([number]) => Number(number.replace(',', '.')));
  })
    .flatMap((rate) => (rate > 30 ? [Math.floor(rate / 10)] : [rate]))
    .filter((rate) => rate >= 1 && rate <= 30);
}

/**
 * Groups tax rows that are at most two rows apart. If the last row is the sum of the others, the group is that row
 * alone.
 */
function tablesOf(rows: Row[]): TaxRow[][] {
  const tables: TaxRow[][] = [];
  for (const found of rows.flatMap(taxRowOf)) {
    const last = tables.at(-1)?.at(-1);
    if (last !== undefined && found.row - last.row <= 2) tables.at(-1)!.push(found);
    else tables.push([found]);
  }
  return tables.map((table) => (isSummedUp(table) ? table.slice(-1) : table));
}

function isSummedUp(table: TaxRow[]): boolean {
  return table.length > 2 && compareDecimals(sumOf(table.slice(0, -1), 'tax'), table.at(-1)!.tax) === 0;
}

function taxRowOf({row, hits, rates}: Row): TaxRow[] {
  if (hits.length < 2 || hits.length > 5) return [];
  for (const {value: tax, piece} of hits)
    for (const {value: base} of hits) {
      if (Number(tax) >= Number(base)) continue;
      const gross = grossOf(tax, base, {hits, rates});
      if (gross !== undefined) return [{tax, gross, row, piece}];
    }
  return [];
}

/**
 * The gross amount if `tax` is the tax on `base` or contained in it, by a rate or by their sum in the row; otherwise
 * `undefined`.
 */
function grossOf(tax: string, base: string, {hits, rates}: Omit<Row, 'row'>): string | undefined {
  const sum = addDecimals(base, tax);
  const share = Number(tax) / Number(base);
  const isSummed = hits.some(({value}) => isNear(value, sum, '0'));
  if (isTaxOf(Number(tax), Number(base), rates)) return sum;
  if (isSummed && rates.length === 0 && share < mostTax) return sum;
  return isTaxOf(Number(tax), Number(base) - Number(tax), rates) ? base : undefined;
}

/** The share of the net amount that a tax of any country stays below. */
const mostTax = 0.3;

/** Whether a rate of the net amount is the tax, to the cent. Never for a few cents, which fit almost any rate. */
function isTaxOf(tax: number, net: number, rates: number[]): boolean {
  return tax > fewCents && rates.some((rate) => isShare(tax, net, rate));
}

const fewCents = 0.04;

function loneTax({row, hits, rates}: Row, totals: string[]): TaxRow[] {
  const [only, ...more] = hits;
  if (more.length > 0) return [];
  const {value: tax, piece} = only!;
  const {page, row: at} = piece.line;
  if (!page.rows[at]!.some(({text}) => taxNames.test(fold(text)))) return [];
  const total = totals.find((one) => isTaxOf(Number(tax), Number(one) - Number(tax), rates));
  return total === undefined ? [] : [{tax, gross: total, row, piece}];
}

function standsElsewhere(value: string, table: TaxRow[], all: AmountPosition[]): boolean {
  const own = new Set(table.map(({row}) => row));
  return all.some((position) => !own.has(position.row) && isNear(position.value, value, '0.02'));
}

function sumOf(rows: TaxRow[], what: 'tax' | 'gross'): string {
  return addDecimals(...rows.map((row) => row[what]));
}

function candidateOf(query: ConceptQuery, value: string, rows: TaxRow[]): ScoredValue {
  const pieces = rows.map(({piece}) => piece);
  const [first] = pieces as [LineRange, ...LineRange[]];
  return {
    query,
    value,
    raw: pieces.map(({line, start, end}) => line.text.slice(start, end)).join('\n'),
    score: likely * legibilityFactor(...pieces),
    route: 'pattern',
    lines: pieces.map(({line}) => line),
    box: unionOf(pieces.map(boxOfPiece)),
    start: first.start,
    end: first.end,
  };
}
