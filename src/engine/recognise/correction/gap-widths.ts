import type {Raster} from '../../ingest/pixels/raster.js';
import {inkOfLine, type LineInk} from './line-ink.js';

/** Rows at the edges of a line's picture that often hold parts of the lines above and below. */
const margin = 3;
/** Specks of so many pixels in a column are not ink. */
const speck = 1;
/** Ink in one row over more than so many heights of the line is a rule: no letter is as wide. */
const ruleHeights = 2;
/** Faint print breaks a rule by so many pixels. */
const holeInRule = 2;

/** How wide the paper shows, at most, between one column and the next, in pixels of the picture of a line. */
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

/** For each column, how many of its pixels are ink of letters; a rule below a word fills no gap. */
function letterInkOf({width, height, pixels}: LineInk): Uint16Array {
  const counts = new Uint16Array(width);
  for (let y = margin; y < height - margin; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    for (const {start, end} of runsOfRow(row))
      if (end - start <= ruleHeights * height) for (let x = start; x < end; x++) counts[x]! += row[x]!;
  }
  return counts;
}

/** The runs of ink of a row, over small holes. */
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
