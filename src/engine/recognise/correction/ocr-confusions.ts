import {currencies} from '../../knowledge/countries/currencies.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfWord} from './lexicon.js';
import {textOfRun} from './character-runs.js';

/** Less probability than this says that the digit, or the letter, was clear to see. */
const leastDouble = 5e-4;
/** The same for an O of a code with a nought beside it. */
const leastNought = 0.02;
/** So many characters that can only be letters, or only digits, say what the others are. */
const telling = 2;
/** So many digits make a part of letters and digits a code. */
const digitsOfCode = 4;

const marksOfCurrencies = new Set(Object.values(currencies).flat());

/** Characters of one word, with digits where only digits can be. */
export function correctDigits(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  const parts = splitAtPunctuation(word);
  return parts.flatMap((part, index) => {
    const behind = textOfRun(parts.slice(index + 1).flat()).slice(0, 2);
    return part.map((one, at) => (isDigit(part, at, behind) ? asDigit(one) : one));
  });
}

/** Characters of one word in which O and 0, l and 1 and their like are made what the characters beside them are. */
export function correctDoubledCharacters(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  return splitAtPunctuation(word).flatMap(settlePart);
}

function splitAtPunctuation(word: readonly DecodedCharacter[]): DecodedCharacter[][] {
  const parts: DecodedCharacter[][] = [[]];
  for (const character of word) {
    const isSign = !/[\p{L}\p{N}]/u.test(character.text);
    if (isSign) parts.push([character], []);
    else parts.at(-1)!.push(character);
  }
  return parts;
}

/** Whether only a digit can be there: "IPC" is 1 PC, "RMl" before ".25" is RM1, "O" before "%" is 0. */
function isDigit(part: readonly DecodedCharacter[], at: number, behind: string): boolean {
  const text = textOfRun(part);
  if (!/^[OIl\d]$/.test(text[at] ?? '') || text.length !== part.length) return false;
  const [, count = '', unit = ''] = /^([\dOIl]+)(\p{L}*)$/u.exec(text) ?? [];
  const isCount = unit.length > 1 && units.has(unit.toLowerCase()) && languagesOfWord(text) === 0;
  if (isCount || (unit === '' && behind.startsWith('%'))) return at < count.length;
  const mark = text.replace(/[OIl]+$/, '');
  const isAmount = /^[.,]\d/.test(behind) && mark.length > 1 && marksOfCurrencies.has(mark.toLowerCase());
  if (isAmount) return at >= mark.length;
  const isCode = text.replace(/\D/g, '').length >= digitsOfCode && text.slice(at + 1, at + 3).startsWith('0');
  return isCode && (part[at]!.double?.probability ?? 0) >= leastNought;
}

function settlePart(part: DecodedCharacter[]): DecodedCharacter[] {
  const clear = part.filter(({double}) => double === undefined);
  const letters = clear.filter(({text}) => /\p{L}/u.test(text)).length;
  const digits = clear.filter(({text}) => /\d/.test(text)).length;
  if (clear.length < Math.max(telling, part.length / 2)) return part;
  if (digits === 0) return part.map((one) => settle(one, /\d/));
  if (letters === 0) return part.map((one) => settle(one, /\p{L}/u));
  return part;
}

function settle(character: DecodedCharacter, wrong: RegExp): DecodedCharacter {
  const {text, double} = character;
  return double && wrong.test(text) && double.probability >= leastDouble ? asDouble(character) : character;
}

function asDouble(character: DecodedCharacter): DecodedCharacter {
  const {double} = character;
  return double ? {...character, text: double.text, double: undefined, others: undefined} : character;
}

/** The digit it is, whatever letter is seen more clearly. */
function asDigit(character: DecodedCharacter): DecodedCharacter {
  return /\d/.test(character.text)
    ? {...character, double: undefined, others: undefined}
    : asDouble(character);
}
