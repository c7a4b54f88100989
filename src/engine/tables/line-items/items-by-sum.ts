import {heightOf, unionOf} from '../../box.js';
import type {ReadDocument} from '../headers/read-document.js';
import type {PageView, TextLine} from '../../page-view/document-view.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import type {Box} from '../../page.js';
import {findDates} from '../../values/date.js';
import {amountRows, isProductOf, isWorded, type AmountRow} from './amount-rows.js';
import {isClosing} from '../headers/table-body.js';
import type {Cell} from '../structure/row-cells.js';
import type {HeaderColumn} from '../headers/header-column.js';
import type {Item} from '../structure/item.js';
import {factorsIn, multiplied} from './quantity-times-price.js';
import {summedRows} from './summed-rows.js';

/**
 * Items without titles, prices or quantities: words and an amount each, with a common right edge, and below them
 * their sum at the same edge.
 */
export function summedItems(document: ReadDocument): Item[] {
  for (const page of document.view.pages) {
    const all = amountRows(page, document);
    const rows = summedRows(all, document);
    if (rows.length > 0) return itemsOf(rows, {page, document, amounts: new Set(all.map(({row}) => row))});
  }
  return [];
}

interface Context {
  page: PageView;
  document: ReadDocument;
  /** The rows of the page that end in amounts. */
  amounts: Set<number>;
}

/** Each row as an item, with the lines above and below it that belong to it. */
function itemsOf(rows: AmountRow[], {page, document, amounts}: Context): Item[] {
  const left = describedAt(rows);
  const columns = {
    description: columnAt(left, 'description'),
    quantity: columnAt(left, 'quantity'),
    unit_price: columnAt(left, 'unit_price'),
    line_amount: columnAt(rows[0]!.box.left, 'line_amount'),
  };
  return rows.map((row, index) => {
    const next = rows[index + 1]?.row ?? row.row + 3;
    const texts = textsOf(row, {left, last: rows[index - 1]?.row ?? row.row - 3, next, document, amounts});
    const factors = multiplied(
      texts.map(({text}) => text),
      row.value,
      document.view.numberLocale,
    );
    const told = texts.flatMap((piece, at) => {
      const text = withoutTail(factors?.rest[at] ?? piece.text, row);
      return text.trim() === '' ? [] : [cellOf(columns.description, text, piece.box, piece.line)];
    });
    const figure = (column: HeaderColumn, text: string) => [cellOf(column, text, row.box, row.line)];
    const cells = [
      ...(factors ? figure(columns.quantity, factors.quantity) : []),
      ...(factors?.price ? figure(columns.unit_price, factors.price) : []),
      ...told,
      cellOf(columns.line_amount, row.written, row.box, row.line),
    ];
    return {page, cells, lines: [...new Set([...texts.map(({line}) => line), row.line])]};
  });
}

/** Removes leader dots before the amount, and the letter of the tax rate, which may also follow the name. */
function withoutTail(written: string, {code}: AmountRow): string {
  const text = written.replace(/ *(?:[.…] ?){3,}$/, '');
  return code !== undefined && text.endsWith(` ${code}`) ? text.slice(0, -2) : text;
}

function columnAt(left: number, concept: ConceptName): HeaderColumn {
  const box = {left, right: left + 1, top: 0, bottom: 1};
  return {box, title: '', concepts: new Map([[concept, 1]])};
}

function cellOf(column: HeaderColumn, text: string, box: Box, line: TextLine): Cell {
  return {column, text, box, line};
}

interface DescriptionPiece {
  text: string;
  box: Box;
  line: TextLine;
}

/** The left edge that most text of the rows shares; text left of it is beside the table. */
function describedAt(rows: AmountRow[]): number {
  const boundaries = rows.flatMap(({lines}) => lines.map((line) => ({left: line.box.left, line})));
  const weightOf = (left: number) =>
    boundaries
      .filter(
        ({left: other, line}) =>
          Math.abs(other - left) < heightOf(line.box) && findDates(line.text).length === 0,
      )
      .reduce((sum, {line}) => sum + 8 + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
  return boundaries.reduce(
    (best, {left}) => (weightOf(left) > weightOf(best) ? left : best),
    boundaries[0]!.left,
  );
}

/** The text of a row from that edge on, without the amount and without a date at the start. */
function described({lines, line, tokens}: AmountRow, left: number): DescriptionPiece[] {
  return lines.flatMap((one) => {
    const own = one.tokens.filter(
      (token) =>
        token.box.left > left - heightOf(one.box) && !(one === line && token.start >= tokens[0]!.start),
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

function wholeLine(line: TextLine): DescriptionPiece {
  return {text: line.text, box: line.box, line};
}

interface AmountPlace {
  left: number;
  /** The rows of the items above and below. */
  last: number;
  next: number;
  document: ReadDocument;
  amounts: Set<number>;
}

/**
 * The text of an item: of its row, of the line above with its name or its quantity and price, and of lines below that
 * continue it.
 */
function textsOf(row: AmountRow, place: AmountPlace): DescriptionPiece[] {
  const own = described(row, place.left);
  const {page} = row.line;
  const isMade = (beside: TextLine[]) => isProductOf(beside, row.value, place.document.view.numberLocale);
  const above = row.row - 1 > place.last ? (page.rows[row.row - 1] ?? []) : [];
  const isClose = above.every(({box}) => row.box.top - box.bottom < page.lineHeight / 2);
  const isName = !isWorded(row) && !isClosing(above, place.document);
  const before = isClose && (isName || isMade(above)) ? above : [];
  const more = before.length > 0 && isName ? [] : continuations(row, place);
  return [...before.map(wholeLine), ...own, ...more.map(wholeLine)];
}

/** The lines close below a row at the edge of the descriptions, up to the next item or its quantity and price. */
function continuations(row: AmountRow, {left, next, document, amounts}: AmountPlace): TextLine[] {
  const {page} = row.line;
  const more: TextLine[] = [];
  let {bottom} = row.box;
  for (const beside of page.rows.slice(row.row + 1, next)) {
    const line = beside.find((one) => Math.abs(one.box.left - left) < heightOf(one.box));
    if (line === undefined) continue;
    if (line.box.top - bottom > page.lineHeight / 2 || isClosing(beside, document)) break;
    const {numberLocale} = document.view;
    const isOther = amounts.has(line.row) || factorsIn(line.text, numberLocale) !== undefined;
    if (isOther && !isProductOf([line], row.value, numberLocale)) break;
    more.push(line);
    ({bottom} = line.box);
  }
  return more;
}
