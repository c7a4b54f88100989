import type {SentenceLanguage} from '../../../knowledge/concepts/sentence-language.js';
import {sentenceLanguages} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {foundValue} from '../../../values/found.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

/** The small number words of a language with their values, and the pattern that finds them. */
interface Cardinals {
  values: ReadonlyMap<string, number>;
  pattern: RegExp;
}

const cardinalsOf: ReadonlyMap<SentenceLanguage, Cardinals> = new Map(
  sentenceLanguages.map((language) => [language, readCardinals(language)]),
);

/** Quality of a number word: alone it may be part of a name; digits in brackets after it confirm it. */
const likeness = {bare: 0.5, withFigures: 0.9};
/** Minimum value of a number word without digits: "one" is an article in most languages. */
const leastBare = 2;

/** Small number words of the languages of a text, as digits: "three", "three (3)". */
export function cardinalMentions(
  {text, matchable}: Pick<RunningText, 'text' | 'matchable'>,
  languages: readonly SentenceLanguage[],
): Mention[] {
  return languages.flatMap((language) => {
    const {values, pattern} = cardinalsOf.get(language)!;
    return [...matchable.matchAll(pattern)].flatMap(({index, 0: match, 1: word, 2: figures}) => {
      const value = values.get(word!)!;
      if (figures === undefined && value < leastBare) return [];
      const raw = text.slice(index, index + match.length);
      const quality = figures === undefined ? likeness.bare : likeness.withFigures;
      return [foundValue({index, 0: raw}, figures ?? String(value), quality)];
    });
  });
}

function readCardinals({cardinals}: SentenceLanguage): Cardinals {
  const values = new Map(
    cardinals
      .split(' ')
      .flatMap((forms, at) => forms.split('|').map((form) => [form.replaceAll('_', ' '), at + 1] as const)),
  );
  const words = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const pattern = String.raw`(?<![\p{L}\p{N}-])(${words})(?:\s*\((\d{1,4})\))?(?![\p{L}\p{N}-])`;
  return {values, pattern: new RegExp(pattern, 'gu')};
}
