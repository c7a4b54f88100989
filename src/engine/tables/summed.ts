import {heightOf, unionOf} from '../box.js';
import type {ReadDocument} from '../fields/document.js';
import type {PageView, TextLine, Token} from '../fields/view.js';
import type {ConceptName} from '../knowledge/concepts.js';
import type {Box} from '../page.js';
import {findDates} from '../values/date.js';
import {addDecimals, isZero} from '../values/decimal.js';
import {findMoney} from '../values/money.js';
import {isClosing} from './body.js';
import type {Cell} from './cells.js';
import type {HeaderColumn} from './header-column.js';
import type {Item} from './item.js';
import {multiplied} from './multiplied.js';

/**
 * Items without titles, prices or numbers: words and an amount to each, set to one right edge, and the amount below them
 * at that edge is their sum.
 */
export function summedItems(document: ReadDocument): Item[] {
  for (const page of document.view.pages) {
    const rows = summedRows(page, document);
    if (rows.length > 0) return itemsOf(rows, page, document);
  }
  return [];
}

interface AmountRow {
  row: number;
  /** What stands before the amount. */
  lines: TextLine[];
  line: TextLine;
  tokens: Token[];
  box: Box;
  value: string;
}

/** The most rows above a sum of them. */
function summedRows(page: PageView, document: ReadDocument): AmountRow[] {
  const all = page.rows.flatMap((_, row) => amountRow(page, row, document));
  let best: AmountRow[] = [];
  for (const sum of all) {
    const above = all.filter((one) => one.row < sum.row && isAtEdge(one.box, sum.box));
    const found = partsOf(above, sum, document);
    if (found.length > best.length) best = found;
  }
  return best;
}

function isAtEdge(one: Box, other: Box): boolean {
  return Math.abs(one.right - other.right) < 0.8 * heightOf(other);
}

const mostRows = 60;
/** No item stands further above the next, in line heights. */
const widestGap = 9;

/** The rows right above a sum that add up to it; at least two that are more than nothing, none a total or a tax itself. */
function partsOf(above: AmountRow[], sum: AmountRow, document: ReadDocument): AmountRow[] {
  const parts: AmountRow[] = [];
  let total = '0';
  let below = sum;
  for (const part of above.reverse().slice(0, mostRows)) {
    const page = part.line.page;
    if (below.box.top - part.box.bottom > widestGap * page.lineHeight) break;
    if (isClosing(page.rows[part.row]!, document) || part.lines.length === 0) break;
    parts.unshift(part);
    total = addDecimals(total, part.value);
    below = part;
    const isProof = parts.filter(({value}) => !isZero(value)).length > 1;
    if (isProof && isZero(addDecimals(total, negated(sum.value)))) return parts;
  }
  return [];
}

