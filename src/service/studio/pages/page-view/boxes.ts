// page-view: pages as pictures with boxes over them; for review and for the template editor.

import type {Box} from '../../../../contract/fields.js';

export type {Box} from '../../../../contract/fields.js';

/** A place in fractions of the page. */
export interface Point {
  x: number;
  y: number;
}

export function boxBetween(one: Point, other: Point): Box {
  return {
    left: within(Math.min(one.x, other.x)),
    top: within(Math.min(one.y, other.y)),
    right: within(Math.max(one.x, other.x)),
    bottom: within(Math.max(one.y, other.y)),
  };
}

/** Too small to be meant: a click, not a drag. */
export function isTiny(box: Box): boolean {
  return box.right - box.left < 0.004 || box.bottom - box.top < 0.003;
}

export function unionOf(boxes: readonly [Box, ...Box[]]): Box {
  return {
    left: Math.min(...boxes.map(({left}) => left)),
    top: Math.min(...boxes.map(({top}) => top)),
    right: Math.max(...boxes.map(({right}) => right)),
    bottom: Math.max(...boxes.map(({bottom}) => bottom)),
  };
}

export function centreOf({left, top, right, bottom}: Box): Point {
  return {x: (left + right) / 2, y: (top + bottom) / 2};
}

export function holds({left, top, right, bottom}: Box, {x, y}: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The words whose centre is in a box, as text in their order. */
export function textIn(words: readonly {text: string; box: Box}[], box: Box): string {
  return words
    .filter((word) => holds(box, centreOf(word.box)))
    .map(({text}) => text)
    .join(' ');
}

/** A box moved or, by its right lower corner, resized; it stays on the page and keeps a size. */
export function nudged(box: Box, by: Point, isResize: boolean): Box {
  if (isResize)
    return {
      ...box,
      right: Math.max(box.left + 0.005, within(box.right + by.x)),
      bottom: Math.max(box.top + 0.004, within(box.bottom + by.y)),
    };
  const x = Math.min(Math.max(by.x, -box.left), 1 - box.right);
  const y = Math.min(Math.max(by.y, -box.top), 1 - box.bottom);
  return {left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y};
}

/** The nearest of the boxes in a direction, by what an arrow key says; -1 without one. */
export function nearestTo(boxes: readonly Box[], from: Box, direction: Point): number {
  const start = centreOf(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const centre = centreOf(box);
    const [x, y] = [centre.x - start.x, centre.y - start.y];
    const along = x * direction.x + y * direction.y;
    if (along <= 0.002) return;
    // What is aside counts more than what is far along, so that lines and columns are followed.
    const distance = along + 3 * Math.abs(x * direction.y + y * direction.x);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** The direction of an arrow key; `undefined` for other keys. */
export function directionOf(key: string): Point | undefined {
  return {
    ArrowLeft: {x: -1, y: 0},
    ArrowRight: {x: 1, y: 0},
    ArrowUp: {x: 0, y: -1},
    ArrowDown: {x: 0, y: 1},
  }[key];
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}
