import {heightOf, widthOf} from '../../box.js';
import type {Box, DrawnLines} from '../../page.js';
import {copyMask, thickenRows, type BitMask} from '../ink/bit-mask.js';
import {closeRows, openRows} from '../ink/morphology.js';
import {boxOfRuns, groupRuns, runsOf} from '../ink/runs.js';
import {transposeMask} from '../ink/transpose-mask.js';
import {dottedRules} from './dotted-rules.js';
import {traitsOf, type RuleTraits} from './rule-traits.js';
import {joinStrokes, transpose} from './strokes.js';

/**
 * In heights of text. `piece`: the shortest run of ink in one row of pixels, longer than the strokes of letters.
 * `shortest`: what such pieces add up to. `gap`: the widest gap between them.
 */
const kinds = {
  horizontal: {piece: 1.1, shortest: 2, gap: 0.4},
  vertical: {piece: 0.8, shortest: 1.8, gap: 0.2},
};
/** In heights of text: the thickest rule. */
const thickest = 0.5;
/** A side of a cell may be as short as a letter where it ends at rules; in heights of text. */
const shortestSide = 0.9;
/** How far from a rule a side may end, in heights of text. */
const reach = 0.25;
/** Strokes closer to the edge of the page than this part of it are shadows of a scanner. */
const margin = 0.015;
/** Of a rule on a sheet that was photographed bent. */
const mostSlope = 0.012;

/** The long thin strokes of ink on an upright page; everything in pixels. */
export function linesOfInk(ink: BitMask, textHeight: number, words: readonly Box[]): DrawnLines {
  const solid = findRules(ink, textHeight, kinds.horizontal, words);
  const horizontal = [...solid, ...dottedRules(ink, textHeight)].filter(isWithin(ink.height));
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
  // A rule that slopes climbs from row to row: with its neighbours each row holds it longer.
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

/** Letters that touch leave gaps and have stems above and below; a rule may have them on one side, where it underlines. */
function isRule(traits: RuleTraits, thickestRule: number): boolean {
  const {covered, above, below, solid, thickness} = traits;
  const [nearer, farther] = [Math.max(above, below), Math.min(above, below)];
  if (thickness > thickestRule || solid < 0.8 || covered < 0.8 || farther > 0.3) return false;
  return nearer < 0.35 || (isClear(traits) && nearer < 0.75 && farther < 0.15);
}

/** A rule without doubt, wherever it is; letters that touch are never so even. */
function isClear({covered, solid}: RuleTraits): boolean {
  return covered > 0.98 && solid > 0.9;
}

/** In heights of text: no row of letters that touch is as long and as thin. */
const longest = 15;
const thinnest = 0.2;

function isLong(traits: RuleTraits, textHeight: number): boolean {
  const {length, thickness} = traits;
  return isClear(traits) && length > longest * textHeight && thickness <= Math.max(3, thinnest * textHeight);
}

function withoutThickening({left, top, right, bottom}: Box): Box {
  return bottom - top < 3 ? {left, top, right, bottom} : {left, top: top + 1, right, bottom: bottom - 1};
}

function isWithin(height: number): (box: Box) => boolean {
  return ({top, bottom}) => bottom > margin * height && top < (1 - margin) * height;
}

/** Whether a column, rows for columns, is the edge of the sheet or the fold of a book. */
function isPageEdge({left, top, right, bottom}: Box, {width, height}: BitMask): boolean {
  const isOuter = bottom < edge.margin * width || top > (1 - edge.margin) * width;
  return isOuter && right - left > edge.length * height;
}

/** Whether a column, rows for columns, runs through words as a scanner's dirt does; sides of cells run between them. */
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

const mostCrossed = 0.25;

/** In parts of the width and the height of a page. */
const edge = {margin: 0.06, length: 0.85};

/** Whether a stroke lies in the middle of words: letters that touch, a dash, the bars of a headline. */
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

/** Where letters have ink, from the top of a word; an underline may be in its box too, below its foot. */
const core = {from: 0.15, to: 0.75};
const mostCovered = 0.6;

/** Whether both ends of a vertical stroke are at rules. */
function isSide({left, right, top, bottom}: Box, rules: readonly Box[], textHeight: number): boolean {
  const slack = reach * textHeight;
  const crossed = rules.filter((rule) => rule.left <= right + slack && rule.right >= left - slack);
  return [top, bottom].every((end) =>
    crossed.some((rule) => rule.top <= end + slack && rule.bottom >= end - slack),
  );
}
