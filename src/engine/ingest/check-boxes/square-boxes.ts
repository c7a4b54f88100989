// check-boxes: finds check boxes in pixels, PDF paths and typed characters, and whether they are marked.

import {isMostlyInside} from '../../box.js';
import {isProbable, mayBe} from '../../probable.js';
import type {Box} from '../../page.js';
import {copyMask, isInked, type BitMask} from '../ink/bit-mask.js';
import {openRows} from '../ink/morphology.js';
import {runsOf, type InkRun} from '../ink/runs.js';
import {edgePart, largestSide, oblong, smallestSide} from './box-shape.js';

/** Least part of each side that must be inked; scanning leaves small gaps. */
const closed = 0.85;

/** The squares drawn on a page, empty or marked. Everything is in pixels of `ink`. */
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

/** Horizontal runs of ink as long as the top or bottom of a check box; longer ones are drawn lines. */
function horizontalBars(ink: BitMask, textHeight: number): InkRun[] {
  const bars = copyMask(ink);
  openRows(bars, Math.max(5, Math.round(smallestSide * textHeight)));
  return runsOf(bars).filter(({from, to}) => to - from <= largestSide * textHeight + 2);
}

function isPartOf({y, from, to}: InkRun, {left, top, right, bottom}: Box): boolean {
  return y >= top && y < bottom && from >= left - 2 && to <= right + 2;
}

/** The tallest square with this run as its top and a run with about the same ends as its bottom. */
function squareBelow(top: InkRun, byRow: Map<number, InkRun[]>, ink: BitMask): Box | undefined {
  const side = top.to - top.from;
  const reach = Math.max(1, Math.round(edgePart * side));
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

/**
 * Tells whether all four sides are inked and the outside is clear (`square`), or ink crosses one side, as a tick may
 * (`left by a stroke`).
 */
function fitOf(box: Box, ink: BitMask): 'square' | 'left by a stroke' | 'none' {
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  const deep = Math.max(2, Math.round(edgePart * side));
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
  // More means a grid cell or a letter, but along one side a tick may leave the box.
  const crossed = around.filter(mayBe);
  if (crossed.length === 0) return 'square';
  return crossed.length === 1 && !isProbable(crossed[0]!) ? 'left by a stroke' : 'none';
}

function isLetterOf(word: Box, box: Box): boolean {
  return isMostlyInside(box, word);
}

/**
 * Part of an edge's length with ink between the depths `from` and `to` (exclusive), in pixels inwards from the edge;
 * negative depths are outside the box.
 */
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
