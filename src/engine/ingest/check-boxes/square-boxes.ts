import {shareInside} from '../../box.js';
import type {Box} from '../../page.js';
import {copyMask, isInked, type BitMask} from '../ink/bit-mask.js';
import {openRows} from '../ink/morphology.js';
import {runsOf, type InkRun} from '../ink/runs.js';

/** Sides of a square to tick, in heights of text. */
const smallest = 0.4;
const largest = 1.7;
/** A square is no wider than this for its height, nor the reverse. */
const oblong = 1.3;
/** How far the ends of its top and bottom, and its sides, may be off; of its side. */
const slack = 0.16;
/** The part of a side that is inked; a pen that crosses it leaves no gap, a scanner small ones. */
const closed = 0.85;
/** Beyond a side this part of it is inked at most, or it is a cell or a letter … */
const mostAround = 0.3;
/** … and more beyond one of them, where a tick leaves the square. */
const mostTicked = 0.6;

/** The drawn squares of a page, also marked ones; in pixels, `words` too. */
export function squareBoxes(ink: BitMask, textHeight: number, words: readonly Box[]): Box[] {
  const bars = horizontalBars(ink, textHeight);
  const byRow = new Map<number, InkRun[]>();
  for (const bar of bars) byRow.set(bar.y, [...(byRow.get(bar.y) ?? []), bar]);
  const found: Box[] = [];
  for (const top of bars) {
    if (found.some((box) => isPartOf(top, box))) continue;
    const box = squareBelow(top, byRow, ink);
    if (!box) continue;
    const fit = fitOf(box, ink);
    if (fit === 'square' || (fit === 'left by a stroke' && !words.some((word) => isLetterOf(word, box))))
      found.push(box);
  }
  return found;
}

/** Runs of ink that are long enough to be the top or the bottom of a square, and no rules. */
function horizontalBars(ink: BitMask, textHeight: number): InkRun[] {
  const bars = copyMask(ink);
  openRows(bars, Math.max(5, Math.round(smallest * textHeight)));
  return runsOf(bars).filter(({from, to}) => to - from <= largest * textHeight + 2);
}

function isPartOf({y, from, to}: InkRun, {left, top, right, bottom}: Box): boolean {
  return y >= top && y < bottom && from >= left - 2 && to <= right + 2;
}

/** The largest square whose top is this bar: its bottom is a bar of the same ends. */
function squareBelow(top: InkRun, byRow: Map<number, InkRun[]>, ink: BitMask): Box | undefined {
  const side = top.to - top.from;
  const reach = Math.max(1, Math.round(slack * side));
  for (let height = Math.floor(oblong * side); height >= side / oblong; height--) {
    const y = top.y + height - 1;
    const bottom = byRow
      .get(y)
      ?.find(({from, to}) => Math.abs(from - top.from) <= reach && Math.abs(to - top.to) <= reach);
    if (!bottom) continue;
    const box = {
      left: Math.min(top.from, bottom.from),
      top: top.y,
      right: Math.max(top.to, bottom.to),
      bottom: y + 1,
    };
    if (box.right <= ink.width && box.bottom <= ink.height) return box;
  }
  return undefined;
}

/** Ink on all four sides, paper around and, but for a mark, within. */
function fitOf(box: Box, ink: BitMask): 'square' | 'left by a stroke' | 'none' {
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  const deep = Math.max(2, Math.round(slack * side));
  const sides = [
    inkedPart(ink, box, 'left', 0, deep),
    inkedPart(ink, box, 'right', 0, deep),
    inkedPart(ink, box, 'top', 0, deep),
    inkedPart(ink, box, 'bottom', 0, deep),
  ];
  if (sides.some((part) => part < closed)) return 'none';
  const around = (['left', 'right', 'top', 'bottom'] as const).map((edge) =>
    inkedPart(ink, box, edge, -deep - 1, -1),
  );
  const full = around.filter((part) => part >= mostAround);
  if (full.length === 0) return 'square';
  return full.length === 1 && full[0]! < mostTicked ? 'left by a stroke' : 'none';
}

function isLetterOf(word: Box, box: Box): boolean {
  return shareInside(box, word) > 0.5;
}

/** Part of the length of an edge with ink between two depths, inwards from the edge. */
function inkedPart(
  ink: BitMask,
  {left, top, right, bottom}: Box,
  edge: 'left' | 'right' | 'top' | 'bottom',
  from: number,
  to: number,
): number {
  const isUpright = edge === 'left' || edge === 'right';
  const [start, end] = isUpright ? [top, bottom] : [left, right];
  let inked = 0;
  for (let along = start; along < end; along++)
    for (let depth = from; depth < to; depth++) {
      const across =
        edge === 'left'
          ? left + depth
          : edge === 'top'
            ? top + depth
            : edge === 'right'
              ? right - 1 - depth
              : bottom - 1 - depth;
      if (isUpright ? isInked(ink, across, along) : isInked(ink, along, across)) {
        inked++;
        break;
      }
    }
  return inked / (end - start);
}
