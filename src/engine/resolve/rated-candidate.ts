import type {MergedCandidate} from '../features/merge.js';

/** A candidate with what the answer model says of it. */
export interface RatedCandidate extends MergedCandidate {
  /** 0 to 1: how likely it is the answer. */
  probability: number;
}
