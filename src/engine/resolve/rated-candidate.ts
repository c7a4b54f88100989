import type {MergedCandidate} from '../features/merge.js';

/** A candidate with its probability by the answer model. */
export interface RatedCandidate extends MergedCandidate {
  /** 0 to 1: how likely it is the answer. */
  probability: number;
}
