import {heightOf, widthOf} from '../../box.js';
import type {Box} from '../../page.js';
import {robustSlope} from '../ppocr/deskew.js';
import type {LineInView} from '../ppocr/recognised-view.js';
import {textOf} from '../correction/word-boxes.js';

/** Where a machine-readable zone may be: a rectangle that is level once it is turned around its centre by the slope. */
export interface ZoneRegion {
  centre: {x: number; y: number};
  width: number;
  height: number;
  /** Pixels down per pixel right. */
  slope: number;
  /** Of a row, as detected. */
  lineHeight: number;
}

/** Fillers, and what they are taken for. */
const fillers = /[<«‹《〈≤＜]/g;
/** A line with so many fillers may be one of a zone; all of them together must have more. */
const leastInLine = 3;
const leastTogether = 6;
const holder = /[\dOI]{7}[A-Z<][\dOI]{7}/;
/** Rows of a zone are no further from each other than this, in heights of a row. */
const rowDistance = 6;

/** Position of the lowest group of lines with many fillers; `undefined` when there is none. */
export function findZone(lines: readonly LineInView[]): ZoneRegion | undefined {
  const seeds = lines
    .filter((line) => fillersIn(line) >= leastInLine)
    .sort((one, other) => other.box.bottom - one.box.bottom);
  const group = closeTo(seeds);
  const together = group.reduce((sum, line) => sum + fillersIn(line), 0);
  if (together < leastTogether) return undefined;
  return placeOf(group);
}

/** How many fillers a line has; where recognition takes them for letters, two dates around a sex count for some. */
function fillersIn({read}: LineInView): number {
  if (read === undefined) return 0;
  const text = textOf(read.latin);
  return (text.match(fillers)?.length ?? 0) + (holder.test(text.replace(/ /g, '')) ? leastTogether : 0);
}

function closeTo(seeds: readonly LineInView[]): LineInView[] {
  const group = seeds.slice(0, 1);
  for (const seed of seeds.slice(1)) {
    const last = group.at(-1)!;
    if (last.box.top - seed.box.bottom < rowDistance * last.crop.height) group.push(seed);
  }
  return group;
}

function placeOf(group: readonly LineInView[]): ZoneRegion {
  const slope = robustSlope(group.map((line) => ({...line, slope: line.crop.slope})));
  const angle = Math.atan(slope);
  const heights = group.map((line) => line.crop.height).sort((a, b) => a - b);
  const lineHeight = heights[heights.length >> 1]!;
  const boxes = group.map(({box}) => levelBox(box, angle, lineHeight));
  const [left, right] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centre: {
      x: u * Math.cos(angle) - v * Math.sin(angle),
      y: u * Math.sin(angle) + v * Math.cos(angle),
    },
    width: right - left,
    height: bottom - top,
    slope,
    lineHeight,
  };
}

/** The box of a line in the coordinates in which it is level, turned around the origin. */
function levelBox(box: Box, angle: number, lineHeight: number): Box {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [u, v] = [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
  const half = Math.min(widthOf(box), widthOf(box) / Math.cos(angle)) / 2;
  const halfHeight = Math.min(heightOf(box), lineHeight) / 2;
  return {left: u - half, right: u + half, top: v - halfHeight, bottom: v + halfHeight};
}
