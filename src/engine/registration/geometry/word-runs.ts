import {heightOf, unionOf} from '../../box.js';
import type {Box, Page, Word} from '../../page.js';
import {squash} from '../../values/fold.js';

/** Neighbouring words of a line. */
export interface WordRun {
  words: Word[];
  /** The squashed words without a gap: "Registration No." and "RegistrationNo" are the same. */
  key: string;
  box: Box;
}

export function runOf(words: Word[]): WordRun {
  return keyedRun(words, words.map(keyOf));
}

function keyedRun(words: Word[], keys: string[]): WordRun {
  return {words, key: keys.join(''), box: unionOf(words.map((word) => word.box))};
}

/** The squashed text of a word. */
export function keyOf(word: Word): string {
  return squash(word.text);
}

/** All runs of one to `longest` words that have a letter or digit, and a key of a length that is wanted. */
export function runsOf(
  words: Word[],
  longest: number,
  isWanted: (keyLength: number) => boolean = () => true,
): WordRun[] {
  const keys = words.map(keyOf);
  return words.flatMap((_, start) => {
    const runs: WordRun[] = [];
    let length = 0;
    for (let end = start + 1; end <= Math.min(words.length, start + longest); end++) {
      length += keys[end - 1]!.length;
      if (length > 0 && isWanted(length))
        runs.push(keyedRun(words.slice(start, end), keys.slice(start, end)));
    }
    return runs;
  });
}

/** The median height of the words; without words a part of the page's height. */
export function usualHeight(page: Page): number {
  const heights = page.words.map((word) => heightOf(word.box)).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? page.height / 80;
}

export function textOf(words: Word[]): string {
  return words.map((word) => word.text).join(' ');
}
