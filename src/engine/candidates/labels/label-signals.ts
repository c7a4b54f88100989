import {isProbable} from '../../probable.js';
import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {
  cellAround,
  hasHorizontalIn,
  hasVerticalIn,
  isClosed,
  reachIntoText,
  underlinedShare,
} from '../../layout/drawn-lines.js';
import {areInRow, columnOverlap, isBelow} from '../../layout/neighbourhood.js';
import * as shape from '../../layout/text-shape.js';
import type {FieldQuery} from '../../query/field-query.js';
import type {TypedValue} from '../typed-values.js';
import {labelCoverage} from './label-coverage.js';
import type {PositionedValue} from './positioned-value.js';
import {belowCost, type ValuePosition} from './value-positions.js';

/** A cell higher than this many text heights is a frame around more than a label and its value. */
const highestCell = 7;

/** Signals of a value beside a label, by name. */
export function labelSignals(
  query: FieldQuery,
  typed: TypedValue,
  positioned: PositionedValue,
): Record<string, number> {
  return {
    ...matchSignals(positioned),
    ...labelCoverage(query, positioned.position.match),
    ...placeSignals(positioned.position),
    ...drawnLineSignals(positioned.position),
    ...valueSignals(query, typed, positioned),
    claimed: claimOfOthers(positioned.position),
  };
}

function matchSignals({position: {match}, matches}: PositionedValue): Record<string, number> {
  return {
    likeness: match.likeness,
    isExact: Number(match.likeness === 1),
    isAsked: Number(match.origin === 'asked'),
    isParaphrase: Number(match.origin === 'paraphrase'),
    isWeak: Number(match.origin === 'weak'),
    isMeaning: Number(match.origin === 'meaning'),
    matchRank: matches.indexOf(match),
    matchCount: matches.length,
    startsSegment: Number(match.startsSegment),
    endsSegment: Number(match.rest.length === 0),
    hasColon: Number(match.hasColon),
    labelProbability: Math.max(...match.segments.map(({labelProbability}) => labelProbability)),
    labelLines: Math.min(match.lines, 3),
    labelHeight: (match.box.bottom - match.box.top) / match.page.textHeight,
    labelLetters: Math.min(
      30,
      match.words.reduce((sum, {text}) => sum + text.length, 0),
    ),
    inParagraph: Number(match.last.words.length > 12),
  };
}

function placeSignals({match, direction, box, distance, between}: ValuePosition): Record<string, number> {
  const {textHeight} = match.page;
  const isLevel = direction !== 'below' && direction !== 'above';
  return {
    behind: Number(direction === 'behind'),
    right: Number(direction === 'right'),
    below: Number(direction === 'below'),
    above: Number(direction === 'above'),
    before: Number(direction === 'before'),
    distance: Math.min(distance, 25),
    gapRight: isLevel ? clip((box.left - match.box.right) / textHeight, -5, 25) : 0,
    gapBelow: direction === 'below' ? clip((box.top - match.box.bottom) / textHeight, -2, 12) : 0,
    shift: isLevel ? 0 : Math.min(Math.abs(box.left - match.box.left) / textHeight, 15),
    between: Math.min(between, 3),
  };
}

function drawnLineSignals({match, direction, box}: ValuePosition): Record<string, number> {
  const {drawn, textHeight} = match.page;
  const label = match.box;
  const gap = {
    left: label.right - reachIntoText * textHeight,
    right: box.left + reachIntoText * textHeight,
    top: Math.max(box.top, label.top),
    bottom: Math.min(box.bottom, label.bottom),
  };
  const lead = {
    left: Math.max(box.left, label.left),
    right: Math.min(box.right, label.right),
    top: label.bottom - reachIntoText * textHeight,
    bottom: box.top + reachIntoText * textHeight,
  };
  const isLevel = direction === 'behind' || direction === 'right';
  return {
    strokeBetween: Number(isLevel && gap.right > gap.left && hasVerticalIn(drawn, gap)),
    ruleBetween: Number(direction === 'below' && hasHorizontalIn(drawn, lead)),
    inCellOfLabel: shareOfCell(match.page, label, box),
    underlined: underlinedShare(drawn, box, textHeight),
    ruleAboveLabel: underlinedShare(drawn, {...label, bottom: label.top}, textHeight),
  };
}

/** 0 to 1: share of the sides of the label's cell that the value does not cross; -1 without a usual cell. */
function shareOfCell(
  {drawn, textHeight}: PageAnalysis,
  label: ValuePosition['box'],
  box: ValuePosition['box'],
): number {
  const cell = cellAround(drawn, label);
  if (!isClosed(cell) || cell.bottom - cell.top > highestCell * textHeight) return -1;
  const slack = reachIntoText * textHeight;
  const kept = [
    box.left >= cell.left - slack,
    box.right <= cell.right + slack,
    box.top >= cell.top - slack,
    box.bottom <= cell.bottom + slack,
  ];
  return kept.filter(Boolean).length / kept.length;
}

function valueSignals(
  query: FieldQuery,
  typed: TypedValue,
  {position, value, positions}: PositionedValue,
): Record<string, number> {
  const {raw} = typed;
  const text = String(typed.value);
  return {
    valueLabelProbability: position.direction === 'behind' ? 0 : position.segment.labelProbability,
    lastLabelProbability: value.last.labelProbability,
    valueLines: Math.min(value.lines, 6),
    weakestLink: value.weakestLink,
    nextLink: value.nextLink,
    valueShort: Number(raw.length <= 2),
    valueCapitals: Number(shape.isAllCapitals(raw)),
    valueBold: typed.words.filter(({font}) => font?.bold).length / typed.words.length,
    typeGiven: Number(query.isTypeGiven),
    typed: Number(query.type !== undefined && query.type !== 'text'),
    typeQuality: typed.quality,
    typeShare: typed.share,
    typePosition: typed.position,
    wantsLast: Number(query.end === 'last'),
    wantsFirst: Number(query.end === 'first'),
    isText: Number(text === raw.trim()),
    hasRight: Number(positions.some(({direction, distance}) => direction === 'right' && distance < 12)),
    hasBehind: Number(positions.some(({direction}) => direction === 'behind')),
  };
}

/** The highest label probability of the other segments that are nearer to the value than this label; 0 if none is. */
function claimOfOthers({match, segment, box, distance}: ValuePosition): number {
  let claim = 0;
  for (const other of match.page.segments) {
    if (!isProbable(other.labelProbability) || other === segment || match.segments.includes(other)) continue;
    const theirs = distanceFrom(other, {box}, match.page.textHeight);
    if (theirs !== undefined && theirs < distance) claim = Math.max(claim, other.labelProbability);
  }
  return claim;
}

function distanceFrom(label: Segment, value: Pick<Segment, 'box'>, textHeight: number): number | undefined {
  const [from, to] = [label.box, value.box];
  if (areInRow(label, value) && from.right <= to.left + textHeight / 2)
    return Math.max(0, to.left - from.right) / textHeight;
  if (columnOverlap(label, value) > 0 && isBelow(to, from, textHeight))
    return belowCost + (2 * Math.max(0, to.top - from.bottom)) / textHeight;
  return undefined;
}

function clip(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
