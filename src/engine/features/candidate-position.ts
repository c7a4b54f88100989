import type {Candidate} from '../candidates/candidate.js';
import type {MergedCandidate} from './merge.js';

/** On which side of its label a value stands; `none` without a label. */
export type Direction = 'behind' | 'right' | 'below' | 'above' | 'none';

/** Where a candidate stands: its edges in text heights of its page, and the side of its label. */
export interface CandidatePosition {
  page: number;
  left: number;
  right: number;
  top: number;
  direction: Direction;
}

/** Where the first word of a candidate begins, and where its value ends. */
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

const directions = ['behind', 'right', 'below', 'above'] as const;

function directionOf({signals}: Candidate): Direction {
  return directions.find((one) => signals[one] === 1) ?? 'none';
}

/** Where the first word stands: the same for candidates that begin with the same word. */
export function beginningOf({page, left, top}: CandidatePosition): string {
  return `${page} ${left} ${top}`;
}
