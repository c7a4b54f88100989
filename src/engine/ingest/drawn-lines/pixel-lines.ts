// drawn-lines: finds drawn lines in pixels and PDF paths, and lines typed as dots, dashes or underscores.

import {heightOf, widthOf} from '../../box.js';
import {isProbable, mayBe} from '../../probable.js';
import type {Box, DrawnLines} from '../../page.js';
import {copyMask, thickenRows, type BitMask} from '../ink/bit-mask.js';
import {closeRows, openRows} from '../ink/morphology.js';
import {boxOfRuns, groupRuns, runsOf} from '../ink/runs.js';
import {transposeMask} from '../ink/transpose-mask.js';
import {dottedLines} from './dotted-lines.js';
import {evenly, traitsOf, type LineTraits} from './line-traits.js';
import {joinStrokes, transpose} from './join-strokes.js';
import {mostSlope} from './slope.js';

/** Least length of a drawn line, in text heights; of a side of a cell, which ends at drawn lines, half of it. */
const shortest = 2;
/** The widest gap, in text heights, that is closed between the pieces of a line, and between the sides of a cell. */
const gap = 0.4;
/** Strokes closer to the edge of the page than this part of its size are scanner shadows. */
const margin = 0.015;

/** The drawn lines of an upright page, from its ink. Everything is in pixels. */
export function linesOfInk(ink: BitMask, textHeight: number, words: readonly Box[]): DrawnLines {
  const solid = findRules(ink, textHeight, shortest, words);
  const horizontal = [...solid, ...dottedLines(ink, textHeight)].filter(isWithin(ink.height));
  const columns = words.map(transpose);
  const vertical = findRules(transposeMask(ink), textHeight, shortest / 2, [])
    .filter(isWithin(ink.width))
    .filter((box) => !isPageEdge(box, ink) && !isStreak(box, columns))
    .map(transpose)
    .filter((box) => heightOf(box) >= shortest * textHeight || isSide(box, horizontal, textHeight));
  return joinStrokes({horizontal, vertical}, textHeight, {horizontal: 0, vertical: 0});
}

function findRules(ink: BitMask, textHeight: number, least: number, words: readonly Box[]): Box[] {
  const inPixels = (heights: number, least: number) => Math.max(least, Math.round(heights * textHeight));
  const thickness = Math.max(3, Math.round(textHeight / 2));
  const strokes = copyMask(ink);
  closeRows(strokes, 1);
  openRows(strokes, inPixels(1, 8));
  // A sloping line passes from row to row: merging each row with its neighbours makes its runs longer.
  thickenRows(strokes);
  closeRows(strokes, inPixels(gap, 2));
  openRows(strokes, inPixels(least, 8));
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
  if (thickness > thickestRule || solid < evenly || covered < evenly) return false;
  return nearer < mostBeside || (isClear(traits) && farther < mostBeside);
}

/** Ink right beside a drawn line, in parts of its length: where letters touch it, or other lines cross it. */
const mostBeside = 0.3;

/** Ink covers this part of the length of a clear line, which touching letters never do. */
const everywhere = 0.98;

function isClear({covered}: LineTraits): boolean {
  return covered > everywhere;
}

/** In text heights: no row of touching letters without gaps is longer. */
const longest = 15;

function isLong(traits: LineTraits, textHeight: number): boolean {
  return isClear(traits) && traits.length > longest * textHeight;
}

function withoutThickening({left, top, right, bottom}: Box): Box {
  return bottom - top < 3 ? {left, top, right, bottom} : {left, top: top + 1, right, bottom: bottom - 1};
}

function isWithin(height: number): (box: Box) => boolean {
  return ({top, bottom}) => bottom > margin * height && top < (1 - margin) * height;
}

/** The outer part of a page, in parts of its width. */
const outer = 0.06;

/** Whether a vertical stroke, with x and y swapped, is the edge of the sheet or the fold of a book. */
function isPageEdge({left, top, right, bottom}: Box, {width, height}: BitMask): boolean {
  const isOuter = bottom < outer * width || top > (1 - outer) * width;
  return isOuter && right - left > evenly * height;
}

/**
 * Whether a vertical stroke runs through words, as a streak of scanner dirt does; sides of cells run between words. x
 * and y are swapped in both arguments.
 */
function isStreak(box: Box, words: readonly Box[]): boolean {
  return mayBe(partWithin(box, words));
}

/** Whether a stroke lies mostly across the middle of words: touching letters, a dash, the bars of large letters. */
function isInText(box: Box, words: readonly Box[]): boolean {
  return isProbable(partWithin(box, words));
}

/** The part of a stroke's length in the inner half of words; above and below may be drawn lines, as an underline. */
function partWithin({left, top, right, bottom}: Box, words: readonly Box[]): number {
  const middle = (top + bottom) / 2;
  const covered = words
    .filter((word) => Math.abs(middle - (word.top + word.bottom) / 2) < heightOf(word) / 4)
    .map((word) => Math.max(0, Math.min(right, word.right) - Math.max(left, word.left)))
    .reduce((sum, length) => sum + length, 0);
  return covered / (right - left);
}

/** Whether a vertical stroke has both ends at horizontal lines. */
function isSide({left, right, top, bottom}: Box, rules: readonly Box[], textHeight: number): boolean {
  const slack = gap * textHeight;
  const crossed = rules.filter((rule) => rule.left <= right + slack && rule.right >= left - slack);
  return [top, bottom].every((end) =>
    crossed.some((rule) => rule.top <= end + slack && rule.bottom >= end - slack),
  );
}
