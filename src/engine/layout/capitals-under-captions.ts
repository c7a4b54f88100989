import type {PageAnalysis, Segment} from './analysis.js';
import {columnOverlap} from './neighbourhood.js';
import * as shape from './text-shape.js';

/** In text heights: greatest distance between the left edges of a caption and its value, and between their lines. */
const [alignedWithin, nearestBelow] = [0.6, 1];
/** Least label probability of a caption. */
const surelyLabel = 0.5;

/**
 * Lowers the label probability of capitals right below a caption in small letters: forms and tickets are filled in so,
 * "Surname" over "LINDGREN". By themselves words in capitals look like labels; here their probability is at most one
 * minus that of the caption.
 */
export function rateCapitalsUnderCaptions({segments, textHeight}: PageAnalysis): void {
  const captions = segments.filter(isCaption);
  for (const segment of segments) {
    if (!shape.isAllCapitals(segment.text) || shape.endsInColon(segment.text)) continue;
    const over = captions.filter((caption) => isOver(caption, segment, textHeight));
    const surest = Math.max(0, ...over.map(({labelProbability}) => labelProbability));
    segment.labelProbability = Math.min(segment.labelProbability, 1 - surest);
  }
}

function isCaption({text, labelProbability}: Segment): boolean {
  return labelProbability >= surelyLabel && !shape.isAllCapitals(text) && /\p{Ll}{2}/u.test(text);
}

function isOver(caption: Segment, segment: Segment, textHeight: number): boolean {
  const gap = segment.box.top - caption.box.bottom;
  const isNear = Math.abs(gap) <= nearestBelow * textHeight && caption.box.top < segment.box.top;
  const isAligned = Math.abs(caption.box.left - segment.box.left) <= alignedWithin * textHeight;
  return isNear && isAligned && columnOverlap(caption, segment) > 0;
}
