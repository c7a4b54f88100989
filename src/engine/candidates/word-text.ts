import type {Word} from '../page.js';

/** Words joined with single spaces. `starts`: where each word begins in `text`. */
export interface WordText {
  text: string;
  words: readonly Word[];
  starts: number[];
}

export function wordText(words: readonly Word[]): WordText {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  return {text, words, starts};
}

/** The words that overlap the characters `start` to `end` (exclusive); all words if none does. */
export function wordsBetween({words, starts}: WordText, start: number, end: number): Word[] {
  const inside = words.filter((word, at) => starts[at]! < end && starts[at]! + word.text.length > start);
  return inside.length > 0 ? inside : [...words];
}
