import {haveSameLeft, heightOf} from '../box.js';
import type {DrawnLines} from '../page.js';
import type {Segment} from './analysis.js';
import {cellAround, isClosed, reachIntoText, underlinedShare} from './drawn-lines.js';
import {neighboursOf, type Neighbours} from './neighbourhood.js';
import * as shape from './text-shape.js';

/**
 * The features of each segment by which the fitted model tells labels from values; their names are those of the model.
 */
export function labelFeatures(
  segments: readonly Segment[],
  textHeight: number,
  drawn: DrawnLines,
): Record<string, number>[] {
  const around = neighboursOf(segments);
  return segments.map((segment, index) => ({
    ...textFeatures(segment),
    ...placeFeatures(segment, around[index]!, segments, textHeight),
    ...strokeFeatures(segment, segments, textHeight, drawn),
  }));
}

function textFeatures({text, words}: Segment): Record<string, number> {
  const letters = text.replace(/\s/g, '').length;
  const bold = words.filter(({font}) => font?.bold).length / words.length;
  return {
    colonAtEnd: Number(shape.endsInColon(text)),
    colonInside: Number(/[:：]/.test(text.slice(0, -1))),
    questionAtEnd: Number(text.endsWith('?')),
    stopAtEnd: Number(/[.;]$/.test(text)),
    digitShare: shape.digitShare(text),
    upperShare: shape.upperShare(text),
    allCapitals: Number(shape.isAllCapitals(text)),
    startsUpper: Number(shape.startsUpper(text)),
    startsLower: Number(shape.startsLower(text)),
    wordCount: Math.min(words.length, 15),
    letterCount: Math.min(letters, 60),
    dateLike: Number(shape.looksLikeDate(text)),
    moneyLike: Number(shape.looksLikeMoney(text)),
    numberWordAtEnd: Number(shape.endsInNumberWord(text)),
    bracket: Number(text.includes('(')),
    lone: Number(letters <= 1),
    itemNumber: Number(shape.startsWithItemNumber(text)),
    bold,
  };
}

function placeFeatures(
  segment: Segment,
  {left, right, above, below}: Neighbours,
  segments: readonly Segment[],
  textHeight: number,
): Record<string, number> {
  const {box} = segment;
  const aligned = segments.filter(
    (other) => shape.endsInColon(other.text) && haveSameLeft(other.box, box),
  ).length;
  return {
    leftmost: Number(left === undefined),
    gapRight: right ? Math.min((right.box.left - box.right) / textHeight, 12) : 12,
    numberRight: Number(right !== undefined && shape.isNumeric(right.text)),
    digitsRight: right ? shape.digitShare(right.text) : 0,
    colonLeft: Number(left !== undefined && shape.endsInColon(left.text)),
    colonAbove: Number(above !== undefined && shape.endsInColon(above.text)),
    gapBelow: below ? Math.min((below.box.top - box.bottom) / textHeight, 6) : 6,
    relativeHeight: heightOf(box) / textHeight,
    alignedColons: Math.min(aligned, 5),
  };
}

function strokeFeatures(
  {box, index}: Segment,
  segments: readonly Segment[],
  textHeight: number,
  drawn: DrawnLines,
): Record<string, number> {
  const room = {...box, left: box.right + reachIntoText * textHeight, right: box.right + 4 * textHeight};
  const cell = cellAround(drawn, box);
  const inside = isClosed(cell)
    ? segments.filter((other) => other.index !== index && isInCell(other, cell, textHeight))
    : [];
  const isFirst = inside.every((other) => other.box.top >= box.top - reachIntoText * textHeight);
  return {
    ruleRight: underlinedShare(drawn, room, textHeight),
    underlined: underlinedShare(drawn, box, textHeight),
    firstInCell: Number(isClosed(cell) && isFirst),
    aloneInCell: Number(isClosed(cell) && inside.length === 0),
  };
}

function isInCell(
  {box}: Segment,
  cell: {left: number; top: number; right: number; bottom: number},
  textHeight: number,
): boolean {
  const slack = reachIntoText * textHeight;
  return (
    box.left > cell.left - slack &&
    box.right < cell.right + slack &&
    box.top > cell.top - slack &&
    box.bottom < cell.bottom + slack
  );
}
