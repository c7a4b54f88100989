import type {Ink} from '../../recognise/mrz/zone-ink.js';

/**
 * A connected component of ink. `pixels` are indexes of the raster; `right` and `bottom` are one past the last pixel.
 */
export interface InkComponent {
  pixels: number[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The connected components of ink, diagonals included. */
export function inkComponentsOf({width, height, at}: Ink): InkComponent[] {
  const seen = new Uint8Array(at.length);
  const pieces: InkComponent[] = [];
  for (let start = 0; start < at.length; start++) {
    if (at[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    pieces.push(grown(start, {width, height, at}, seen));
  }
  return pieces;
}

function grown(start: number, {width, height, at}: Ink, seen: Uint8Array): InkComponent {
  const piece = {pixels: [start], left: width, top: height, right: 0, bottom: 0};
  for (const pixel of piece.pixels) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    piece.left = Math.min(piece.left, x);
    piece.right = Math.max(piece.right, x + 1);
    piece.top = Math.min(piece.top, y);
    piece.bottom = Math.max(piece.bottom, y + 1);
    for (let toY = Math.max(0, y - 1); toY <= Math.min(height - 1, y + 1); toY++)
      for (let toX = Math.max(0, x - 1); toX <= Math.min(width - 1, x + 1); toX++) {
        const to = toY * width + toX;
        if (at[to] === 0 || seen[to] === 1) continue;
        seen[to] = 1;
        piece.pixels.push(to);
      }
  }
  return piece;
}

/**
 * The ink without runs longer than this in a row or a column, which are drawn lines and frames of a form; in pixels.
 */
export function withoutDrawnLines(ink: Ink, longest: {across: number; down: number}): Ink {
  const {width, height} = ink;
  const at = ink.at.slice();
  for (let y = 0; y < height; y++)
    clearRuns({from: y * width, step: 1, count: width, longest: longest.across}, ink.at, at);
  for (let x = 0; x < width; x++)
    clearRuns({from: x, step: width, count: height, longest: longest.down}, ink.at, at);
  return {width, height, at};
}

interface Track {
  from: number;
  step: number;
  count: number;
  longest: number;
}

function clearRuns({from, step, count, longest}: Track, ink: Uint8Array, cleared: Uint8Array): void {
  let length = 0;
  for (let index = 0; index <= count; index++) {
    if (index < count && ink[from + index * step] === 1) {
      length++;
      continue;
    }
    if (length > longest)
      for (let back = 1; back <= length; back++) cleared[from + (index - back) * step] = 0;
    length = 0;
  }
}
