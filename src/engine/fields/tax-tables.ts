import {unionOf} from '../box.js';
import {addDecimals, compareDecimals, isNear, isZero} from '../values/decimal.js';
import {findMoney} from '../values/money.js';
import {findPercents} from '../values/percent.js';
import type {Ask} from './ask.js';
import {boxOfPiece, legibility, type Candidate, type Piece} from './candidate.js';
import type {ReadDocument} from './document.js';
import type {TextLine} from './view.js';

/**
 * The tax a receipt contains by the figures of its summary of taxes, whatever its columns are called: in each row the
 * net amount, the tax and with it what was sold, or one of the two beside the rate. Together the rows make the total.
 */
export function taxTableCandidates(ask: Ask, candidates: Candidate[], document: ReadDocument): Candidate[] {
  if (ask.concept !== 'tax_total' || ask.type !== 'money') return [];
  const totals = candidates.filter((one) => one.ask.concept === 'grand_total' && one.score > 0.35);
  return tablesOf(document).flatMap((rows) => {
    const [tax, gross] = [sumOf(rows, 'tax'), sumOf(rows, 'gross')];
    if (!totals.some((total) => isNear(String(total.value), gross, roundingLimit))) return [];
    return [candidateOf(ask, tax, rows)];
  });
}

/** The total may be rounded for cash, the summary is not. */
const roundingLimit = '0.05';

interface TaxRow {
  tax: string;
  gross: string;
  row: number;
  piece: Piece;
}

/** Rows right below each other; a last row that sums the others up stands for them. */
function tablesOf({view}: ReadDocument): TaxRow[][] {
  return view.pages.flatMap((page) => {
    const tables: TaxRow[][] = [];
    for (const [row, lines] of page.rows.entries()) {
      const found = taxRowOf(lines, row, view.notation);
      if (found === undefined) continue;
      const last = tables.at(-1)?.at(-1);
      if (last !== undefined && row - last.row <= 2) tables.at(-1)!.push(found);
      else tables.push([found]);
    }
    return tables.map((rows) => (isSummedUp(rows) ? rows.slice(-1) : rows));
  });
}

function isSummedUp(rows: TaxRow[]): boolean {
  return rows.length > 2 && compareDecimals(sumOf(rows.slice(0, -1), 'tax'), rows.at(-1)!.tax) === 0;
}

type Hit = {value: string; piece: Piece};

function taxRowOf(
  lines: TextLine[],
  row: number,
  notation: ReadDocument['view']['notation'],
): TaxRow | undefined {
  const hits = lines.flatMap((line) =>
    findMoney(line.text, notation)
      .filter((hit) => hit.quality >= 0.6 && !isZero(hit.value) && !hit.value.startsWith('-'))
      .map((hit): Hit => ({value: hit.value, piece: {line, start: hit.start, end: hit.end}})),
  );
  if (hits.length < 2 || hits.length > 5) return undefined;
  const rates = lines.flatMap((line) => findPercents(line.text, notation).map(({value}) => Number(value)));
  for (const tax of hits)
    for (const net of hits) {
      if (tax === net || compareDecimals(tax.value, net.value) >= 0) continue;
      const gross = grossOf(Number(tax.value), Number(net.value), {hits, rates});
      if (gross !== undefined)
        return {tax: tax.value, gross: gross(net.value, tax.value), row, piece: tax.piece};
    }
  return undefined;
}

/** Whether an amount is the tax on another, by the sum that stands beside them or by the rate; what makes them gross. */
function grossOf(tax: number, base: number, {hits, rates}: {hits: Hit[]; rates: number[]}) {
  const isTaxOf = (net: number) => rates.some((rate) => Math.abs((net * rate) / 100 - tax) < 0.015);
  const share = tax / base;
  const sum = (base + tax).toFixed(2);
  const isSummed = hits.some(({value}) => isNear(value, sum, '0'));
  if (isSummed && (isTaxOf(base) || (rates.length === 0 && share > 0.01 && share < 0.3))) return addDecimals;
  if (rates.length === 0 || tax < 0.02) return undefined;
  if (isTaxOf(base - tax)) return (gross: string) => gross;
  return isTaxOf(base) ? addDecimals : undefined;
}

function sumOf(rows: TaxRow[], what: 'tax' | 'gross'): string {
  return addDecimals(...rows.map((row) => row[what]));
}

function candidateOf(ask: Ask, value: string, rows: TaxRow[]): Candidate {
  const pieces = rows.map(({piece}) => piece);
  const [first] = pieces as [Piece, ...Piece[]];
  return {
    ask,
    value,
    raw: pieces.map(({line, start, end}) => line.text.slice(start, end)).join('\n'),
    score: 0.8 * (0.8 + 0.2 * Math.min(...pieces.map(legibility))),
    route: 'pattern',
    lines: pieces.map(({line}) => line),
    box: unionOf(pieces.map(boxOfPiece)),
    start: first.start,
    end: first.end,
  };
}
