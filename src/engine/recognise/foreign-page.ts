import {languagesOfWord} from './correction/lexicon.js';
import type {RecognisedPage} from './ocr-engine.js';

/** Print in Latin script is read more surely than this; Greek read as Latin comes to .78, Cyrillic to .85. */
const surelyRead = 0.93;
/** A page with fewer words of several letters tells nothing. */
const fewestWords = 6;
/** Letters of a word that is no abbreviation. */
const wordLength = 3;
/** Pages in a language that is not known have a few known words too: names, units, words of kindred languages. */
const mostKnown = 0.2;
/** A page of fewer lines that could not be read may be a picture. */
const fewestUnread = 4;

/** Whether a page was read as if it were in a script that the recogniser does not know: unsurely, and no words come of it. */
export function looksForeign({words, unreadLines = 0}: RecognisedPage): boolean {
  const texts = words.flatMap(({text}) => text.match(/\p{L}+/gu) ?? []);
  const long = texts.filter((text) => text.length >= wordLength);
  if (long.length < fewestWords) return unreadLines >= fewestUnread && unreadLines > words.length;
  if (confidenceOf(words) > surelyRead) return false;
  return long.filter((text) => languagesOfWord(text) !== 0).length <= mostKnown * long.length;
}

/** Mean confidence by letters, so that specks read as single signs count little. */
export function confidenceOf(words: RecognisedPage['words']): number {
  const letters = words.reduce((sum, {text}) => sum + text.length, 0);
  const sure = words.reduce((sum, {text, confidence}) => sum + text.length * confidence, 0);
  return letters === 0 ? 0 : sure / letters;
}
