import type {FoundValue} from '../../values/found.js';

/** A value of one kind found in a text, whatever is said about it. */
export interface Mention extends FoundValue {
  /** Where it is one end of a range: which. */
  side?: 'first' | 'last';
  /** What is told by the mention itself, for the resolver. */
  signals?: Readonly<Record<string, number>>;
}
