import {heightOf, unionOf} from './box.js';
import type {Line, Word} from './page.js';

/** A gap wider than this many line heights is a column gap, not a space between words. */
const columnGap = 1.5;
/** Two words are in one row when they share more than this part of the smaller height. */
const sharedHeight = 0.5;

/**
 * Groups words, in any order, to lines in reading order: rows from the top and, in a row, lines from the left. Words
 * that run up or down the margin come last, each a line of its own, as they would join the rows beside them.
 */
export function linesOf(words: readonly Word[]): Line[] {
  const upright = words.filter((word) => !isSideways(word));
  return [
    ...rowsOf(upright).flatMap((row) => splitAtColumns(row).map(lineOf)),
    ...words.filter(isSideways).map((word) => lineOf([word])),
  ];
}

/** Whether a word is higher than horizontal text of its length can be. */
export function isSideways({text, box}: Word): boolean {
  const shape = heightOf(box) / Math.max(0.01, box.right - box.left);
  return (text.length > 2 && shape > 1.8) || (text.length > 3 && shape > 1.3);
}

/** Groups the words of an upright page to rows, from the top, each from left to right. */
export function rowsOf(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const row = closestRow(rows, word);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.sort((a, b) => middleOf(a) - middleOf(b));
}

/** A word is compared with the last of each row, its nearest neighbour, so that a row may slope. */
function closestRow(rows: Word[][], word: Word): Word[] | undefined {
  let best: Word[] | undefined;
  let bestShare = sharedHeight;
  for (const row of rows) {
    const share = sharedHeightOf(row.at(-1)!, word);
    if (share > bestShare) [best, bestShare] = [row, share];
  }
  return best;
}

function sharedHeightOf(one: Word, other: Word): number {
  const shared = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return shared / Math.min(heightOf(one.box), heightOf(other.box));
}

function middleOf(row: Word[]): number {
  const middles = row.map(({box}) => (box.top + box.bottom) / 2).sort((a, b) => a - b);
  return middles[middles.length >> 1]!;
}

/** Splits a row where a gap is too wide to be a space. */
export function splitAtColumns(row: Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of row) {
    const before = parts.at(-1)?.at(-1);
    const gap = before ? word.box.left - before.box.right : Infinity;
    const height = before ? Math.max(heightOf(before.box), heightOf(word.box)) : 1;
    if (gap > columnGap * height) parts.push([word]);
    else parts.at(-1)!.push(word);
  }
  return parts;
}

function lineOf(words: Word[]): Line {
  return {words, text: words.map((word) => word.text).join(' '), box: unionOf(words.map((word) => word.box))};
}
