import {editDistance} from '../values/similarity.js';

/** Shapes that recognisers take for each other, each written as one of them. */
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

/** Look-alike letters of a squashed text made one. Loses too much to compare values by; right for printed words. */
export function foldShapes(squashed: string): string {
  return confusions.reduce((folded, [pattern, shape]) => folded.replace(pattern, shape), squashed);
}

/** 1 for equal words, 0 for nothing in common; look-alike letters count as nearly equal. Both sides squashed. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < longest / 2) return 0;
  const plain = 1 - editDistance(a, b) / longest;
  const [c, d] = [foldShapes(a), foldShapes(b)];
  return Math.max(plain, 0.97 - editDistance(c, d) / Math.max(c.length, d.length));
}
