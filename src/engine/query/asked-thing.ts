import type {Column, Field} from '../../contract/fields.js';
import {whichQuestions} from '../knowledge/languages/gathered/questions.js';
import {fold, wordsOf} from '../values/fold.js';
import {fillerWords} from './filler-words.js';

/**
 * The thing that a "which" question asks for, folded: "practice" of "To which practice is it charged?". `undefined` for
 * other requests, and if no name follows ("Which is the total?").
 */
export function askedThing({prompt = ''}: Field | Column): string | undefined {
  const text = fold(prompt)
    .trim()
    .replace(/^[¿"'«„]\s*/, '');
  const which = /[?？]\s*$/.test(text) ? whichQuestions.exec(text) : null;
  if (which === null) return undefined;
  const words = wordsOf(text.slice(which[0].length));
  const end = words.findIndex((word) => fillerWords.has(word));
  const thing = words.slice(0, end < 0 ? undefined : end).join(' ');
  return thing === '' ? undefined : thing;
}
