import type {Candidate} from '../candidates/candidate.js';
import type {MergedCandidate} from './merge.js';

/** The direction of a value from its label: `behind` and `before` in the label's own segment; `none` without a label. */
export type Direction = 'behind' | 'before' | 'right' | 'below' | 'above' | 'none';

/** The position of a candidate: page, edges in text heights of that page, and direction from the label. */
export interface CandidatePosition {
  page: number;
  left: number;
  right: number;
  top: number;
  direction: Direction;
}

/** The position of a candidate: `left` and `top` are those of its first word, `right` is that of its whole box. */
export function positionOf({candidates}: MergedCandidate): CandidatePosition {
  const {page, words, box} = candidates[0]!;
  const {left, top} = words[0]?.box ?? box;
  const {number} = page.page;
  const inHeights = (length: number) => Math.round((length / page.textHeight) * 100) / 100;
  return {
    page: number,
    left: inHeights(left),
    right: inHeights(box.right),
    top: inHeights(top),
    direction: directionOf(candidates[0]!),
  };
}

const directions = ['behind', 'before', 'right', 'below', 'above'] as const;

function directionOf({signals}: Candidate): Direction {
  return directions.find((one) => signals[one] === 1) ?? 'none';
}

/** A key of the position of the first word: equal for candidates that begin with the same word. */
export function beginningOf({page, left, top}: CandidatePosition): string {
  return `${page} ${left} ${top}`;
}
