// correction: corrects recognised text by lexicon, fitted weights and ink: characters, accents, word spaces, colons.

import {correctAccents} from './accents/correct-accents.js';
import {correctCurrencySigns} from './accents/correct-currency-signs.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import type {Recognised} from '../ppocr/recognise-lines.js';
import {correctByLexicon} from './lexicon-correction.js';

/** Greatest share of Chinese characters on a page in another script, where they are misread specks and drawings. */
const mostSpecks = 0.1;

/**
 * Corrects the lines of a page by what the whole page shows: its script, its currency, the accents of its language, its
 * words.
 */
export function correctPage(lines: readonly Recognised[]): Recognised[] {
  const inScript = isChinese(lines) ? lines : lines.map((line) => ({...line, characters: line.latin}));
  const withMoney = correctCurrencySigns(inScript.map(({characters}) => characters));
  const settled = correctByLexicon(correctAccents(withMoney));
  return inScript.map((line, index) => ({...line, characters: settled[index]!}));
}

function isHan({text}: DecodedCharacter): boolean {
  return /\p{Script=Han}/u.test(text);
}

function isChinese(lines: readonly Recognised[]): boolean {
  const characters = lines.flatMap((line) => line.characters.filter(({text}) => text !== ' '));
  return characters.filter(isHan).length > mostSpecks * characters.length;
}
