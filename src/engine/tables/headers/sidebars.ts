import {haveSameLeft, heightOf, unionOf} from '../../box.js';
import type {PageView, Token} from '../../page-view/document-view.js';
import type {Box} from '../../page.js';
import {runsOf} from './token-runs.js';

/** The area of a text column that is right of a table and does not belong to it. */
export interface Sidebar {
  left: number;
  top: number;
  bottom: number;
}

/**
 * The sidebars of a page: text with a common left edge, right of amounts, on lines that are not level with the rows
 * of the table. A column of the table is level with them.
 */
export function sidebarsOf(page: PageView): Sidebar[] {
  const runs = page.lines.flatMap((line) => runsOf(line).map(runOf));
  const found: Sidebar[] = [];
  if (runs.length > mostRuns) return found;
  for (const run of runs) {
    if (found.some((bar) => isIn(run.box, bar))) continue;
    const bar = sidebarFrom(run, runs);
    if (bar !== undefined) found.push(bar);
  }
  return found;
}

/** Whether a box belongs to a sidebar. */
export function isIn({left, top, bottom}: Box, bar: Sidebar): boolean {
  const middle = (top + bottom) / 2;
  return left > bar.left - (bottom - top) / 2 && middle > bar.top && middle < bar.bottom;
}

interface LineRun {
  text: string;
  box: Box;
}

function runOf(tokens: Token[]): LineRun {
  return {text: tokens.map(({text}) => text).join(' '), box: unionOf(tokens.map(({box}) => box))};
}

const fewestLines = 4;
/** A page as full as this has no room beside its tables. */
const mostRuns = 1200;
/** No line of a sidebar is further below the one before, in line heights. */
const widestGap = 5;

function sidebarFrom(first: LineRun, runs: LineRun[]): Sidebar | undefined {
  const lines = linesBelow(first, runs);
  if (lines.length < fewestLines) return undefined;
  const box = unionOf(lines.map((line) => line.box));
  const height = heightOf(first.box);
  const level = runs.filter((run) => run.box.bottom > box.top && run.box.top < box.bottom);
  const left = level.filter((run) => run.box.left < box.left - height / 2);
  if (left.some((run) => run.box.right > box.left)) return undefined;
  const wordy = lines.filter(({text}) => /\p{L}{3}/u.test(text)).length;
  if (wordy < lines.length / 2 || amountsIn(left) === 0) return undefined;
  const right = level.filter((run) => run.box.left >= box.left - height / 2);
  if (amountsIn(right) > amountsIn(left)) return undefined;
  const inRows = right.filter(
    ({text, box: one}) => isAmount(text) && left.some((run) => isLevel(one, run.box)),
  );
  if (inRows.length > 1) return undefined;
  const apart = lines.filter((line) => !left.some((run) => isLevel(run.box, line.box))).length;
  return apart < lines.length / 2 ? undefined : {left: box.left, top: box.top, bottom: box.bottom};
}

function linesBelow(first: LineRun, runs: LineRun[]): LineRun[] {
  const height = heightOf(first.box);
  const aligned = runs
    .filter(({box}) => haveSameLeft(box, first.box) && box.top >= first.box.top)
    .sort((a, b) => a.box.top - b.box.top);
  const end = aligned.findIndex(
    ({box}, at) => at > 0 && box.top - aligned[at - 1]!.box.bottom > widestGap * height,
  );
  return end < 0 ? aligned : aligned.slice(0, end);
}

function amountsIn(runs: LineRun[]): number {
  return runs.filter(({text}) => isAmount(text)).length;
}

function isAmount(text: string): boolean {
  return /\d[.,]\d{2}(?!\d)\D{0,4}$/.test(text);
}

function isLevel(one: Box, other: Box): boolean {
  return Math.abs(one.top + one.bottom - other.top - other.bottom) < heightOf(other) / 2;
}
