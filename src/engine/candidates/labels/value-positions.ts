import {unionOf} from '../../box.js';
import {overlapDown} from '../../overlaps.js';
import type {Segment} from '../../layout/analysis.js';
import {areInRow, columnOverlap, isBelow} from '../../layout/neighbourhood.js';
import type {Box, Word} from '../../page.js';
import type {LabelMatch} from './label-match.js';
import {nameBefore} from './name-before.js';
import {isNextRow, isOfCaptionBelow, isOfLabelAbove, others} from './nearer-label.js';

/**
 * A position at a label that may hold its value. `behind` is after the label in its own segment, `before` is before it
 * there; the other directions are other segments.
 */
export interface ValuePosition {
  match: LabelMatch;
  direction: 'behind' | 'right' | 'below' | 'above' | 'before';
  words: Word[];
  segment: Segment;
  box: Box;
  /** Cost of the distance from the label, in text heights: below costs more than right, above most. */
  distance: number;
  /** Number of segments between label and position, in this direction. */
  between: number;
}

/** Maximum number of segments considered on the right and below. */
const nearest = 3;
/** A value directly below a label costs as much as one at this many text heights on the right. */
export const belowCost = 4.5;
const perLineBelow = 2;
const aboveCost = 10;

/**
 * Positions after a label in its own segment, right of it, below it, above it (captions printed under a line), and
 * before it where it says what somebody is: "A. Lind (chair)".
 */
export function valuePositions(match: LabelMatch): ValuePosition[] {
  if (isDefinedTerm(match)) return before(match);
  return [...behind(match), ...rightOf(match), ...belowOf(match), ...aboveOf(match), ...before(match)];
}

/** `(the "Tenant")`: the term that a contract defines for a party stands after the party, so the value is before it. */
function isDefinedTerm({words}: LabelMatch): boolean {
  return /["”“»]\)[.,;]*$/u.test(words.at(-1)!.text);
}

function before(match: LabelMatch): ValuePosition[] {
  const words = nameBefore(match);
  if (words.length === 0) return [];
  const gap = (match.words[0]!.box.left - words.at(-1)!.box.right) / match.page.textHeight;
  const segment = match.segments[0]!;
  return [positionAt(match, 'before', {words, segment, distance: Math.max(0, gap), between: 0})];
}

function behind(match: LabelMatch): ValuePosition[] {
  const {rest, words, last, page} = match;
  if (rest.length === 0) return [];
  const gap = (rest[0]!.box.left - words.at(-1)!.box.right) / page.textHeight;
  return [positionAt(match, 'behind', {words: rest, segment: last, distance: Math.max(0, gap), between: 0})];
}

function rightOf(match: LabelMatch): ValuePosition[] {
  const {box, page, rest} = match;
  const behindLabel = others(match).filter((other) => other.box.left >= box.right - page.textHeight / 2);
  const inRow = behindLabel.filter((other) => areInRow(match, other));
  const isBlank = inRow.length === 0 && rest.length === 0;
  return (isBlank ? behindLabel.filter((other) => isRaised(other.box, box)) : inRow)
    .sort((a, b) => a.box.left - b.box.left)
    .slice(0, nearest)
    .map((segment, at) =>
      positionAt(match, 'right', {
        words: segment.words,
        segment,
        distance: Math.max(0, segment.box.left - box.right) / page.textHeight,
        between: at + Number(rest.length > 0),
      }),
    );
}

/** Whether a text begins above a line and reaches into it: typed half a line above its blank. */
function isRaised(text: Box, line: Box): boolean {
  return text.top < line.top && overlapDown(text, line) > 0;
}

function belowOf(match: LabelMatch): ValuePosition[] {
  const {box, page} = match;
  return others(match)
    .filter(
      (other) =>
        columnOverlap(match, other) > 0 &&
        isBelow(other.box, box, page.textHeight) &&
        (other.box.top + other.box.bottom) / 2 > box.bottom,
    )
    .filter((other) => !isNextRow(other, match) && !isOfCaptionBelow(other, match))
    .sort((a, b) => a.box.top - b.box.top)
    .slice(0, nearest)
    .map((segment, between) => {
      const gap = Math.max(0, segment.box.top - box.bottom) / page.textHeight;
      return positionAt(match, 'below', {
        words: segment.words,
        segment,
        distance: belowCost + perLineBelow * gap,
        between,
      });
    });
}

function aboveOf(match: LabelMatch): ValuePosition[] {
  const {box, page} = match;
  const [segment] = others(match)
    .filter((other) => columnOverlap(match, other) > 0 && isBelow(box, other.box, page.textHeight))
    .sort((a, b) => b.box.bottom - a.box.bottom);
  if (segment === undefined || isOfLabelAbove(segment, match)) return [];
  const gap = Math.max(0, box.top - segment.box.bottom) / page.textHeight;
  return [
    positionAt(match, 'above', {
      words: segment.words,
      segment,
      distance: aboveCost + perLineBelow * gap,
      between: 0,
    }),
  ];
}

function positionAt(
  match: LabelMatch,
  direction: ValuePosition['direction'],
  at: Omit<ValuePosition, 'match' | 'direction' | 'box'>,
): ValuePosition {
  return {match, direction, ...at, box: unionOf(at.words.map(({box}) => box))};
}
