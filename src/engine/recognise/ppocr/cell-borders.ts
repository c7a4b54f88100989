import type {Raster} from '../../ingest/pixels/raster.js';
import {inkOfLine, type LineInk} from '../correction/line-ink.js';

/**
 * A column with ink over at least this part of its height is a vertical drawn line: letters leave room above and below.
 */
const ruleShare = 0.95;
/**
 * Up to this many columns beside a border are erased with it if they are half dark; more belong to a letter that
 * touches it.
 */
const blur = 2;

/** Erases the borders of a cell at both ends of a line's raster, which would be read as I, l or a bracket. */
export function eraseCellBorders(line: Raster): Raster {
  const ink = inkOfLine(line);
  const [left, right] = [borderAt(ink, 1), borderAt(ink, -1)];
  if (left === 0 && right === 0) return line;
  const data = line.data.slice();
  for (let y = 0; y < line.height; y++) {
    const row = 3 * y * line.width;
    data.fill(ink.paper, row, row + 3 * left);
    data.fill(ink.paper, row + 3 * (line.width - right), row + 3 * line.width);
  }
  return {...line, data};
}

/** Up to which column from the left end (`step` 1) or the right end (−1) a border reaches; 0 for none. */
function borderAt(ink: LineInk, step: 1 | -1): number {
  const {width, height} = ink;
  const columnAt = (index: number) => (step === 1 ? index : width - 1 - index);
  let border = 0;
  for (let index = 0; index < Math.min(width / 4, height / 2); index++)
    if (inkInColumn(ink, columnAt(index)) >= ruleShare * height) border = index + 1;
  const blurred = border + blur;
  while (border > 0 && border < blurred && inkInColumn(ink, columnAt(border)) > height / 2) border++;
  return border;
}

function inkInColumn({width, height, pixels}: LineInk, x: number): number {
  let count = 0;
  for (let y = 0; y < height; y++) count += pixels[y * width + x]!;
  return count;
}
