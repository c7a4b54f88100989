import {correctAccents} from './accents/correct-accents.js';
import {correctCurrencySigns} from './accents/correct-currency-signs.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import type {Recognised} from '../ppocr/recognise-lines.js';
import {correctByLexicon} from './lexicon-correction.js';

/** Up to this part of Chinese characters on a page in another script are specks and drawings. */
const mostSpecks = 0.1;

/** What the lines of a page say, now that all of it is known: one script, its money, the accents of its language, its words. */
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
