import type {Column, Field, FieldType} from '../../contract/fields.js';
import {endWords, typeWords} from '../knowledge/languages/gathered/query-words.js';
import {wordsOf} from '../values/fold.js';
import {spoken} from '../fields/concept-of.js';

/** What kind of value the words of a request ask for; `undefined` where they tell none, or several. */
export function typeOfWords({name, prompt = ''}: Field | Column): FieldType | undefined {
  for (const text of [prompt, spoken(name)]) {
    const words = wordsIn(text);
    const told = Object.entries(typeWords).filter(([, known]) => words.some((word) => isAmong(word, known)));
    if (told.length > 0) return told[0]![0] as FieldType;
  }
  return undefined;
}

/** Which end of a range the words of a request ask for. */
export function endOfWords({name, prompt = ''}: Field | Column): 'first' | 'last' | undefined {
  const words = wordsIn(`${prompt} ${spoken(name)}`);
  const isFirst = words.some((word) => isAmong(word, endWords.first));
  const isLast = words.some((word) => isAmong(word, endWords.last));
  return isFirst === isLast ? undefined : isFirst ? 'first' : 'last';
}

function wordsIn(text: string): string[] {
  return [...wordsOf(text), ...(text.includes('#') ? ['#'] : [])];
}

function isAmong(word: string, known: string): boolean {
  return known
    .split(' ')
    .some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
}
