import {noWords, yesWords} from '../knowledge/yes-no.js';
import {fold} from './fold.js';
import {found, type Found} from './found.js';

/** Yes and no in ten languages, and marks of ticked and empty boxes. */
export function findBooleans(text: string): Found<boolean>[] {
  const marks = [...text.matchAll(/[☑☒✓✔✗☐□]|\[ ?[xX]? ?\]/g)].map((match) =>
    found(match, !/[☐□]|\[ *\]/.test(match[0]), 0.9),
  );
  const words = [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = fold(match[0]);
    if (yesWords.has(word)) return [found(match, true, 0.9)];
    return noWords.has(word) ? [found(match, false, 0.9)] : [];
  });
  return [...marks, ...words].sort((a, b) => a.start - b.start);
}
