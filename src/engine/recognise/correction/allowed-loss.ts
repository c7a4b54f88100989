import {languagesOfLabel, type LanguageSet} from './lexicon.js';

/**
 * The log probability that may be lost for a known word instead of the letters that were seen best: more for a longer
 * word, which fewer strings resemble by chance, and for one that labels contain, since documents have it more often.
 * -1: never. Tuned on 13 receipts, where half or twice as much changes less than .002 of the words.
 */
export function lexiconScore(word: string, languageSet: LanguageSet): number {
  const isLabel = (languagesOfLabel(word) & languageSet) !== 0;
  if (word.length <= lettersForNothing) return isLabel ? perLetter : -1;
  const worth = perLetter * (word.length - lettersForNothing) + (isLabel ? perLetter : 0);
  return Math.min(highestLexiconScore, worth);
}

/** The greatest score of a word. */
export const highestLexiconScore = 7;

/** The worth of each further letter; that labels contain a word, as "No" where "N0" was read, is worth as much. */
export const perLetter = 1.5;
const lettersForNothing = 2;
