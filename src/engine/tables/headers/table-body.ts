import type {ReadDocument} from './read-document.js';
import type {TextLine} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {HeaderColumn} from './header-column.js';
import {hasNumberUnder} from './number-under.js';

/** The rows of a table, and whether something ended it before the page did. */
export interface Body {
  rows: TextLine[][];
  ended: boolean;
}

/** The rows below a header, down to a total, another header or a wide gap. Subtotals of groups are skipped. */
export function bodyOf(
  rows: TextLine[][],
  {top, document, columns}: {top: number; document: ReadDocument; columns: HeaderColumn[]},
): Body {
  const body: TextLine[][] = [];
  let bottom = top;
  let most = 2;
  for (const [index, row] of rows.entries()) {
    const isSum = isSubtotal(row, document) || isParted(row, [rows[index - 1], rows[index + 1]], document);
    const rest = rows.slice(index + 1);
    if (endsTable(row, document) && !(isSum && goesOnIn(rest, {document, columns, most})))
      return {rows: body, ended: !isSum || rest.length > 3};
    const gap = Math.min(...row.map((line) => line.box.top)) - bottom;
    // One or two rows behind a wide gap, such as the page number, do not end the table.
    if (gap > 9 * row[0]!.page.lineHeight) return {rows: body, ended: rest.length > 2};
    bottom = Math.max(...row.map((line) => line.box.bottom));
    if (isSum) continue;
    body.push(row);
    most = Math.max(most, figuresIn(row, columns) - 1);
  }
  return {rows: body, ended: false};
}

const closing: ConceptName[] = [
  'subtotal',
  'net_total',
  'grand_total',
  'tax_total',
  'tax_base',
  'item_count',
  'open_amount',
  'payment_terms',
  'due_date',
];

function endsTable(row: TextLine[], document: ReadDocument): boolean {
  const [first] = row;
  if (first === undefined) return false;
  if (document.headers.some((header) => header.page === first.page && header.lines.includes(first)))
    return true;
  return isClosing(row, document);
}

/** Whether a row begins with a label of what follows the items: a sum, a tax, terms of payment. */
export function isClosing(row: TextLine[], document: ReadDocument): boolean {
  const lead = row.find((line) => (line.text.match(/\p{L}/gu)?.length ?? 0) > 2);
  if (lead === undefined) return false;
  const [detectedLabel] = document.detectedLabels.get(lead)!;
  if (detectedLabel?.from !== 0) return false;
  return (
    closing.some((name) => detectedLabel.concepts.has(name)) &&
    !detectedLabel.concepts.has('quantity') &&
    !detectedLabel.concepts.has('description')
  );
}

/** Whether a row is labelled as a subtotal and its amount is in the row above or below, as they are not quite level. */
function isParted(row: TextLine[], beside: (TextLine[] | undefined)[], document: ReadDocument): boolean {
  if (!isClosing(row, document) || !namesSubtotal(row, document)) return false;
  return beside.some((other) => other?.every(isAmount));
}

function isAmount({text}: TextLine): boolean {
  return /\d[.,]\d\d(?!\d)/.test(text) && !/\p{L}{2}/u.test(text);
}

/** Whether a row is a subtotal with its amount: the sum of a group, or one carried to the next page. */
function isSubtotal(row: TextLine[], document: ReadDocument): boolean {
  if (!isClosing(row, document) || !row.some(({text}) => /\d[.,]\d\d(?![\d%]| %)/.test(text))) return false;
  return namesSubtotal(row, document);
}

function namesSubtotal(row: TextLine[], document: ReadDocument): boolean {
  return row.some((line) => document.detectedLabels.get(line)![0]?.concepts.has('subtotal'));
}

/** Whether one of the next rows has about as many figures as the items so far. */
function goesOnIn(
  rows: TextLine[][],
  {document, columns, most}: {document: ReadDocument; columns: HeaderColumn[]; most: number},
): boolean {
  return rows
    .slice(0, 4)
    .some((row) => !endsTable(row, document) && figuresIn(row, columns) >= Math.max(2, most));
}

function figuresIn(row: TextLine[], columns: HeaderColumn[]): number {
  return columns.filter(({box}) => hasNumberUnder(row, box)).length;
}
