import {labelLanguages} from '../../knowledge/languages/gathered/label-languages.js';
import {wordsOf} from '../../values/fold.js';
import {wordingRules} from '../label-wording.js';

const fillersByLanguage: readonly ReadonlySet<string>[] = labelLanguages.map(
  (language) => wordingRules(language).fillers,
);

/** The words of a request that say what it asks for, folded, each once: without the fillers of its language. */
export function contentWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const [fillers] = [...fillersByLanguage].sort((a, b) => countIn(b, words) - countIn(a, words));
  const telling = words.filter((word) => !fillers!.has(word));
  return telling.length > 0 ? telling : words;
}

function countIn(known: ReadonlySet<string>, words: readonly string[]): number {
  return words.filter((word) => known.has(word)).length;
}
