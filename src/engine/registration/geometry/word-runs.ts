import {heightOf, unionOf} from '../../box.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';

/** Neighbouring words of a line. */
export interface Run {
  words: Word[];
  /** The squashed words without a gap: "Registration No." and "RegistrationNo" are the same. */
  key: string;
  box: Box;
}

export function runOf(words: Word[]): Run {
  return {
    words,
    key: words.map(keyOf).join(''),
    box: unionOf(words.map((word) => word.box)),
  };
}

/** The squashed text of a word; asked for again and again, so it is kept. */
export function keyOf(word: Word): string {
  const known = keys.get(word) ?? squash(word.text);
  keys.set(word, known);
  return known;
}

const keys = new WeakMap<Word, string>();

/** All runs of one to `longest` words that have a letter or digit. */
export function runsOf(words: Word[], longest: number): Run[] {
  return words
    .flatMap((_, start) =>
      Array.from({length: Math.min(longest, words.length - start)}, (__, more) =>
        runOf(words.slice(start, start + more + 1)),
      ),
    )
    .filter((run) => run.key !== '');
}

/** Half of the words are lower, half higher. */
export function usualHeight(page: Page): number {
  const heights = page.words.map((word) => heightOf(word.box)).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? page.height / 80;
}

export function textOf(words: Word[]): string {
  return words.map((word) => word.text).join(' ');
}
