import {haveSameLeft, heightOf, widthOf} from '../box.js';
import type {DrawnLines} from '../page.js';
import type {Segment} from './analysis.js';
import {hasHorizontalIn, hasVerticalIn, reachIntoText} from './drawn-lines.js';
import {areInRow, columnOverlap, columnShare, isBelow} from './neighbourhood.js';
import * as shape from './text-shape.js';

/** A segment and one directly below it that may be its next line. */
export interface LinePair {
  upper: Segment;
  lower: Segment;
}

/** Greatest distance between lines of one text, in text heights. */
const widestLeading = 2.2;

/** Each segment with the segments directly below it that overlap it horizontally, with none between them. */
export function linePairs(segments: readonly Segment[], textHeight: number): LinePair[] {
  return segments.flatMap((upper) => {
    const near = segments.filter((lower) => isJustBelow(upper, lower, textHeight));
    return near
      .filter((lower) => !near.some((between) => standsBetween(between, upper, lower)))
      .map((lower) => ({upper, lower}));
  });
}

function isJustBelow(upper: Segment, lower: Segment, textHeight: number): boolean {
  if (upper === lower) return false;
  return (
    columnOverlap(upper, lower) > -textHeight / 2 &&
    isBelow(lower.box, upper.box, textHeight) &&
    lower.box.top - upper.box.bottom < widestLeading * textHeight &&
    (lower.box.top + lower.box.bottom) / 2 > upper.box.bottom
  );
}

function standsBetween(between: Segment, upper: Segment, lower: Segment): boolean {
  if (between === lower) return false;
  const shared =
    Math.min(between.box.right, lower.box.right, upper.box.right) -
    Math.max(between.box.left, lower.box.left, upper.box.left);
  return shared > 0 && (between.box.top + between.box.bottom) / 2 < lower.box.top;
}

/**
 * The features by which the fitted model tells whether a line goes on below; their names are those of the model.
 * `labels`: the label probability of each segment.
 */
export function lineBelowFeatures(
  pairs: readonly LinePair[],
  segments: readonly Segment[],
  page: {textHeight: number; drawn: DrawnLines; labels: readonly number[]},
): Record<string, number>[] {
  const inRow = segments.map(
    (segment) => segments.filter((other) => other !== segment && areInRow(segment, other)).length,
  );
  const below = new Map<Segment, Segment[]>();
  for (const {upper, lower} of pairs) below.set(upper, [...(below.get(upper) ?? []), lower]);
  return pairs.map((pair) => ({
    ...placeFeatures(pair, page.textHeight, below.get(pair.lower) ?? []),
    ...textFeatures(pair),
    ...strokeFeatures(pair, page),
    aloneUpper: Math.min(inRow[pair.upper.index]!, 4),
    aloneLower: Math.min(inRow[pair.lower.index]!, 4),
    labelUpper: page.labels[pair.upper.index]!,
    labelLower: page.labels[pair.lower.index]!,
  }));
}

function placeFeatures(
  {upper, lower}: LinePair,
  textHeight: number,
  next: readonly Segment[],
): Record<string, number> {
  const [a, b] = [upper.box, lower.box];
  const gap = (b.top - a.bottom) / textHeight;
  const shift = (b.left - a.left) / textHeight;
  const samePitch = next.some(
    (third) => Math.abs((third.box.top - b.bottom) / textHeight - gap) < 0.25 && haveSameLeft(third.box, b),
  );
  return {
    gap,
    shift: clip(shift, 15),
    shiftSize: Math.min(Math.abs(shift), 15),
    shiftRight: clip((b.right - a.right) / textHeight, 20),
    shiftCentre: Math.min(Math.abs(a.left + a.right - b.left - b.right) / 2 / textHeight, 15),
    heightRatio: Math.abs(Math.log(heightOf(a) / heightOf(b))),
    overlap: columnShare(upper, lower),
    widthRatio: Math.log(widthOf(b) / widthOf(a)),
    samePitch: Number(samePitch),
  };
}

function textFeatures({upper, lower}: LinePair): Record<string, number> {
  const [a, b] = [upper.text, lower.text];
  return {
    colonUpper: Number(shape.endsInColon(a)),
    colonLower: Number(/[:：]/.test(b)),
    lowerCaseLower: Number(shape.startsLower(b)),
    sentenceEndUpper: Number(/[.;?!]$/.test(a)),
    capitalsDiffer: Number(shape.isAllCapitals(a) !== shape.isAllCapitals(b)),
    numberUpper: Number(shape.isNumeric(a)),
    numberLower: Number(shape.isNumeric(b)),
    wordsUpper: Math.min(upper.words.length, 12),
    wordsLower: Math.min(lower.words.length, 12),
    itemLower: Number(shape.startsWithItemNumber(b)),
  };
}

function strokeFeatures(
  {upper, lower}: LinePair,
  {textHeight, drawn}: {textHeight: number; drawn: DrawnLines},
): Record<string, number> {
  const [a, b] = [upper.box, lower.box];
  const edge = reachIntoText * textHeight;
  const between = {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: a.bottom - edge,
    bottom: b.top + edge,
  };
  const beside = {
    left: Math.min(a.left, b.left),
    right: Math.max(a.left, b.left),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
  return {
    ruleBetween: Number(hasHorizontalIn(drawn, between)),
    strokeBeside: Number(hasVerticalIn(drawn, beside)),
  };
}

function clip(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
