import type {Column, Field, FieldType} from '../../contract/fields.js';
import {countWords, endWords, typeWords} from '../knowledge/languages/gathered/query-words.js';
import {fold, wordsOf} from '../values/fold.js';
import {fillerWords} from './filler-words.js';
import {wordsOfName} from './meaning/field-concept.js';

/**
 * The type of value that the words of a request ask for; `undefined` if they tell none. The last telling word before
 * the first filler decides: "tax number" asks for a number, "day fee" for an amount, "date of the registration" for a
 * date.
 */
export function typeOfWords({name, prompt = ''}: Field | Column): FieldType | undefined {
  for (const text of [prompt, wordsOfName(name)]) {
    const words = wordsIn(text);
    const told = typeToldBy(headOf(words)) ?? typeToldBy(words);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Whether a request asks how many there are: "Number of occupants" asks for no number that identifies something. */
export function asksForCount({name, prompt = ''}: Field | Column): boolean {
  return countWords.test(fold(prompt.trim() === '' ? wordsOfName(name) : prompt));
}

/** Whether the words of a request ask for a day and for nothing else: "Date received". */
export function asksForDay({name, prompt = ''}: Field | Column): boolean {
  const words = wordsIn(prompt === '' ? wordsOfName(name) : prompt);
  const told = kinds.filter(([, known]) => words.some((word) => isAmong(word, known)));
  return told.length === 1 && told[0]![0] === 'date';
}

/** The first run of words that are no fillers. */
function headOf(words: readonly string[]): string[] {
  const start = words.findIndex((word) => !fillerWords.has(word));
  if (start < 0) return [];
  const length = words.slice(start).findIndex((word) => fillerWords.has(word));
  return words.slice(start, length < 0 ? undefined : start + length);
}

function typeToldBy(words: readonly string[]): FieldType | undefined {
  const told = words.flatMap((word) => kinds.find(([, known]) => isAmong(word, known))?.[0] ?? []);
  return told.at(-1);
}

const kinds = Object.entries(typeWords) as [FieldType, string][];
/** The end of a range that the words of a request ask for; `undefined` for none or both. */
export function endOfWords({name, prompt = ''}: Field | Column): 'first' | 'last' | undefined {
  const words = wordsIn(`${prompt} ${wordsOfName(name)}`);
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
