import type {Raster} from '../../ingest/pixels/raster.js';
import {inkOfLine, type LineInk} from './line-ink.js';

/** Rows at the top and bottom of a line's raster that are ignored: they often show parts of other lines. */
const margin = 3;
/** A column with at most this many pixels of ink counts as empty. */
const speck = 1;
/** A run of ink in one row of more than this many line heights is a drawn line: no letter is as wide. */
const ruleHeights = 2;
/** Gaps up to this many pixels do not end a run: faint print breaks drawn lines. */
const holeInRule = 2;

/**
 * For each two neighbouring columns of `columns`: the widest run of empty columns between them, in pixels of the line's
 * raster.
 */
export function widestGaps(line: Raster, columns: readonly number[]): number[] {
  const ink = letterInkOf(inkOfLine(line));
  return columns.slice(1).map((to, index) => {
    let [run, widest] = [0, 0];
    for (let x = columns[index]!; x <= Math.min(to, ink.length - 1); x++) {
      run = ink[x]! <= speck ? run + 1 : 0;
      if (run > widest) widest = run;
    }
    return widest;
  });
}

/** The number of ink pixels in each column, without drawn lines: an underline must not fill a gap. */
function letterInkOf({width, height, pixels}: LineInk): Uint16Array {
  const counts = new Uint16Array(width);
  for (let y = margin; y < height - margin; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    for (const {start, end} of runsOfRow(row))
      if (end - start <= ruleHeights * height) for (let x = start; x < end; x++) counts[x]! += row[x]!;
  }
  return counts;
}

/** The runs of ink of a row, joined across small gaps. */
function runsOfRow(row: Uint8Array): {start: number; end: number}[] {
  const runs: {start: number; end: number}[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const last = runs.at(-1);
    if (last && x - last.end <= holeInRule) last.end = x + 1;
    else runs.push({start: x, end: x + 1});
  }
  return runs;
}
