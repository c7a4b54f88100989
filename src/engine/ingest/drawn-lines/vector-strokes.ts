import {heightOf, widthOf} from '../../box.js';
import type {Box} from '../../page.js';
import type {Point, Subpath} from '../pdf/paths.js';
import type {Strokes} from './join-strokes.js';
import {mostSlope} from './slope.js';

/** The thickest drawn line, in points, as under table headers; a thicker filled rectangle is an area. */
const thickestRule = 4;
/** Least ratio of length to thickness of a filled line. */
const leastElongation = 3;
/** Least width of a line, in points: a hairline (width 0) is shown one device pixel wide. */
const hairline = 0.25;

/** The horizontal and vertical strokes of the paths of a page: segments, thin fills, the sides of rectangles. */
export function strokesOfPaths(subpaths: readonly Subpath[], page: {width: number; height: number}): Strokes {
  const strokes: Strokes = {horizontal: [], vertical: []};
  for (const subpath of subpaths)
    for (const box of strokedBoxes(subpath, page.width * page.height))
      (widthOf(box) >= heightOf(box) ? strokes.horizontal : strokes.vertical).push(clipTo(box, page));
  return strokes;
}

function strokedBoxes(subpath: Subpath, pageArea: number): Box[] {
  if (subpath.isStroked) return segmentsOf(subpath).flatMap((ends) => strokeOf(ends, subpath.width));
  // A thin fill counts whatever its outline: office programs draw lines as fills with slanted ends.
  const bounds = boundsOf(subpath);
  const [wide, high] = [widthOf(bounds), heightOf(bounds)];
  const thickness = Math.min(wide, high);
  if (thickness <= thickestRule) return Math.max(wide, high) >= leastElongation * thickness ? [bounds] : [];
  const isBackground = wide * high > pageArea / 2;
  return isBackground || !rectangleOf(subpath) ? [] : sidesOf(bounds);
}

/** The box around the points of an outline. */
export function boundsOf({points}: Subpath): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}

/**
 * The box of an outline that is a rectangle along the axes, give or take the slope of its sides; `undefined` for any other.
 */
export function rectangleOf(subpath: Subpath): Box | undefined {
  const {points, isCurved} = subpath;
  const corners = points.length === 5 && isSame(points[0]!, points[4]!) ? points.slice(0, 4) : points;
  if (isCurved || corners.length !== 4) return undefined;
  const box = boundsOf(subpath);
  const slack = mostSlope * Math.max(widthOf(box), heightOf(box));
  const isCorner = ([x, y]: Point) =>
    Math.min(x - box.left, box.right - x) <= slack && Math.min(y - box.top, box.bottom - y) <= slack;
  return corners.every(isCorner) ? box : undefined;
}

function isSame([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < hairline;
}

function segmentsOf({points, isClosed}: Subpath): [Point, Point][] {
  const ends = isClosed ? [...points, points[0]!] : points;
  return ends.slice(1).map((end, index) => [ends[index]!, end]);
}

function strokeOf([[x0, y0], [x1, y1]]: [Point, Point], width: number): Box[] {
  const [along, across] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const length = Math.max(along, across);
  if (Math.min(along, across) > Math.max(hairline, mostSlope * length)) return [];
  const half = Math.max(width, hairline) / 2;
  if (width > thickestRule) return [];
  return [boxAround(x0, y0, x1, y1, along >= across ? [0, half] : [half, 0])];
}

function boxAround(x0: number, y0: number, x1: number, y1: number, [wider, higher]: [number, number]): Box {
  return {
    left: Math.min(x0, x1) - wider,
    top: Math.min(y0, y1) - higher,
    right: Math.max(x0, x1) + wider,
    bottom: Math.max(y0, y1) + higher,
  };
}

function sidesOf({left, top, right, bottom}: Box): Box[] {
  const half = hairline / 2;
  return [
    boxAround(left, top, right, top, [0, half]),
    boxAround(left, bottom, right, bottom, [0, half]),
    boxAround(left, top, left, bottom, [half, 0]),
    boxAround(right, top, right, bottom, [half, 0]),
  ];
}

function clipTo({left, top, right, bottom}: Box, {width, height}: {width: number; height: number}): Box {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(left, width),
    top: within(top, height),
    right: within(right, width),
    bottom: within(bottom, height),
  };
}
