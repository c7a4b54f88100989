import type {FoundValue} from '../../values/found.js';

/** A value of one kind found in a text, whether or not a cue matches it. */
export interface Mention extends FoundValue {
  /** Which end of a range it is; absent if it is none. */
  side?: 'first' | 'last';
  /** Signals of the value itself, passed on to the resolver. */
  signals?: Readonly<Record<string, number>>;
}
