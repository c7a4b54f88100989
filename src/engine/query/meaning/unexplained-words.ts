import type {Column, Field} from '../../../contract/fields.js';
import {fold, wordsOf} from '../../values/fold.js';
import {clausesOf} from './prompt-clauses.js';
import {wordsOfName} from './field-concept.js';
import {sensesOf} from './word-senses.js';

/**
 * The words of a short request that no known sense explains: "Check number" asks for a number, but of a check. A value
 * whose label lacks these words may belong to something else.
 */
export function qualifiersOf(field: Field | Column): string[] {
  const text = clausesOf(field.prompt ?? '')[0] ?? wordsOfName(field.name);
  if (wordsOf(text).length > longest) return [];
  return sensesOf(text).unknown.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word));
}

const longest = 6;

/** Whether a text has a word, apart from its ending. */
export function says(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  return wordsOf(fold(text)).some((other) => other.startsWith(stem));
}
