// gathered: each section of the language files, joined over all languages into one list, pattern or table.

import {languages} from '../registry.js';
import type {Language} from '../language.js';

/** A section's entry of one language. */
export type Entry = (language: Language) => string | undefined;

/** The words of all languages. */
export function wordsOf(entry: Entry): string[] {
  return texts(entry).flatMap((text) => text.trim().split(/\s+/));
}

/** The phrases of all languages. */
export function phrasesOf(entry: Entry): string[] {
  return texts(entry).flatMap((text) => text.trim().replace(/\s+/g, ' ').split(/ ?, /));
}

/** The choices of all languages as one alternation, longest first. */
export function choiceOf(entry: Entry): string {
  return alternation(texts(entry).flatMap(alternatives));
}

/** A regular expression of whole words. */
export function wholeWords(entry: Entry, flags = 'u'): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${choiceOf(entry)})(?!\p{L})`, flags);
}

/** One pattern a language, in one alternation; `undefined` where a language has none. */
export function eachLanguage(pattern: Entry): string {
  return alternation(texts(pattern));
}

function texts(entry: Entry): string[] {
  return Object.values(languages).flatMap((language) => {
    const text = entry(language);
    return text === undefined || text === '' ? [] : [text];
  });
}

function alternation(choices: readonly string[]): string {
  return [...new Set(choices)].sort((a, b) => b.length - a.length).join('|');
}

/** Cuts a choice at the `|` that are in no bracket. */
function alternatives(choice: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [letter] of choice.matchAll(/\\.|[^]/g)) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
