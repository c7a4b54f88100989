import type {Box} from '../../page.js';

export interface Point {
  x: number;
  y: number;
}

/** A point of the reference and the point of the document it corresponds to. */
export interface Pair {
  from: Point;
  to: Point;
  weight: number;
}

/** A 3 × 3 projective matrix, row by row. Affine maps have the last row 0 0 1. */
export type Transform = readonly [number, number, number, number, number, number, number, number, number];

export function applyTo(transform: Transform, {x, y}: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = transform;
  const w = g * x + h * y + i;
  return {x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w};
}

/** `first`, then `second`. */
export function chain(first: Transform, second: Transform): Transform {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + second[row * 3 + k]! * first[k * 3 + column]!, 0);
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Transform;
}

export interface Shape {
  /** Side of the image of a unit square. */
  scale: number;
  /** Longer side of that image over the shorter. */
  stretch: number;
  /** Radians, clockwise as the y axis points down. */
  rotation: number;
  /** Radians by which its corner is off a right angle. */
  skew: number;
  mirrored: boolean;
}

/** What the transform does to a small square around the point. */
export function shapeAt(transform: Transform, point: Point): Shape {
  const origin = applyTo(transform, point);
  const right = applyTo(transform, {x: point.x + 1, y: point.y});
  const down = applyTo(transform, {x: point.x, y: point.y + 1});
  const [ax, ay] = [right.x - origin.x, right.y - origin.y];
  const [bx, by] = [down.x - origin.x, down.y - origin.y];
  const area = ax * by - ay * bx;
  const [width, height] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  return {
    scale: Math.sqrt(Math.abs(area)),
    stretch: Math.max(width / height, height / width),
    rotation: Math.atan2(ay, ax),
    skew: Math.asin(Math.min(1, Math.abs(ax * bx + ay * by) / (width * height))),
    mirrored: area <= 0,
  };
}

export function centreOf(box: Box): Point {
  return {x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2};
}

/** The upright box around the four mapped corners. */
export function mapBox(map: (point: Point) => Point, box: Box): Box {
  const corners = [
    map({x: box.left, y: box.top}),
    map({x: box.right, y: box.top}),
    map({x: box.right, y: box.bottom}),
    map({x: box.left, y: box.bottom}),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