function negated(value: string): string {
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

/** A row that ends in an amount with cents or a currency. */
function amountRow(page: PageView, row: number, {view}: ReadDocument): AmountRow[] {
  const lines = page.rows[row]!;
  const line = lines.at(-1)!;
  const hit = findMoney(line.text, view.notation).at(-1);
  if (
    hit === undefined ||
    hit.quality < 0.8 ||
    /[\p{L}\d]/u.test(line.text.slice(hit.end).replace(/^\s*\p{L}{1,3}$/u, ''))
  )
    return [];
  const tokens = line.tokens.filter((token) => token.end > hit.start);
  const before = line.tokens.filter((token) => token.end <= hit.start);
  const rest = before.some(({key}) => key !== '') ? [...lines.slice(0, -1), line] : lines.slice(0, -1);
  const worded = rest.filter(({text}) => /\p{L}{2}/u.test(text));
  return [
    {
      row,
      lines: worded.length > 0 ? rest : [],
      line,
      tokens,
      box: unionOf(tokens.map(({box}) => box)),
      value: hit.value,
    },
  ];
}

/** Each row with the lines below it that go on with its words. */
function itemsOf(rows: AmountRow[], page: PageView, document: ReadDocument): Item[] {
  const left = describedAt(rows);
  const columns = {
    description: columnAt(left, 'description'),
    quantity: columnAt(left, 'quantity'),
    unit_price: columnAt(left, 'unit_price'),
    line_amount: columnAt(rows[0]!.box.left, 'line_amount'),
  };
  return rows.map((row, index) => {
    const more = continuations(row, {left, next: rows[index + 1]?.row ?? row.row + 3, document});
    const texts = [...described(row, left), ...more.map(wholeLine)];
    const factors = multiplied(
      texts.map(({text}) => text),
      row.value,
      document.view.notation,
    );
    const told = texts.flatMap((piece, at) => {
      const text = factors?.rest[at] ?? piece.text;
      return text.trim() === '' ? [] : [cellOf(columns.description, text, piece.box, piece.line)];
    });
    const figure = (column: HeaderColumn, text: string) => [cellOf(column, text, row.box, row.line)];
    const cells = [
      ...(factors ? figure(columns.quantity, factors.quantity) : []),
      ...(factors?.price ? figure(columns.unit_price, factors.price) : []),
      ...told,
      cellOf(columns.line_amount, row.tokens.map(({text}) => text).join(' '), row.box, row.line),
    ];
    return {page, cells, lines: [...new Set([...texts.map(({line}) => line), row.line])]};
  });
}

function columnAt(left: number, concept: ConceptName): HeaderColumn {
  const box = {left, right: left + 1, top: 0, bottom: 1};
  return {box, title: '', concepts: new Map([[concept, 0.7]])};
}

function cellOf(column: HeaderColumn, text: string, box: Box, line: TextLine): Cell {
  return {column, text, box, line};
}

interface Piece {
  text: string;
  box: Box;
  line: TextLine;
}

/** The left edge that most rows share and where most is written; what stands left of it is beside the table. */
function describedAt(rows: AmountRow[]): number {
  const edges = rows.flatMap(({lines}) => lines.map((line) => ({left: line.box.left, line})));
  const weightOf = (left: number) =>
    edges
      .filter(
        ({left: other, line}) =>
          Math.abs(other - left) < heightOf(line.box) && findDates(line.text).length === 0,
      )
      .reduce((sum, {line}) => sum + 8 + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  return edges.reduce((best, {left}) => (weightOf(left) > weightOf(best) ? left : best), edges[0]!.left);
}

/** The words of a row from that edge on, without the amount and without a date before them. */
function described({lines, line, tokens}: AmountRow, left: number): Piece[] {
  return lines.flatMap((one) => {
    const own = one.tokens.filter(
      (token) => token.box.left > left - heightOf(one.box) && !(one === line && tokens.includes(token)),
    );
    if (own.length === 0) return [];
    const text = withoutDate(own.map((token) => token.text).join(' '));
    return text === '' ? [] : [{text, box: unionOf(own.map(({box}) => box)), line: one}];
  });
}

function withoutDate(text: string): string {
  const [date] = findDates(text);
  return date?.start === 0 ? text.slice(date.end).trim() : text;
}

function wholeLine(line: TextLine): Piece {
  return {text: line.text, box: line.box, line};
}

/** Lines close below a row at the edge of the descriptions. */
function continuations(
  row: AmountRow,
  {left, next, document}: {left: number; next: number; document: ReadDocument},
): TextLine[] {
  const {page} = row.line;
  const more: TextLine[] = [];
  let {bottom} = row.box;
  for (const beside of page.rows.slice(row.row + 1, next)) {
    const line = beside.find((one) => Math.abs(one.box.left - left) < heightOf(one.box));
    if (line === undefined) continue;
    if (line.box.top - bottom > 0.6 * page.lineHeight || isClosing(beside, document)) break;
    more.push(line);
    ({bottom} = line.box);
  }
  return more;
}
