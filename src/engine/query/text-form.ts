import type {Column, Field} from '../../contract/fields.js';
import {wordsOfName} from './meaning/field-concept.js';
import {formWords} from '../knowledge/languages/gathered/query-words.js';
import {wordsOf} from '../values/fold.js';
import type {FieldQuery} from './field-query.js';

/** Whether the words of a request ask for a time of day or for how long something lasts: "Abflugzeit", "notice period". */
export function formOfWords({name, prompt = ''}: Field | Column): FieldQuery['form'] {
  const words = wordsOf(prompt.trim() === '' ? wordsOfName(name) : prompt);
  const asked = [...words, ...words.slice(1).map((word, at) => `${words[at]}-${word}`)];
  const asksFor = (form: keyof typeof formWords) =>
    asked.some((word) => formWords[form].some((known) => isAlike(word, known)));
  if (asksFor('time')) return 'time';
  return asksFor('duration') ? 'duration' : undefined;
}

function isAlike(word: string, known: string): boolean {
  if (known.startsWith('*')) return word.endsWith(known.slice(1));
  return known.endsWith('*') ? word.startsWith(known.slice(0, -1)) : word === known;
}
