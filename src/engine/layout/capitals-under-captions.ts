import {haveSameLeft} from '../box.js';
import {isProbable} from '../probable.js';
import type {PageAnalysis, Segment} from './analysis.js';
import {columnOverlap} from './neighbourhood.js';
import * as shape from './text-shape.js';

/** Greatest distance between the lines of a caption and its value, in text heights. */
const nearestBelow = 1;

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
  return isProbable(labelProbability) && !shape.isAllCapitals(text) && /\p{Ll}{2}/u.test(text);
}

function isOver(caption: Segment, segment: Segment, textHeight: number): boolean {
  const gap = segment.box.top - caption.box.bottom;
  const isNear = Math.abs(gap) <= nearestBelow * textHeight && caption.box.top < segment.box.top;
  return isNear && haveSameLeft(caption.box, segment.box) && columnOverlap(caption, segment) > 0;
}
