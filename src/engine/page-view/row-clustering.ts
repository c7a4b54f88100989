import {heightOf, widthOf} from '../box.js';
import type {Box} from '../page.js';

/** A line of words where it is on the page. */
interface LaidLine {
  box: Box;
  tokens: {box: Box}[];
  source: 'text' | 'ocr';
}

/**
 * Lines that share at least half of the height of the lower one are in one row; rows from the top. On a page that was
 * laid askew on the scanner they do so once it is turned upright.
 */
export function clusterRows<Line extends LaidLine>(lines: Line[]): Line[][] {
  const slope = slopeOf(lines);
  const levels = lines.map((line) => ({line, ...levelOf(line.box, slope)}));
  const rows: Level<Line>[][] = [];
  for (const level of levels.sort((a, b) => middle(a) - middle(b) || a.line.box.left - b.line.box.left)) {
    const last = rows.at(-1);
    if (
      last?.some((other) => shareHeight(other, level)) &&
      last.every((other) => beside(other.line.box, level.line.box))
    )
      last.push(level);
    else rows.push([level]);
  }
  return rows.map((row) => row.map(({line}) => line).sort((a, b) => a.box.left - b.box.left));
}

interface Extent {
  top: number;
  bottom: number;
}

interface Level<Line> extends Extent {
  line: Line;
}

/** Letters with strokes below or above the others make a line look askew that is not. */
const leastSlope = 0.003;
const fewestWords = 3;
const fewestLines = 6;
/** Lines of one page differ by less. */
const usualSpread = 0.006;

/** How far the lines of a recognised page sink on their way to the right: what half of their length does. */
function slopeOf(lines: LaidLine[]): number {
  const slopes = lines
    .filter(({source, tokens}) => source === 'ocr' && tokens.length >= fewestWords)
    .map(({tokens}) => {
      const [first, last] = [tokens[0]!.box, tokens.at(-1)!.box];
      const run = last.left + last.right - first.left - first.right;
      return {slope: (last.top + last.bottom - first.top - first.bottom) / run, run};
    })
    .sort((a, b) => a.slope - b.slope);
  const half = slopes.reduce((sum, {run}) => sum + run, 0) / 2;
  let reached = 0;
  const median = slopes.find(({run}) => (reached += run) >= half)?.slope ?? 0;
  const alike = slopes.filter(({slope}) => Math.abs(slope - median) < usualSpread);
  const isPage = alike.length >= Math.max(fewestLines, 0.6 * slopes.length);
  const isRead = lines.every(({source}) => source === 'ocr');
  return isPage && isRead && Math.abs(median) >= leastSlope ? median : 0;
}

/** Where a line is at the left edge of the page; a line askew has a box higher than its letters. */
function levelOf(box: Box, slope: number): Extent {
  const sunk = (slope * (box.left + box.right)) / 2;
  const spread = Math.min(Math.abs(slope) * widthOf(box), 0.5 * heightOf(box)) / 2;
  return {top: box.top - sunk + spread, bottom: box.bottom - sunk - spread};
}

function shareHeight(a: Extent, b: Extent): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top);
}

function beside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return overlap < 0.3 * Math.min(a.right - a.left, b.right - b.left);
}

function middle({top, bottom}: Extent): number {
  return (top + bottom) / 2;
}
