import {heightOf, widthOf} from '../../box.js';
import type {Box} from '../../page.js';
import {robustSlope} from '../ppocr/deskew.js';
import type {LineInView} from '../ppocr/recognised-view.js';
import {textOf} from '../correction/word-boxes.js';

/**
 * The region of a machine-readable zone: a rectangle that is level once it is turned around its centre by the slope.
 */
export interface ZoneRegion {
  centre: {x: number; y: number};
  width: number;
  height: number;
  /** Pixels down per pixel right. */
  slope: number;
  /** Height of a line as detected, in pixels. */
  lineHeight: number;
}

/** The filler `<` and the characters that it is taken for. */
const fillers = /[<«‹《〈≤＜]/g;
/** Least fillers in a line of a zone, and in all its lines together. */
const leastInLine = 3;
const leastTogether = 6;
/** Date of birth with its check digit, sex, and date of expiry with its check digit. */
const holder = /[\dOI]{7}[A-Z<][\dOI]{7}/;
/** Greatest distance between lines of a zone, in line heights. */
const rowDistance = 6;

/** The region of the lowest group of lines with many fillers; `undefined` when there is none. */
export function findZone(lines: readonly LineInView[]): ZoneRegion | undefined {
  const seeds = lines
    .filter((line) => fillersIn(line) >= leastInLine)
    .sort((one, other) => other.box.bottom - one.box.bottom);
  const group = closeTo(seeds);
  const together = group.reduce((sum, line) => sum + fillersIn(line), 0);
  if (together < leastTogether) return undefined;
  return placeOf(group);
}

/**
 * The number of fillers in a line. Two dates around a sex count as `leastTogether`, as recognition may take the fillers
 * for letters.
 */
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
