import {noWords, yesWords} from '../knowledge/languages/gathered/yes-no.js';
import {fold} from './fold.js';
import {foundValue, type FoundValue} from './found.js';
import {findMarks, checkedOf} from './check-marks.js';

/** Yes and no in ten languages, and marks of ticked and empty boxes; where words have boxes, the word that is ticked. */
export function findBooleans(text: string): FoundValue<boolean>[] {
  const words = [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = fold(match[0]);
    if (yesWords.has(word)) return [foundValue(match, true, 0.9)];
    return noWords.has(word) ? [foundValue(match, false, 0.9)] : [];
  });
  const spoken = words.filter(({raw}) => !/^[xX]$/.test(raw));
  if (spoken.length === 0) return findMarks(text);
  return checkedOf(spoken, text) ?? words;
}
