import type {Ink} from './zone-ink.js';

/** Rows of pixels that hold a line of print: first, one past the last. */
export interface Band {
  top: number;
  bottom: number;
}

/** A row of pixels is print if it has more than this part of the ink of the fullest row. */
const leastInk = 0.25;
/** The edge of a line, with only the tips of letters, extends over rows and columns with more than this part of it. */
const edgeInk = 0.08;
/** In line heights as detected: lower bands are specks and drawn lines. */
const lowest = 0.3;

/** The lines of print of a level picture, by the ink between two columns. */
export function bandsOf(ink: Ink, columns: {left: number; right: number}, lineHeight: number): Band[] {
  const rows = Array.from({length: ink.height}, (_, y) => {
    let sum = 0;
    for (let x = columns.left; x < columns.right; x++) sum += ink.at[y * ink.width + x]!;
    return sum;
  });
  const threshold = leastInk * Math.max(...rows);
  const bands: Band[] = [];
  rows.forEach((sum, y) => {
    if (sum <= threshold) return;
    const last = bands.at(-1);
    if (last?.bottom === y) last.bottom = y + 1;
    else bands.push({top: y, bottom: y + 1});
  });
  const edge = edgeInk * Math.max(...rows);
  return (
    bands
      .filter(({top, bottom}) => bottom - top > lowest * lineHeight)
      .map((band) => withEdges(band, rows, edge))
      // Higher ones are pictures.
      .filter(({top, bottom}) => bottom - top < 2 * lineHeight)
  );
}

function withEdges({top, bottom}: Band, rows: readonly number[], least: number): Band {
  let [first, last] = [top, bottom];
  while (first > 0 && rows[first - 1]! > least) first--;
  while (last < rows.length && rows[last]! > least) last++;
  return {top: first, bottom: last};
}

/** How far the ink of a band extends on both sides of `from` before a gap of `gap` pixels. */
export function extentOf(
  ink: Ink,
  {top, bottom}: Band,
  from: {left: number; right: number},
  gap: number,
): {left: number; right: number} {
  const least = Math.max(1, edgeInk * (bottom - top));
  const isInked = (x: number) => {
    let sum = 0;
    for (let y = top; y < bottom; y++) sum += ink.at[y * ink.width + x]!;
    return sum >= least;
  };
  let [left, right] = [from.left, from.right];
  for (let x = left; x >= 0 && left - x < gap; x--) if (isInked(x)) left = x;
  for (let x = right - 1; x < ink.width && x - right < gap; x++) if (isInked(x)) right = x + 1;
  return {left, right};
}
