import {unionOf} from '../../box.js';
import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {columnOverlap, rowShare} from '../../layout/neighbourhood.js';
import type {Box, Word} from '../../page.js';
import type {LabelMatch} from './label-match.js';
import {nameBefore} from './name-before.js';

/** Where the answer to a label may be. */
export interface ValuePosition {
  match: LabelMatch;
  direction: 'behind' | 'right' | 'below' | 'above' | 'before';
  words: Word[];
  segment: Segment;
  box: Box;
  /** From the label, in text heights; below counts more than right. */
  distance: number;
  /** Segments between label and place, in this direction. */
  between: number;
}

/** As many in each direction are looked at. */
const nearest = 3;
/** A value below is as far as one this many text heights to the right. */
export const belowCost = 4.5;
const perLineBelow = 2;
const aboveCost = 10;
/** Segments in one row overlap by this share of the lower one's height. */
const sameRow = 0.5;
/** Figures of one column end this near each other, in text heights. */
const alignedWithin = 1;
/** A segment this likely a label has a value of its own below or above it. */
const surelyLabel = 0.5;
/** A line this likely goes on with the text of the one above. */
const surelyNext = 0.5;
/** A value is the nearer label's where that one is at most this part as far as the other. */
const clearlyNearer = 0.75;

/**
 * Behind the label in its own segment, right of it, below it, for captions under a line above it, and before it where
 * it says what somebody is: "A. Lind (chair)".
 */
export function valuePositions(match: LabelMatch): ValuePosition[] {
  return [...behind(match), ...rightOf(match), ...belowOf(match), ...aboveOf(match), ...before(match)];
}

function before(match: LabelMatch): ValuePosition[] {
  const words = nameBefore(match);
  if (words.length === 0) return [];
  const gap = (match.words[0]!.box.left - words.at(-1)!.box.right) / match.page.textHeight;
  const segment = match.segments[0]!;
  return [place(match, 'before', {words, segment, distance: Math.max(0, gap), between: 0})];
}

function behind(match: LabelMatch): ValuePosition[] {
  const {rest, words, last, page} = match;
  if (rest.length === 0) return [];
  const gap = (rest[0]!.box.left - words.at(-1)!.box.right) / page.textHeight;
  return [place(match, 'behind', {words: rest, segment: last, distance: Math.max(0, gap), between: 0})];
}

function rightOf(match: LabelMatch): ValuePosition[] {
  const {box, page, rest} = match;
  return others(match)
    .filter((other) => rowShare(match, other) > 0.4 && other.box.left >= box.right - 0.5 * page.textHeight)
    .sort((a, b) => a.box.left - b.box.left)
    .slice(0, nearest)
    .map((segment, at) =>
      place(match, 'right', {
        words: segment.words,
        segment,
        distance: Math.max(0, segment.box.left - box.right) / page.textHeight,
        between: at + Number(rest.length > 0),
      }),
    );
}

function belowOf(match: LabelMatch): ValuePosition[] {
  const {box, page} = match;
  const beside = figureBeside(match, match.page);
  return others(match)
    .filter((other) => beside === undefined || !isNextRow(other, beside, page))
    .filter((other) => !isOfCaptionBelow(other, match))
    .filter(
      (other) =>
        columnOverlap(match, other) > 0 &&
        other.box.top >= box.bottom - 0.45 * page.textHeight &&
        (other.box.top + other.box.bottom) / 2 > box.bottom,
    )
    .sort((a, b) => a.box.top - b.box.top)
    .slice(0, nearest)
    .map((segment, between) => {
      const gap = Math.max(0, segment.box.top - box.bottom) / page.textHeight;
      return place(match, 'below', {
        words: segment.words,
        segment,
        distance: belowCost + perLineBelow * gap,
        between,
      });
    });
}

/** The figure that stands right of a label without figures, with nothing between. */
function figureBeside({box, words}: Pick<Segment, 'box' | 'words'>, page: PageAnalysis): Segment | undefined {
  if (words.some(({text}) => isFigure(text))) return undefined;
  const [next] = page.segments
    .filter((other) => rowShare({box}, other) > sameRow && other.box.left >= box.right)
    .sort((a, b) => a.box.left - b.box.left);
  return next?.words.some(({text}) => isFigure(text)) === true ? next : undefined;
}

function isFigure(text: string): boolean {
  return /\d/.test(text);
}

/** A label and a figure aligned with the one of the row above are the next row of a list, no value of the first. */
function isNextRow(other: Segment, figureAbove: Segment, page: PageAnalysis): boolean {
  const figure = figureBeside(other, page);
  if (figure === undefined) return false;
  const apart = Math.abs(figure.box.right - figureAbove.box.right);
  return apart <= alignedWithin * page.textHeight;
}

function aboveOf(match: LabelMatch): ValuePosition[] {
  const {box, page} = match;
  const [segment] = others(match)
    .filter(
      (other) => columnOverlap(match, other) > 0 && other.box.bottom <= box.top + 0.45 * page.textHeight,
    )
    .sort((a, b) => b.box.bottom - a.box.bottom);
  if (segment === undefined || isOfLabelAbove(segment, match)) return [];
  const gap = Math.max(0, box.top - segment.box.bottom) / page.textHeight;
  return [
    place(match, 'above', {
      words: segment.words,
      segment,
      distance: aboveCost + perLineBelow * gap,
      between: 0,
    }),
  ];
}

/** What stands nearer below a label of its own is the value of that one. */
function isOfLabelAbove(value: Segment, match: LabelMatch): boolean {
  const gap = gapBetween(value.box, match.box);
  return labelsInColumn(value, match).some(
    ({box}) => box.bottom < middleOf(value.box) && gapBetween(box, value.box) < gap,
  );
}

/** Where captions stand under their values, what is below a caption is the value of the next one. */
function isOfCaptionBelow(value: Segment, match: LabelMatch): boolean {
  const gap = gapBetween(match.box, value.box);
  return labelsInColumn(value, match).some(
    ({box}) => box.top > middleOf(value.box) && gapBetween(value.box, box) < clearlyNearer * gap,
  );
}

/** Labels above or below a value that are not its own next line: "316" over "CTNS". */
function labelsInColumn(value: Segment, match: LabelMatch): Segment[] {
  const goesOn = value.below.filter(({probability}) => probability >= surelyNext);
  return others(match).filter((label) => {
    const isLabel = label !== value && label.labelProbability >= surelyLabel;
    return isLabel && columnOverlap(label, value) > 0 && !goesOn.some(({segment}) => segment === label);
  });
}

/** From one box down to another, in page units; negative where they overlap. */
function gapBetween(upper: Box, lower: Box): number {
  return lower.top - upper.bottom;
}

function middleOf({top, bottom}: Box): number {
  return (top + bottom) / 2;
}

function others(match: LabelMatch): Segment[] {
  const own = new Set(match.words);
  return match.page.segments.filter(({words}) => !words.some((word) => own.has(word)));
}

function place(
  match: LabelMatch,
  direction: ValuePosition['direction'],
  at: Omit<ValuePosition, 'match' | 'direction' | 'box'>,
): ValuePosition {
  return {match, direction, ...at, box: unionOf(at.words.map(({box}) => box))};
}
