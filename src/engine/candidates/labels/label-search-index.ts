import type {PageAnalysis, Segment} from '../../layout/analysis.js';
import {linePairs} from '../../layout/line-below-features.js';
import {columnOverlap, areInRow} from '../../layout/neighbourhood.js';
import type {Word} from '../../page.js';
import {squash} from '../../values/fold.js';
import {blurConfusables} from './blur-confusables.js';

/** A page prepared for searching labels: its folded words, and the segments in which a label may continue. */
export interface FoldedPage {
  page: PageAnalysis;
  keys: Map<Word, string>;
  /** The keys after `blurConfusables`. */
  blurred: Map<Word, string>;
  /** Segments stacked right below a segment, left or centre aligned. */
  stacked: Map<Segment, Segment[]>;
  /** The next segment of the row, if it is close: a label may be split over both. */
  beside: Map<Segment, Segment>;
}

/**
 * Maximum values in text heights: gap between the lines of one label, offset of their left edges, offset of their
 * centres, gap between the parts of a split label.
 */
const [maxLineGap, maxLeftOffset, maxCentreOffset, maxSplitGap] = [1, 2, 2, 2];

export function foldPage(page: PageAnalysis): FoldedPage {
  const keys = new Map(page.segments.flatMap(({words}) => words.map((word) => [word, squash(word.text)])));
  const blurred = new Map([...keys].map(([word, key]) => [word, blurConfusables(key)]));
  return {page, keys, blurred, stacked: stackedOf(page), beside: besideOf(page)};
}

function stackedOf({segments, textHeight}: PageAnalysis): FoldedPage['stacked'] {
  const stacked = new Map<Segment, Segment[]>();
  for (const {upper, lower} of linePairs(segments, textHeight)) {
    const [a, b] = [upper.box, lower.box];
    const isAligned =
      Math.abs(b.left - a.left) < maxLeftOffset * textHeight ||
      Math.abs(b.left + b.right - a.left - a.right) / 2 < maxCentreOffset * textHeight;
    if (b.top - a.bottom < maxLineGap * textHeight && isAligned)
      stacked.set(upper, [...(stacked.get(upper) ?? []), lower]);
  }
  return stacked;
}

function besideOf({segments, textHeight}: PageAnalysis): FoldedPage['beside'] {
  const beside = new Map<Segment, Segment>();
  for (const segment of segments) {
    const next = segments
      .filter((other) => {
        const gap = other.box.left - segment.box.right;
        return other !== segment && gap >= 0 && gap < maxSplitGap * textHeight && areInRow(segment, other);
      })
      .sort((a, b) => a.box.left - b.box.left)[0];
    if (next !== undefined && columnOverlap(segment, next) <= 0) beside.set(segment, next);
  }
  return beside;
}
