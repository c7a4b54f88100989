import type {SentenceLanguage} from '../../knowledge/concepts/sentence-language.js';
import {sentenceLanguages} from '../../knowledge/languages/gathered/sentence-languages.js';
import type {RunningText} from './running-text.js';

/**
 * The languages a text may be written in, recognised by their articles and question words. Related languages share some;
 * a second language of a text has half as many as the first, or more.
 */
export function languagesOf(text: Pick<RunningText, 'matchable'>): SentenceLanguage[] {
  const counts = functionWordCounts(text);
  const most = Math.max(...counts);
  return sentenceLanguages.filter((_, at) => counts[at]! >= most / 2);
}

/** The language with most articles and question words in a text. */
export function mainLanguageOf(text: Pick<RunningText, 'matchable'>): SentenceLanguage {
  const counts = functionWordCounts(text);
  return sentenceLanguages[counts.indexOf(Math.max(...counts))]!;
}

/** How many articles and question words of each language a text has; in the order of `sentenceLanguages`. */
function functionWordCounts({matchable}: Pick<RunningText, 'matchable'>): number[] {
  const words = matchable.match(/\p{L}+/gu) ?? [];
  return sentenceLanguages.map(({articles, askingWords}) => {
    const little = new Set(`${articles}|${askingWords}`.split('|'));
    return words.filter((word) => little.has(word)).length;
  });
}
