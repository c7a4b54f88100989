import {noWords, yesWords} from '../knowledge/languages/gathered/yes-no.js';
import {fold} from './fold.js';
import {foundValue, type FoundValue} from './found.js';
import {findMarks, checkedOf} from './check-marks.js';
import {certain} from '../levels.js';

/**
 * Words for yes and no; if they have check boxes, only the ticked words. In a text without such words, the check
 * boxes themselves: `true` if ticked.
 */
export function findBooleans(text: string): FoundValue<boolean>[] {
  const words = [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = fold(match[0]);
    if (yesWords.has(word)) return [foundValue(match, true, certain)];
    return noWords.has(word) ? [foundValue(match, false, certain)] : [];
  });
  const spoken = words.filter(({raw}) => !/^[xX]$/.test(raw));
  if (spoken.length === 0) return findMarks(text);
  return checkedOf(spoken, text) ?? words;
}
