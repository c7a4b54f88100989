import {languagesOfLabel, type LanguageSet} from './lexicon.js';

/**
 * How much log probability a known word may lose against the letters that were seen best and still be chosen: more for a
 * longer word, which fewer strings resemble by chance, and for one that labels contain, since documents have it more often;
 * -1 if it is never chosen instead. Tuned on 13 receipts, where half or twice as much changes less than .002 of the words.
 */
export function allowedLoss(word: string, languageSet: LanguageSet): number {
  const isLabel = (languagesOfLabel(word) & languageSet) !== 0;
  if (word.length <= lettersForNothing) return isLabel ? perLetter : -1;
  const worth = perLetter * (word.length - lettersForNothing) + (isLabel ? perLetter : 0);
  return Math.min(greatestLoss, worth);
}

/** The most that any word may lose. */
export const greatestLoss = 7;

/** So much more for each further letter; as much for a word that labels contain, as "No" where "N0" was read. */
export const perLetter = 1.5;
const lettersForNothing = 2;
