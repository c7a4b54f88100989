import {heightOf, widthOf} from '../../box.js';
import {defaultNumberLocale} from '../../values/found.js';
import {cleanName} from '../../values/name.js';
import {findPeriods} from '../../values/period.js';
import type {Cell} from '../structure/row-cells.js';
import {hasConcept, type Item} from '../structure/item.js';

/** How a table lays out the descriptions of its items, derived from all of them. */
export interface DescriptionLayout {
  /** Right edge of the widest description. */
  right: number;
  /** Left edge of the column behind them. */
  limit: number;
  /** The description column is hardly wider than a word, so that line breaks tell nothing. */
  isNarrow: boolean;
  /** Labelled facts about an item are below its name. */
  hasFacts: boolean;
  /** A colon separates name and details, even if no details follow. */
  hasNameBeforeColon: boolean;
}

/** A column with room for fewer letters is narrow. */
const narrow = 20;

export function descriptionLayoutOf(items: Item[]): DescriptionLayout {
  const described = items.map(({cells}) => cells.filter((cell) => hasConcept(cell.column, 'description')));
  const all = described.flat();
  const left = Math.min(...all.map(({box}) => box.left));
  const behind = items.flatMap(({cells}) => cells.filter((cell) => isBehind(cell, left, cells)));
  const limit = Math.min(...behind.map(({box}) => box.left));
  const titled = Math.min(limit, ...behind.map(({column}) => Math.max(left, column.box.left)));
  const letter =
    all.reduce((sum, {box}) => sum + widthOf(box), 0) / all.reduce((sum, {text}) => sum + text.length, 0);
  const layout: DescriptionLayout = {
    right: Math.max(
      ...described
        .flatMap(linesOf)
        .filter(isTold)
        .map(({box}) => box.right),
    ),
    limit,
    isNarrow: titled - left < narrow * letter,
    hasFacts: described.some((cells) => {
      const lines = linesOf(cells);
      return lines.slice(1).some((line) => isAside(line, lines[0]!));
    }),
    hasNameBeforeColon: false,
  };
  const hasNameBeforeColon = described.some((cells) => /\p{L}.*:$/u.test(textIn(cells, layout)));
  return {...layout, hasNameBeforeColon};
}

/** Whether a cell is right of the descriptions, level with an amount. */
function isBehind(cell: Cell, left: number, cells: Cell[]): boolean {
  if (cell.box.left <= left || hasConcept(cell.column, 'description')) return false;
  return cells.some(({column, line}) => hasConcept(column, 'line_amount') && line.row === cell.line.row);
}

/**
 * The description of an item. In a table with facts below the names, a line continues the name only if the line above
 * was broken because the next word had no room on it.
 */
export function textOf(cells: Cell[], layout: DescriptionLayout): string | null {
  const text = textIn(cells, layout);
  const named = layout.hasNameBeforeColon ? text.replace(/(\p{L}[^:]*):(?: .*)?$/u, '$1') : text;
  return cleanName(named) || null;
}

function textIn(cells: Cell[], layout: DescriptionLayout): string {
  const block = layout.isNarrow
    ? withinColumn(blockOf(fromName(cells), 0.35), layout)
    : brokenLines(upToRemark(linesOf(cells)), layout);
  return block
    .map(({text}) => text)
    .reduce(joinLines, '')
    .trim();
}

/** The lines of a description in a narrow column, up to one that extends under the next columns: it belongs to none. */
function withinColumn(block: Cell[], {limit}: DescriptionLayout): Cell[] {
  const end = block.findIndex(({box}, index) => index > 0 && box.right > limit + heightOf(box));
  return end < 0 ? block : block.slice(0, end);
}

/**
 * The lines of a description that have words and are close below each other, without an article number above the
 * name.
 */
function linesOf(cells: Cell[]): Cell[] {
  const [name, ...more] = fromName(cells.filter(isWorded));
  return name === undefined
    ? []
    : blockOf([name, ...more], 1).filter((cell) => cell === name || !isOnlyPeriod(cell));
}

function fromName(cells: Cell[]): Cell[] {
  const from = cells.findIndex(
    (cell, index) => isWorded(cell) && !(isCode(cell) && cells.slice(index + 1).some(isWorded)),
  );
  return from < 0 ? [] : cells.slice(from);
}

function isWorded({text}: Cell): boolean {
  return /\p{L}/u.test(text);
}

/** "1 août – 31 août 2025" below the name of an item is its period, not part of the name. */
function isOnlyPeriod({text}: Cell): boolean {
  const [period] = findPeriods(text, defaultNumberLocale);
  return period !== undefined && (text.slice(0, period.start) + text.slice(period.end)).trim() === '';
}

/** Whether a cell is no remark, which may extend under other columns. */
function isTold({text}: Cell): boolean {
  return !isRemark(text);
}

/**
 * The first lines, as long as they are close below each other and their left edges differ by at most `indent`
 * heights.
 */
function blockOf(lines: Cell[], indent: number): Cell[] {
  const end = lines.findIndex((next, index) => {
    if (index === 0) return false;
    const {box} = lines[index - 1]!;
    const isIndented = Math.abs(next.box.left - box.left) > indent * heightOf(box);
    return next.box.top - box.bottom > heightOf(box) || isIndented;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function upToRemark(lines: Cell[]): Cell[] {
  const end = lines.findIndex((next, index) => index > 0 && isAside(next, lines[0]!));
  return end < 0 ? lines : lines.slice(0, end);
}

function brokenLines(block: Cell[], layout: DescriptionLayout): Cell[] {
  if (!layout.hasFacts) return block;
  const end = block.findIndex((next, index) => index > 0 && !isBrokenBefore(block[index - 1]!, next, layout));
  return end < 0 ? block : block.slice(0, end);
}

/** Joins two lines, without a space if the first ends in a hyphen. */
function joinLines(text: string, next: string): string {
  if (text === '') return next;
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(next) ? text + next : `${text} ${next}`;
}

/** Whether a text below a name is about the item and not part of the name: `GTIN: 4012345001235`, or a sentence. */
function isRemark(text: string): boolean {
  return /^[^\d(]{0,40}[:：](?: ?\S|$)|^[^:(]{0,60}[:：](?: |$)/.test(text) || text.split(' ').length > 6;
}

/** Whether a line is a remark, or printed smaller than the name. */
function isAside(next: Cell, name: Cell): boolean {
  const isSmaller = heightOf(next.box) < smaller * heightOf(name.box);
  return isRemark(next.text) || (isSmaller && next.line.source === 'text');
}

/**
 * The share of the name's height below which type is smaller. Not for OCR, whose boxes are as tall as their letters.
 */
const smaller = 0.9;

/**
 * Whether a line was broken because the first word of the next had no room on it. One that extends under the next
 * column was not.
 */
function isBrokenBefore(last: Cell, next: Cell, {right, limit}: DescriptionLayout): boolean {
  if (/\p{L}-$/u.test(last.text)) return true;
  if (last.box.right > limit) return false;
  const firstWord = next.text.split(' ')[0]!.length / next.text.length;
  return right - last.box.right < firstWord * widthOf(next.box);
}

/** Whether a cell is the article number before a name, in a column with one title for both. */
function isCode({text, column}: Cell): boolean {
  return hasConcept(column, 'article_number') && /\d/.test(text) && !text.trim().includes(' ');
}
