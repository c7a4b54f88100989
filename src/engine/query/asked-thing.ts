import type {Column, Field} from '../../contract/fields.js';
import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {whichQuestions} from '../knowledge/languages/gathered/questions.js';
import {fold, wordsOf} from '../values/fold.js';

/** Words that no name of a thing begins or goes on with. */
const littleWords = new Set(
  labelLanguages.flatMap(({fillers, particles}) => wordsOf(`${fillers} ${particles}`)),
);

/**
 * The thing a question asks for: "practice" of "To which practice is it charged?", folded; `undefined` for other requests
 * and where no name follows: "Which is the total?"
 */
export function askedThing({prompt = ''}: Field | Column): string | undefined {
  const text = fold(prompt)
    .trim()
    .replace(/^[¿"'«„]\s*/, '');
  const which = /[?？]\s*$/.test(text) ? whichQuestions.exec(text) : null;
  if (which === null) return undefined;
  const words = wordsOf(text.slice(which[0].length));
  const end = words.findIndex((word) => littleWords.has(word));
  const thing = words.slice(0, end < 0 ? undefined : end).join(' ');
  return thing === '' ? undefined : thing;
}
