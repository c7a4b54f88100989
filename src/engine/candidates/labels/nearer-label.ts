import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {columnOverlap, rowShare} from '../../layout/neighbourhood.js';
import type {Box} from '../../page.js';
import type {LabelMatch} from './label-match.js';

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

/** A label and a figure in line with the figure beside the label above are the next row of a list, no value of the first. */
export function isNextRow(other: Segment, match: LabelMatch): boolean {
  const {page} = match;
  const [above, figure] = [figureBeside(match, page), figureBeside(other, page)];
  if (above === undefined || figure === undefined) return false;
  return Math.abs(figure.box.right - above.box.right) <= alignedWithin * page.textHeight;
}

/** What stands nearer below a label of its own is the value of that one. */
export function isOfLabelAbove(value: Segment, match: LabelMatch): boolean {
  const gap = gapBetween(value.box, match.box);
  return labelsInColumn(value, match).some(
    ({box}) => box.bottom < middleOf(value.box) && gapBetween(box, value.box) < gap,
  );
}

/** Where captions stand under their values, what is below a caption is the value of the next one. */
export function isOfCaptionBelow(value: Segment, match: LabelMatch): boolean {
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

/** The segments of a page that are no part of a label. */
export function others(match: LabelMatch): Segment[] {
  const own = new Set(match.words);
  return match.page.segments.filter(({words}) => !words.some((word) => own.has(word)));
}
