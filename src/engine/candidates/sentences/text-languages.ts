import type {SentenceLanguage} from '../../knowledge/concepts/sentence-language.js';
import {sentenceLanguages} from '../../knowledge/languages/gathered/sentence-languages.js';
import type {RunningText} from './running-text.js';

/** Kindred languages share little words; a second language of a text has about half as many as the first, or more. */
const leastShare = 0.4;

/** The languages a text may be written in, told by their little words. */
export function languagesOf(text: Pick<RunningText, 'matchable'>): SentenceLanguage[] {
  const counts = littleWordsIn(text);
  const most = Math.max(...counts);
  return sentenceLanguages.filter((_, at) => counts[at]! >= leastShare * most);
}

/** The language that has most of the little words of a text. */
export function mainLanguageOf(text: Pick<RunningText, 'matchable'>): SentenceLanguage {
  const counts = littleWordsIn(text);
  return sentenceLanguages[counts.indexOf(Math.max(...counts))]!;
}

/** For each language, how many words of the text are articles or words of requests in it. */
function littleWordsIn({matchable}: Pick<RunningText, 'matchable'>): number[] {
  const words = matchable.match(/\p{L}+/gu) ?? [];
  return sentenceLanguages.map(({articles, askingWords}) => {
    const little = new Set(`${articles}|${askingWords}`.split('|'));
    return words.filter((word) => little.has(word)).length;
  });
}
