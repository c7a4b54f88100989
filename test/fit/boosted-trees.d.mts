import type {WrittenTrees} from '../../src/engine/models/boosted-trees.js';

export interface TreeExamples {
  /** One record of named numbers an example. */
  rows: readonly Record<string, number>[];
  /** 0 or 1 each. */
  answers: readonly number[];
  weights?: readonly number[];
  features: readonly string[];
  rounds?: number;
  depth?: number;
  rate?: number;
  leastWeight?: number;
  /** Shares of the examples and of the features a tree sees. */
  examples?: number;
  columns?: number;
}

export function fitTrees(examples: TreeExamples): Omit<WrittenTrees, 'card'>;
