// drawn-lines: finds drawn lines in pixels and PDF paths, and lines typed as dots, dashes or underscores.

import {heightOf, widthOf} from '../../box.js';
import type {Box, DrawnLines} from '../../page.js';
import {copyMask, thickenRows, type BitMask} from '../ink/bit-mask.js';
import {closeRows, openRows} from '../ink/morphology.js';
import {boxOfRuns, groupRuns, runsOf} from '../ink/runs.js';
import {transposeMask} from '../ink/transpose-mask.js';
import {dottedLines} from './dotted-lines.js';
import {traitsOf, type LineTraits} from './line-traits.js';
import {joinStrokes, transpose} from './join-strokes.js';

/**
 * In text heights. `piece`: the shortest run of ink in one row of pixels, longer than a letter's strokes. `gap`: the
 * widest gap that is closed between pieces. `shortest`: the least length of the joined line.
 */
const kinds = {
  horizontal: {piece: 1.1, shortest: 2, gap: 0.4},
  vertical: {piece: 0.8, shortest: 1.8, gap: 0.2},
};
/** The thickest drawn line, in text heights. */
const thickest = 0.5;
/** Least length of a vertical line that ends at horizontal ones, as the side of a cell does, in text heights. */
const shortestSide = 0.9;
/** How far from a horizontal line such a side may end, in text heights. */
const reach = 0.25;
/** Strokes closer to the edge of the page than this part of its size are scanner shadows. */
const margin = 0.015;
/** Greatest slope of a drawn line, as on a photograph of a bent sheet. */
const mostSlope = 0.012;

/** The drawn lines of an upright page, from its ink. Everything is in pixels. */
export function linesOfInk(ink: BitMask, textHeight: number, words: readonly Box[]): DrawnLines {
  const solid = findRules(ink, textHeight, kinds.horizontal, words);
  const horizontal = [...solid, ...dottedLines(ink, textHeight)].filter(isWithin(ink.height));
  const columns = words.map(transpose);
  const sides = {...kinds.vertical, shortest: shortestSide};
  const vertical = findRules(transposeMask(ink), textHeight, sides, [])
    .filter(isWithin(ink.width))
    .filter((box) => !isPageEdge(box, ink) && !isStreak(box, columns))
    .map(transpose)
    .filter(
      (box) => heightOf(box) >= kinds.vertical.shortest * textHeight || isSide(box, horizontal, textHeight),
    );
  return joinStrokes({horizontal, vertical}, textHeight, {horizontal: 0, vertical: 0});
}

function findRules(
  ink: BitMask,
  textHeight: number,
  kind: typeof kinds.horizontal,
  words: readonly Box[],
): Box[] {
  const inPixels = (heights: number, least: number) => Math.max(least, Math.round(heights * textHeight));
  const thickness = inPixels(thickest, 3);
  const strokes = copyMask(ink);
  closeRows(strokes, 1);
  openRows(strokes, inPixels(kind.piece, 8));
  // A sloping line passes from row to row: merging each row with its neighbours makes its runs longer.
  thickenRows(strokes);
  closeRows(strokes, inPixels(kind.gap, 2));
  openRows(strokes, inPixels(kind.shortest, 8));
  return groupRuns(runsOf(strokes))
    .map((runs) => ({traits: traitsOf(runs, ink), box: withoutThickening(boxOfRuns(runs))}))
    .filter(
      ({traits, box}) => isRule(traits, thickness) && (isLong(traits, textHeight) || !isInText(box, words)),
    )
    .map(({box}) => box)
    .filter((box) => heightOf(box) <= thickness + mostSlope * widthOf(box));
}

/**
 * Tells a drawn line from touching letters, which have gaps, and ink above and below; an underline has ink on one side
 * only.
 */
function isRule(traits: LineTraits, thickestRule: number): boolean {
  const {covered, above, below, solid, thickness} = traits;
  const [nearer, farther] = [Math.max(above, below), Math.min(above, below)];
  if (thickness > thickestRule || solid < 0.8 || covered < 0.8 || farther > 0.3) return false;
  return nearer < 0.35 || (isClear(traits) && nearer < 0.75 && farther < 0.15);
}

/** Whether ink covers the length as evenly as touching letters never do. */
function isClear({covered, solid}: LineTraits): boolean {
  return covered > 0.98 && solid > 0.9;
}

/** In text heights: no row of touching letters is longer than `longest` and as thin as `thinnest`. */
const longest = 15;
const thinnest = 0.2;

function isLong(traits: LineTraits, textHeight: number): boolean {
  const {length, thickness} = traits;
  return isClear(traits) && length > longest * textHeight && thickness <= Math.max(3, thinnest * textHeight);
}

function withoutThickening({left, top, right, bottom}: Box): Box {
  return bottom - top < 3 ? {left, top, right, bottom} : {left, top: top + 1, right, bottom: bottom - 1};
}

function isWithin(height: number): (box: Box) => boolean {
  return ({top, bottom}) => bottom > margin * height && top < (1 - margin) * height;
}

/** Whether a vertical stroke, with x and y swapped, is the edge of the sheet or the fold of a book. */
function isPageEdge({left, top, right, bottom}: Box, {width, height}: BitMask): boolean {
  const isOuter = bottom < edge.margin * width || top > (1 - edge.margin) * width;
  return isOuter && right - left > edge.length * height;
}

/**
 * Whether a vertical stroke runs through words, as a streak of scanner dirt does; sides of cells run between words. x
 * and y are swapped in both arguments.
 */
function isStreak({left, top, right, bottom}: Box, words: readonly Box[]): boolean {
  const middle = (top + bottom) / 2;
  const crossed = words
    .filter((word) => {
      const inner = 0.3 * widthOf(word);
      return middle > word.top + inner && middle < word.bottom - inner;
    })
    .map((word) => Math.max(0, Math.min(right, word.right) - Math.max(left, word.left)))
    .reduce((sum, length) => sum + length, 0);
  return crossed > mostCrossed * (right - left);
}

/** Part of a stroke's length within words above which it is a streak. */
const mostCrossed = 0.25;

/** `margin` in page widths, `length` in page heights. */
const edge = {margin: 0.06, length: 0.85};

/** Whether a stroke lies mostly across the middle of words: touching letters, a dash, the bars of large letters. */
function isInText({left, top, right, bottom}: Box, words: readonly Box[]): boolean {
  const middle = (top + bottom) / 2;
  const covered = words
    .filter(
      (word) =>
        middle > word.top + core.from * heightOf(word) && middle < word.top + core.to * heightOf(word),
    )
    .map((word) => Math.max(0, Math.min(right, word.right) - Math.max(left, word.left)))
    .reduce((sum, length) => sum + length, 0);
  return covered > mostCovered * (right - left);
}

/**
 * The part of a word's height, from its top, where ink belongs to letters; below it the box may contain an underline.
 */
const core = {from: 0.15, to: 0.75};
const mostCovered = 0.6;

/** Whether a vertical stroke has both ends at horizontal lines. */
function isSide({left, right, top, bottom}: Box, rules: readonly Box[], textHeight: number): boolean {
  const slack = reach * textHeight;
  const crossed = rules.filter((rule) => rule.left <= right + slack && rule.right >= left - slack);
  return [top, bottom].every((end) =>
    crossed.some((rule) => rule.top <= end + slack && rule.bottom >= end - slack),
  );
}
