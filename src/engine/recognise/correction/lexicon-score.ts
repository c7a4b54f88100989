import {languagesOfLabel, type LanguageSet} from './lexicon.js';

/**
 * What may be lost in probability (its logarithm) for a known word instead of the letters that were seen best: more for
 * a longer word, which fewer strings of letters resemble by chance, and for one that labels are made of, which papers
 * have more often. Chosen on 13 receipts, where half and twice as much change less than .002 of the words.
 */
export function lexiconScore(word: string, languageSet: LanguageSet): number {
  const isLabel = (languagesOfLabel(word) & languageSet) !== 0;
  if (word.length <= lettersForNothing) return isLabel ? worthOfTwo : -1;
  const worth = perLetter * (word.length - lettersForNothing) + (isLabel ? worthOfLabel : 0);
  return Math.min(highestLexiconScore, worth);
}

/** No word is worth more. */
export const highestLexiconScore = 7;

const perLetter = 1.5;
const lettersForNothing = 2;
const worthOfLabel = 1.5;
/** A label of two letters: "No" where "N0" was read. */
const worthOfTwo = 1.6;
