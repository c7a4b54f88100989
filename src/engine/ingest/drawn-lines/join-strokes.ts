import type {Box} from '../../page.js';

/** Straight strokes along the axes of a page, as boxes around their ink. */
export interface Strokes {
  horizontal: Box[];
  vertical: Box[];
}

/** Strokes touch, and are on the same line, if they are at most this far apart, in text heights. */
const touching = 0.15;

/** Joins collinear strokes that overlap or nearly touch, and dashes in a row; drops those shorter than `least`. */
export function joinStrokes(
  strokes: Strokes,
  textHeight: number,
  least: {horizontal: number; vertical: number},
): Strokes {
  const horizontal = joinCollinear(strokes.horizontal, textHeight);
  const vertical = joinCollinear(strokes.vertical.map(transpose), textHeight);
  const isLong = (length: number) => (box: Box) => box.right - box.left >= length;
  return {
    horizontal: horizontal.filter(isLong(least.horizontal)),
    vertical: vertical.filter(isLong(least.vertical)).map(transpose),
  };
}

/** Swaps x and y. */
export function transpose({left, top, right, bottom}: Box): Box {
  return {left: top, top: left, right: bottom, bottom: right};
}

function joinCollinear(boxes: readonly Box[], textHeight: number): Box[] {
  const sorted = [...boxes].sort((a, b) => a.top + a.bottom - b.top - b.bottom);
  const rows: Box[][] = [];
  for (const box of sorted) {
    const first = rows.at(-1)?.[0];
    if (first && isCollinear(first, box, textHeight)) rows.at(-1)!.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => joinRow(row, textHeight)).sort((a, b) => a.top - b.top || a.left - b.left);
}

function isCollinear(one: Box, other: Box, textHeight: number): boolean {
  return Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 <= touching * textHeight;
}

function joinRow(row: Box[], textHeight: number): Box[] {
  const joined: Box[] = [];
  for (const box of row.sort((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    if (!last || box.left - last.right > gapBefore(box, textHeight)) joined.push({...box});
    else {
      last.right = Math.max(last.right, box.right);
      last.top = Math.min(last.top, box.top);
      last.bottom = Math.max(last.bottom, box.bottom);
    }
  }
  return joined;
}

/** The widest gap across which a stroke joins the one before it; one shorter than a text height is a dash or dot. */
function gapBefore({left, right}: Box, textHeight: number): number {
  return right - left < textHeight ? textHeight / 2 : touching * textHeight;
}
