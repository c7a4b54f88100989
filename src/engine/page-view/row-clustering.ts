import {heightOf, widthOf} from '../box.js';
import type {Box} from '../page.js';

/** A line of words and its position on the page. */
interface LaidLine {
  box: Box;
  tokens: {box: Box}[];
  source: 'text' | 'ocr';
}

/**
 * Groups lines to rows, from the top: lines of one row share more than half of the smaller height. On a page that was
 * scanned askew they do so once the slope is taken off.
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

/**
 * A smaller slope is ignored: letters with ascenders or descenders make level lines look askew. `fewestWords`: of a
 * line whose slope counts; `fewestLines`: that must have about the same slope.
 */
const leastSlope = 0.003;
const fewestWords = 3;
const fewestLines = 6;
/** Lines of one page differ from their median slope by less than this. */
const usualSpread = 0.006;

/**
 * The slope of a recognised page, in page units down per unit right: the median of its lines, weighted by length. 0 if
 * the lines do not agree or not all of them are recognised.
 */
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
  const isPage = alike.length >= Math.max(fewestLines, slopes.length / 2);
  const isRead = lines.every(({source}) => source === 'ocr');
  return isPage && isRead && Math.abs(median) >= leastSlope ? median : 0;
}

/** The vertical extent of a line at the left edge of the page, without the height that the slope adds to its box. */
function levelOf(box: Box, slope: number): Extent {
  const sunk = (slope * (box.left + box.right)) / 2;
  const spread = Math.min(Math.abs(slope) * widthOf(box), heightOf(box) / 2) / 2;
  return {top: box.top - sunk + spread, bottom: box.bottom - sunk - spread};
}

function shareHeight(a: Extent, b: Extent): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return 2 * shared > Math.min(a.bottom - a.top, b.bottom - b.top);
}

function beside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return 3 * overlap < Math.min(a.right - a.left, b.right - b.left);
}

function middle({top, bottom}: Extent): number {
  return (top + bottom) / 2;
}
