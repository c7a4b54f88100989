// accents: restores accented letters and currency signs that the networks read as other characters, or as none.

import {writtenLanguages} from '../../../knowledge/languages/gathered/written-languages.js';
import type {DecodedCharacter} from '../../ppocr/ctc-decoder.js';
import type {AccentVariant} from './accent-odds.js';

type Line = readonly DecodedCharacter[];

/**
 * Prior probability of an accented letter instead of a plain one: of the page's language, and of another, as in a name.
 */
const common = 0.04;
const foreign = 1e-7;
/**
 * For the choice of a language: the greatest log odds that count for one letter, and the score of a common word. A word
 * counts more, since on bad paper clear letters may be misread.
 */
const clearest = 3;
const wordWeight = 4;
/** Log odds above this count as this. */
const surest = 30;
/**
 * Least lead, in log probability, over plain languages at which a language with accents is chosen: that of two letters
 * or one word.
 */
const telling = 1;

const known = Object.values(writtenLanguages).map(({letters, telling}) => ({
  letters: new Set([...letters, ...capitalsOf(letters)]),
  words: new Set(telling.split(/\s+/)),
}));

/**
 * Gives the lines of a page the accents of its language: the one under which its common words and all of its letters
 * together are likeliest. Plain letters speak against languages with many accents.
 */
export function correctAccents(lines: readonly Line[]): DecodedCharacter[][] {
  const own = lettersOf(lines);
  return lines.map((line) => line.map((character, index) => settle(character, variantsAt(line, index), own)));
}

/** The accented letters of the page's language; empty if it is one without, or not clear. */
function lettersOf(lines: readonly Line[]): ReadonlySet<string> {
  const seen = lines.flatMap((line) =>
    line.flatMap((character, index) => {
      const variants = variantsAt(line, index);
      return variants.length === 0 ? [] : [{character, variants}];
    }),
  );
  const words = new Set(lines.flatMap(wordsOf));
  let best = {score: -Infinity, letters: new Set<string>()};
  let plainest = -Infinity;
  for (const {letters, words: common} of known) {
    const fromWords = wordWeight * [...words].filter((word) => common.has(word)).length;
    const score = seen.reduce(
      (sum, {character, variants}) => sum + Math.log(likelihood(character, variants, letters)),
      fromWords,
    );
    if (score > best.score) best = {score, letters};
    if (letters.size === 0) plainest = Math.max(plainest, score);
  }
  return best.score - plainest > telling ? best.letters : new Set();
}

/** The words of a line in lower case without accents. */
function wordsOf(line: Line): string[] {
  const text = line.map((character) => character.text).join('');
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

/**
 * Likelihood of what was seen of a character on a page with the accented letters `own`, relative to a plain character.
 */
function likelihood(
  character: DecodedCharacter,
  variants: readonly AccentVariant[],
  own: ReadonlySet<string>,
): number {
  let [sum, plain] = [0, 1];
  for (const {text, odds} of variants) {
    const rate = rateOf(text, character, own);
    plain -= rate;
    sum += rate * Math.exp(Math.min(odds, clearest));
  }
  return sum + plain;
}

function rateOf(text: string, {text: read}: DecodedCharacter, own: ReadonlySet<string>): number {
  return own.has(text) || text === read ? common : foreign;
}

function settle(
  character: DecodedCharacter,
  variants: readonly AccentVariant[],
  own: ReadonlySet<string>,
): DecodedCharacter {
  if (variants.length === 0) return character;
  const weighed = variants.map(({text, odds}) => ({
    text,
    weight: rateOf(text, character, own) * Math.exp(Math.min(odds, surest)),
  }));
  const best = weighed.reduce((one, next) => (next.weight > one.weight ? next : one));
  const all = weighed.reduce((sum, {weight}) => sum + weight, 1);
  if (best.weight <= all / 2 || best.text === character.text) return character;
  return {...character, text: best.text, lookalike: undefined, others: undefined, variants: undefined};
}

/**
 * The letters that may be printed instead of a character: none beside a digit, none for a sign that is not beside a
 * letter, and only those whose case fits the character before.
 */
function variantsAt(line: Line, index: number): readonly AccentVariant[] {
  const character = line[index]!;
  const {variants} = character;
  if (!variants) return [];
  const [before, after] = [line[index - 1]?.text ?? '', line[index + 1]?.text ?? ''];
  if (/\d/.test(before + after)) return [];
  const isSign = !/\p{L}/u.test(character.text);
  if (isSign && !/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return [];
  return variants
    .map((variant) => inCaseOf(character.text, variant))
    .filter(({text}) => /\p{L}/u.test(text) && mayFollow(before, text));
}

/** Whether a letter may follow: ß only after a small letter, a capital never after one. */
function mayFollow(before: string, text: string): boolean {
  const isInside = /\p{Ll}$/u.test(before);
  return text === 'ß' ? isInside : !isInside || !/\p{Lu}/u.test(text);
}

/** The variant in the case that was read: of ş and Ş, which have one form, only the small one is among the variants. */
function inCaseOf(read: string, variant: AccentVariant): AccentVariant {
  const isCapital = /\p{Lu}/u.test(read) && variant.text.normalize('NFD').startsWith(read.toLowerCase());
  return isCapital ? {...variant, text: variant.text.toUpperCase()} : variant;
}

function capitalsOf(letters: string): string[] {
  return [...letters].filter((letter) => letter !== 'ß').map((letter) => letter.toUpperCase());
}
