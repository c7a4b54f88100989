import {isProbable} from '../../probable.js';
import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {columnOverlap, areInRow} from '../../layout/neighbourhood.js';
import type {Box} from '../../page.js';
import type {LabelMatch} from './label-match.js';

/** Maximum offset of the right edges of figures in one column, in text heights. */
const alignedWithin = 1;

/**
 * Whether `other`, below a label, is the label of the next row of a list: each of the two has a figure on its right,
 * and the right edges of the figures are aligned.
 */
export function isNextRow(other: Segment, match: LabelMatch): boolean {
  const {page} = match;
  const [above, figure] = [figureBeside(match, page), figureBeside(other, page)];
  if (above === undefined || figure === undefined) return false;
  return Math.abs(figure.box.right - above.box.right) <= alignedWithin * page.textHeight;
}

/** Whether a value above `match` belongs to a label above the value that is nearer to it. */
export function isOfLabelAbove(value: Segment, match: LabelMatch): boolean {
  const gap = gapBetween(value.box, match.box);
  return labelsInColumn(value, match).some(
    ({box}) => box.bottom < middleOf(value.box) && gapBetween(box, value.box) < gap,
  );
}

/** Whether a value below `match` belongs to a caption below it (printed under its value) that is nearer. */
export function isOfCaptionBelow(value: Segment, match: LabelMatch): boolean {
  const gap = gapBetween(match.box, value.box);
  return labelsInColumn(value, match).some(
    ({box}) => box.top > middleOf(value.box) && gapBetween(value.box, box) < gap,
  );
}

/** Labels that overlap a value horizontally, without those that are its own next line: "316" over "CTNS". */
function labelsInColumn(value: Segment, match: LabelMatch): Segment[] {
  const goesOn = value.below.filter(({probability}) => isProbable(probability));
  return others(match).filter((label) => {
    const isLabel = label !== value && isProbable(label.labelProbability);
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

/** The next segment on the right of a label, if it has a digit and the label has none. */
function figureBeside({box, words}: Pick<Segment, 'box' | 'words'>, page: PageAnalysis): Segment | undefined {
  if (words.some(({text}) => isFigure(text))) return undefined;
  const [next] = page.segments
    .filter((other) => areInRow({box}, other) && other.box.left >= box.right)
    .sort((a, b) => a.box.left - b.box.left);
  return next?.words.some(({text}) => isFigure(text)) === true ? next : undefined;
}

function isFigure(text: string): boolean {
  return /\d/.test(text);
}

/** The segments of the page that have no word of the label. */
export function others(match: LabelMatch): Segment[] {
  const own = new Set(match.words);
  return match.page.segments.filter(({words}) => !words.some((word) => own.has(word)));
}
