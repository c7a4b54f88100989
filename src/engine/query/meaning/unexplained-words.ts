import type {Column, Field} from '../../../contract/fields.js';
import {fold, wordsOf} from '../../values/fold.js';
import {clausesOf} from './prompt-clauses.js';
import {wordsOfName} from './field-concept.js';
import {sensesOf} from './word-senses.js';

/**
 * Words of a short request that say more than what it is taken for: "Check number" asks for a number, of a check. Where
 * no label says them, the value may belong to something else.
 */
export function qualifiersOf(field: Field | Column): string[] {
  const text = clausesOf(field.prompt ?? '')[0] ?? wordsOfName(field.name);
  if (wordsOf(text).length > longest) return [];
  return sensesOf(text).unknown.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word));
}

const longest = 6;

/** Whether a text says a word, give or take its ending. */
export function says(text: string, word: string): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  return wordsOf(fold(text)).some((other) => other.startsWith(stem));
}
