import {unionOf} from '../../box.js';
import type {TextLine} from '../../page-view/document-view.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import {fold} from '../../values/fold.js';
import {hasNumberUnder} from './number-under.js';
import type {HeaderColumn} from './header-column.js';
import {runsOf} from './token-runs.js';

/**
 * The columns of a header. Meanings that the titles leave open are found by the rows below: line amount and
 * description.
 */
export function resolveColumnMeanings(columns: HeaderColumn[], below: TextLine[][]): HeaderColumn[] {
  return withDescription(withAmount(withWordedNames(columns, below), below), below);
}

/**
 * Finds the line amount if no title means it: the rightmost of several price columns, a price in the last column of a
 * table without quantities, or else an unknown last column of numbers.
 */
function withAmount(columns: HeaderColumn[], below: TextLine[][]): HeaderColumn[] {
  const amounts = columns.filter((column) => column.concepts.has('line_amount'));
  if (amounts.length > 0) return withOneAmount(columns, amounts);
  const prices = columns.filter((column) => column.concepts.has('unit_price'));
  const last = columns.at(-1);
  const open =
    last?.concepts.size === 0 && !units.has(fold(last.title)) && holdsNumbers(last, below) ? last : undefined;
  const hasQuantity = columns.some((column) => column.concepts.has('quantity'));
  const amount = prices.length > 1 || (prices[0] === last && !hasQuantity) ? prices.at(-1) : open;
  if (amount !== undefined) amount.concepts = new Map([['line_amount', 1]]);
  return columns;
}

/**
 * Keeps one line amount: the last one, or a net column if that is a gross one. In a table without a quantity, an
 * "Amount" in the first two columns becomes it.
 */
function withOneAmount(columns: HeaderColumn[], amounts: HeaderColumn[]): HeaderColumn[] {
  const hasQuantity = columns.some((column) => column.concepts.has('quantity'));
  const last = amounts.at(-1)!;
  const kept = last.concepts.has('grand_total') ? (netBeside(columns) ?? last) : last;
  kept.concepts.set('line_amount', kept.concepts.get('line_amount') ?? 1);
  for (const [index, column] of amounts.entries()) {
    if (column === kept) continue;
    column.concepts.delete('line_amount');
    if (index === 0 && !hasQuantity && columns.indexOf(column) < 2)
      column.concepts = new Map([['quantity', 1]]);
  }
  return columns;
}

/** The first column of net amounts behind the prices. */
function netBeside(columns: HeaderColumn[]): HeaderColumn | undefined {
  const price = columns.findLastIndex(({concepts}) => concepts.has('unit_price'));
  return columns.find(({concepts}, at) => at > price && concepts.has('net_total'));
}

/** Makes the first unknown column of words the description, if the table has none but has quantities or prices. */
function withDescription(columns: HeaderColumn[], below: TextLine[][]): HeaderColumn[] {
  const isOfTrade = columns.some(({concepts}) => concepts.has('quantity') || concepts.has('unit_price'));
  if (!isOfTrade || columns.some(({concepts}) => concepts.has('description'))) return columns;
  const described = columns.find(
    (column, at) => column.concepts.size === 0 && holdsWords(columns, at, below),
  );
  if (described !== undefined) described.concepts = new Map([['description', 1]]);
  return columns;
}

/**
 * Of several columns that may be the description, those without words lose that meaning: "Desc." may also be a
 * discount.
 */
function withWordedNames(columns: HeaderColumn[], below: TextLine[][]): HeaderColumn[] {
  const named = columns.filter(({concepts}) => concepts.has('description'));
  const worded = named.filter((column) => holdsWords(columns, columns.indexOf(column), below));
  if (worded.length === 0) return columns;
  for (const column of named)
    if (!worded.includes(column) && column.concepts.size > 1) column.concepts.delete('description');
  return columns;
}

/** How many rows below a header show what its columns hold. */
const telling = 6;

function holdsNumbers({box}: HeaderColumn, below: TextLine[][]): boolean {
  return below.slice(0, telling).some((row) => hasNumberUnder(row, box));
}

function holdsWords(columns: HeaderColumn[], at: number, below: TextLine[][]): boolean {
  const left = columns[at]!.box.left;
  const right = columns[at + 1]?.box.left ?? Infinity;
  const height = columns[at]!.box.bottom - columns[at]!.box.top;
  const texts = below.slice(0, telling).flatMap((row) =>
    row.flatMap((line) =>
      runsOf(line).flatMap((run) => {
        const box = unionOf(run.map((token) => token.box));
        const isUnder = box.left > left - height && box.left < right - height;
        return isUnder ? [run.map(({text}) => text).join(' ')] : [];
      }),
    ),
  );
  return texts.filter((text) => /\p{L}{3}/u.test(text)).length > texts.length / 2;
}
