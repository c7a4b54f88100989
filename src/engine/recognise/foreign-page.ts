import {languagesOfWord} from './correction/lexicon.js';
import type {RecognisedPage} from './ocr-engine.js';
import {isSurelyRead} from './surely-read.js';

/** A page with fewer long words is judged by its unread lines. */
const fewestWords = 6;
/** Least letters of a long word; shorter ones are often abbreviations. */
const wordLength = 3;
/** Greatest share of known words on a page in an unknown language: names, units, words of related languages. */
const mostKnown = 0.2;
/** Least unread lines of a page in an unknown script; one with fewer may be a picture. */
const fewestUnread = 4;

/** Whether a page seems to be in a script that the recogniser does not know: low confidence, hardly any known words. */
export function looksForeign({words, unreadLines = 0}: RecognisedPage): boolean {
  const texts = words.flatMap(({text}) => text.match(/\p{L}+/gu) ?? []);
  const long = texts.filter((text) => text.length >= wordLength);
  if (long.length < fewestWords) return unreadLines >= fewestUnread && unreadLines > words.length;
  // Greek read as Latin comes to .78, Cyrillic to .85.
  if (isSurelyRead(confidenceOf(words))) return false;
  return long.filter((text) => languagesOfWord(text) !== 0).length <= mostKnown * long.length;
}

/** Mean confidence, weighted by length so that specks read as single signs count little. */
export function confidenceOf(words: RecognisedPage['words']): number {
  const letters = words.reduce((sum, {text}) => sum + text.length, 0);
  const sure = words.reduce((sum, {text, confidence}) => sum + text.length * confidence, 0);
  return letters === 0 ? 0 : sure / letters;
}
