import {currencies} from '../../knowledge/countries/currencies.js';
import {units} from '../../knowledge/languages/gathered/units.js';
import type {DecodedCharacter} from '../ppocr/ctc-decoder.js';
import {languagesOfWord} from './lexicon.js';
import {textOfRun} from './character-runs.js';
import {trace} from './traces.js';

/** A `lookalike` with less probability than this is ignored: the digit or letter was clear to see. */
const leastLookalike = 5e-4;
/** Least number of unambiguous letters, or digits, that decide what the others in a part are. */
const telling = 2;
/** A part with so many digits is a code. */
const digitsOfCode = 4;

const marksOfCurrencies = new Set(Object.values(currencies).flat());

/** The characters of a word with O, I and l made digits where only digits can be. */
export function correctDigits(word: readonly DecodedCharacter[]): DecodedCharacter[] {
  const parts = splitAtPunctuation(word);
  return parts.flatMap((part, index) => {
    const behind = textOfRun(parts.slice(index + 1).flat()).slice(0, 2);
    return part.map((one, at) => (isDigit(part, at, behind) ? asDigit(one) : one));
  });
}

/** The characters of a word with O and 0, l and 1 and the like made letters among letters, digits among digits. */
export function correctLookalikes(word: readonly DecodedCharacter[]): DecodedCharacter[] {
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
  return isCode && (part[at]!.lookalike?.probability ?? 0) >= trace;
}

function settlePart(part: DecodedCharacter[]): DecodedCharacter[] {
  const clear = part.filter(({lookalike}) => lookalike === undefined);
  const letters = clear.filter(({text}) => /\p{L}/u.test(text)).length;
  const digits = clear.filter(({text}) => /\d/.test(text)).length;
  if (clear.length < Math.max(telling, part.length / 2)) return part;
  if (digits === 0) return part.map((one) => settle(one, /\d/));
  if (letters === 0) return part.map((one) => settle(one, /\p{L}/u));
  return part;
}

function settle(character: DecodedCharacter, wrong: RegExp): DecodedCharacter {
  const {text, lookalike} = character;
  return lookalike && wrong.test(text) && lookalike.probability >= leastLookalike
    ? asLookalike(character)
    : character;
}

function asLookalike(character: DecodedCharacter): DecodedCharacter {
  const {lookalike} = character;
  return lookalike
    ? {...character, text: lookalike.text, lookalike: undefined, others: undefined}
    : character;
}

/** The digit that a character is confused with, however clear the letter was. */
function asDigit(character: DecodedCharacter): DecodedCharacter {
  return /\d/.test(character.text)
    ? {...character, lookalike: undefined, others: undefined}
    : asLookalike(character);
}
