import {editDistance} from '../../values/similarity.js';

/** Characters that recognisers confuse, each replaced by one of them. */
const confusions: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1l|j!]/g, 'i'],
  [/[0q]/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
  [/[69]/g, 'g'],
  [/e/g, 'c'],
];

/**
 * Replaces look-alike letters of a squashed text by one of them. Too coarse to compare values by; right for printed
 * words.
 */
export function foldShapes(squashed: string): string {
  return confusions.reduce((folded, [pattern, shape]) => folded.replace(pattern, shape), squashed);
}

/** Least likeness of words and texts that are the same but for how they were read: a letter of four may be wrong. */
export const sameText = 0.75;

/**
 * Similarity of two squashed texts: 1 for equal ones, 0 for less than `sameText`. Look-alike letters count as nearly equal.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const limit = Math.floor((1 - sameText) * longest);
  if (Math.abs(a.length - b.length) > limit + 1) return 0;
  const plain = 1 - editDistance(a, b, limit) / longest;
  const [c, d] = [foldShapes(a), foldShapes(b)];
  const shaped = lookAlike - editDistance(c, d, limit) / Math.max(c.length, d.length);
  const like = Math.max(plain, shaped);
  return like >= sameText ? like : 0;
}

/** Less than 1, so that of several words the one with the same letters is the same. */
const lookAlike = 0.97;
