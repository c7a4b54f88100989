import type {Box, DrawnLines} from '../page.js';

/** How far a line may reach into the box that it bounds, in text or box heights: boxes are larger than their letters. */
export const reachIntoText = 0.3;
/** How far below a box an underline may be, in text heights. */
const under = 0.6;

export interface Cell {
  left?: number;
  top?: number;
  right?: number;
  bottom?: number;
}

/** Whether a vertical line runs through a gap, across its middle. */
export function hasVerticalIn(drawn: DrawnLines, gap: Box): boolean {
  const middle = (gap.top + gap.bottom) / 2;
  return drawn.vertical.some((line) => {
    const x = (line.left + line.right) / 2;
    return x >= gap.left && x <= gap.right && line.top <= middle && line.bottom >= middle;
  });
}

/** Whether a horizontal line crosses at least half of the width of a gap between two lines of text. */
export function hasHorizontalIn(drawn: DrawnLines, gap: Box): boolean {
  const width = gap.right - gap.left;
  if (width <= 0) return false;
  return drawn.horizontal.some((line) => {
    const y = (line.top + line.bottom) / 2;
    const shared = Math.min(line.right, gap.right) - Math.max(line.left, gap.left);
    return y >= gap.top && y <= gap.bottom && shared >= width / 2;
  });
}

/** The share of a box's width, 0 to 1, that the longest line near its bottom underlines. */
export function underlinedShare(drawn: DrawnLines, box: Box, textHeight: number): number {
  const width = box.right - box.left;
  if (width <= 0) return 0;
  let longest = 0;
  for (const line of drawn.horizontal) {
    const y = (line.top + line.bottom) / 2;
    if (y < box.bottom - reachIntoText * textHeight || y > box.bottom + under * textHeight) continue;
    longest = Math.max(longest, Math.min(line.right, box.right) - Math.max(line.left, box.left));
  }
  return Math.min(1, longest / width);
}

/** The nearest drawn lines around a box; a side without a line is absent. */
export function cellAround(drawn: DrawnLines, box: Box): Cell {
  const height = box.bottom - box.top;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const cell: Cell = {};
  for (const line of drawn.vertical) {
    if (line.top > y || line.bottom < y) continue;
    const at = (line.left + line.right) / 2;
    if (at <= box.left + reachIntoText * height) cell.left = Math.max(cell.left ?? -Infinity, at);
    if (at >= box.right - reachIntoText * height) cell.right = Math.min(cell.right ?? Infinity, at);
  }
  for (const line of drawn.horizontal) {
    if (line.left > x || line.right < x) continue;
    const at = (line.top + line.bottom) / 2;
    if (at <= box.top + reachIntoText * height) cell.top = Math.max(cell.top ?? -Infinity, at);
    if (at >= box.bottom - reachIntoText * height) cell.bottom = Math.min(cell.bottom ?? Infinity, at);
  }
  return cell;
}

/** Whether drawn lines bound a box on all four sides. */
export function isClosed(cell: Cell): cell is Required<Cell> {
  return (
    cell.left !== undefined && cell.right !== undefined && cell.top !== undefined && cell.bottom !== undefined
  );
}
