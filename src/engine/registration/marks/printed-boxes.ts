import {heightOf, intersectionOf, isLying, isStanding, widthOf} from '../../box.js';
import {inkOf} from '../../recognise/mrz/zone-ink.js';
import {shareRow} from '../../overlaps.js';
import type {Box, Page} from '../../page.js';
import {inkComponentsOf, type InkComponent} from '../ink/ink-components.js';

/** Height of a line of text in the raster where boxes are looked for, in pixels. */
const lineHeight = 32;
/** The longest side of a check box, in line heights. */
const largest = 3;
/** The least, and that of a letter, in pixels of the raster. */
const smallest = 0.4 * lineHeight;

/** The check boxes and circles to fill within a part of a page, also ticked ones, in page units, left to right. */
export async function printedBoxes(page: Page, within: Box, textHeight: number): Promise<Box[]> {
  const margin = textHeight / 2;
  const region = intersectionOf(
    {
      left: within.left - margin,
      top: within.top - margin,
      right: within.right + margin,
      bottom: within.bottom + margin,
    },
    {left: 0, top: 0, right: page.width, bottom: page.height},
  );
  if (!page.image || widthOf(region) < 1 || heightOf(region) < 1) return [];
  const raster = await page.image({region, scale: lineHeight / textHeight});
  const scale = raster.width / widthOf(region);
  const ink = inkOf(raster, 2 * lineHeight);
  const pieces = inkComponentsOf(ink);
  return pieces
    .filter((piece) => isBox(piece, ink.width) && !pieces.some((other) => isNextLetter(piece, other)))
    .map(({left, top, right, bottom}) => ({
      left: region.left + left / scale,
      top: region.top + top / scale,
      right: region.left + right / scale,
      bottom: region.top + bottom / scale,
    }))
    .sort((a, b) => a.left - b.left);
}

/** Whether a component is nearly as high as wide, closed on four sides, and not all ink. */
function isBox(piece: InkComponent, rowWidth: number): boolean {
  const [width, height] = [piece.right - piece.left, piece.bottom - piece.top];
  const isSized = [width, height].every((side) => side > smallest && side < largest * lineHeight);
  if (!isSized || isLying(piece) || isStanding(piece)) return false;
  if (piece.pixels.length > fullest * width * height) return false;
  return sidesOf(piece, rowWidth).every((share) => share > closed);
}

/** Greatest share of ink in a box, also a ticked one; bold letters and filled spots have more. */
const fullest = 0.62;
/**
 * Least part of the middle half of each side that is inked. The middle half, as circles bend away at the corners;
 * letters are open.
 */
const closed = 0.85;

/** For each side of a piece, the part of its middle half that has ink in the quarter at the edge. */
function sidesOf({pixels, left, top, right, bottom}: InkComponent, rowWidth: number): number[] {
  const [width, height] = [right - left, bottom - top];
  const seen = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()] as const;
  for (const pixel of pixels) {
    const [x, y] = [(pixel % rowWidth) - left, Math.floor(pixel / rowWidth) - top];
    if (x < width / 4) seen[0].add(y);
    if (x >= (3 * width) / 4) seen[1].add(y);
    if (y < height / 4) seen[2].add(x);
    if (y >= (3 * height) / 4) seen[3].add(x);
  }
  return seen.map((places, side) => {
    const length = side < 2 ? height : width;
    const [from, to] = [Math.round(length / 4), Math.round((3 * length) / 4)];
    return [...places].filter((place) => place >= from && place < to).length / (to - from);
  });
}

/** Whether another component is as near as the next letter of a word; a check box is farther from its word. */
function isNextLetter(piece: InkComponent, other: InkComponent): boolean {
  if (other === piece || heightOf(other) < smallest) return false;
  const gap = Math.max(other.left - piece.right, piece.left - other.right);
  return gap >= 0 && gap < closest * lineHeight && shareRow(piece, other);
}

/** The gap between letters of a word, in line heights. */
const closest = 0.14;
