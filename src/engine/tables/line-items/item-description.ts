import {heightOf, widthOf} from '../../box.js';
import {defaultNumberLocale} from '../../values/found.js';
import {cleanName} from '../../values/name.js';
import {findPeriods} from '../../values/period.js';
import type {Cell} from '../structure/row-cells.js';
import {hasCell, type Item} from '../structure/item.js';

/** What a table does with the text of its items, told from all of them. */
export interface DescriptionLayout {
  /** Where the descriptions end at the right. */
  right: number;
  /** Where the column behind them begins. */
  limit: number;
  /** The description has hardly more room than a word: its lines break at places that tell nothing. */
  isNarrow: boolean;
  /** Facts about an article are below its name, with what they are called. */
  hasFacts: boolean;
  /** A colon separates name and details, even when none are given. */
  hasNameBeforeColon: boolean;
}

/** Letters that a narrow column has room for. */
const narrow = 20;

export function descriptionLayoutOf(items: Item[]): DescriptionLayout {
  const described = items.map(({cells}) => cells.filter((cell) => hasCell(cell.column, 'description')));
  const all = described.flat();
  const left = Math.min(...all.map(({box}) => box.left));
  const behind = items.flatMap(({cells}) => cells.filter((cell) => isBehind(cell, left, cells)));
  const limit = Math.min(...behind.map(({box}) => box.left));
  const titled = Math.min(limit, ...behind.map(({column}) => Math.max(left, column.box.left)));
  const letter =
    all.reduce((sum, {box}) => sum + widthOf(box), 0) / all.reduce((sum, {text}) => sum + text.length, 0);
  const habits: DescriptionLayout = {
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
  const hasNameBeforeColon = described.some((cells) => /\p{L}.*:$/u.test(textIn(cells, habits)));
  return {...habits, hasNameBeforeColon};
}

/** Right of the descriptions, in a row of figures. */
function isBehind(cell: Cell, left: number, cells: Cell[]): boolean {
  if (cell.box.left <= left || hasCell(cell.column, 'description')) return false;
  return cells.some(({column, line}) => hasCell(column, 'line_amount') && line.row === cell.line.row);
}

/**
 * The lines of a description. Where a table sets facts below the names of its articles, a line goes on with the name
 * only where it was broken because the next word had no room on it.
 */
export function textOf(cells: Cell[], habits: DescriptionLayout): string | null {
  const text = textIn(cells, habits);
  const named = habits.hasNameBeforeColon ? text.replace(/(\p{L}[^:]*):(?: .*)?$/u, '$1') : text;
  return cleanName(named) || null;
}

function textIn(cells: Cell[], habits: DescriptionLayout): string {
  const block = habits.isNarrow
    ? withinColumn(blockOf(fromName(cells), 0.35), habits)
    : brokenLines(upToRemark(linesOf(cells)), habits);
  return block
    .map(({text}) => text)
    .reduce(joinLines, '')
    .trim();
}

/** A narrow column holds what is said of an article; a line that runs on under the next ones does not belong to it. */
function withinColumn(block: Cell[], {limit}: DescriptionLayout): Cell[] {
  const end = block.findIndex(({box}, index) => index > 0 && box.right > limit + heightOf(box));
  return end < 0 ? block : block.slice(0, end);
}

/** Lines of words, close below each other; the number of the article above its name is none of them. */
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

/** "1 août – 31 août 2025" below the name of an article is when, not what. */
function isOnlyPeriod({text}: Cell): boolean {
  const [period] = findPeriods(text, defaultNumberLocale);
  return period !== undefined && (text.slice(0, period.start) + text.slice(period.end)).trim() === '';
}

/** Not as long as a sentence, which runs on under other columns. */
function isTold({text}: Cell): boolean {
  return !isRemark(text);
}

/** The lines from the first on that are close below each other, with left edges that differ by a part of their height. */
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

function brokenLines(block: Cell[], habits: DescriptionLayout): Cell[] {
  if (!habits.hasFacts) return block;
  const end = block.findIndex((next, index) => index > 0 && !isBrokenBefore(block[index - 1]!, next, habits));
  return end < 0 ? block : block.slice(0, end);
}

/** A word divided at the end of a line is one word again. */
function joinLines(text: string, next: string): string {
  if (text === '') return next;
  return /\p{L}-$/u.test(text) && /^\p{L}/u.test(next) ? text + next : `${text} ${next}`;
}

/** `GTIN: 4012345001235` and a sentence below the name of an article are about it, not part of it. */
function isRemark(text: string): boolean {
  return /^[^\d(]{0,40}[:：](?: ?\S|$)|^[^:(]{0,60}[:：](?: |$)/.test(text) || text.split(' ').length > 6;
}

/** A remark, or set in smaller type than the name. */
function isAside(next: Cell, name: Cell): boolean {
  const isSmaller = heightOf(next.box) < smaller * heightOf(name.box);
  return isRemark(next.text) || (isSmaller && next.line.source === 'text');
}

/** Sizes of type that differ to the eye; boxes of recognised words are as tall as their letters. */
const smaller = 0.9;

/** What runs on under the next column was not broken for want of room. */
function isBrokenBefore(last: Cell, next: Cell, {right, limit}: DescriptionLayout): boolean {
  if (/\p{L}-$/u.test(last.text)) return true;
  if (last.box.right > limit) return false;
  const firstWord = next.text.split(' ')[0]!.length / next.text.length;
  return right - last.box.right < firstWord * widthOf(next.box) + 0.3 * heightOf(last.box);
}

/** Under a title for both, the number of the article comes before its name. */
function isCode({text, column}: Cell): boolean {
  return hasCell(column, 'article_number') && /\d/.test(text) && !text.trim().includes(' ');
}
