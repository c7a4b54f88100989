import {writtenLanguages} from '../../../knowledge/languages/gathered/written-languages.js';
import type {DecodedCharacter} from '../../ppocr/ctc-decoder.js';
import type {AccentVariant} from './accent-odds.js';

type Line = readonly DecodedCharacter[];

/** How often a letter is one of its language's, of those that look like it but for the accent; and how often a name has one of another. */
const common = 0.04;
const foreign = 1e-7;
/** One letter says no more than this of the language, however clear it is; a common word says more, as paper may be bad. */
const clearest = 3;
const wordWeight = 4;
/** Odds beyond this are the same. */
const surest = 30;
/** More than this, two letters or a word, must speak for a language with accents before a page is taken to be in it. */
const telling = 1;
/** The share of letters of a page that an accent must be likelier than. */
const likely = 0.5;

const known = Object.values(writtenLanguages).map(({letters, telling}) => ({
  letters: new Set([...letters, ...capitalsOf(letters)]),
  words: new Set(telling.split(/\s+/)),
}));

/**
 * The lines of a page with the accents its language has. Which language that is its common words say and the accents
 * themselves: of each language the page is as likely as all of its letters together, and letters that are plain speak
 * against languages full of accents.
 */
export function correctAccents(lines: readonly Line[]): DecodedCharacter[][] {
  const own = lettersOf(lines);
  return lines.map((line) => line.map((character, index) => settle(character, variantsAt(line, index), own)));
}

/** The letters of the page's language. */
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

/** As they read without accents. */
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

/** Of what was seen of one character on a page with these letters, beside what it would be if it were plain. */
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
  if (best.weight / all <= likely || best.text === character.text) return character;
  return {...character, text: best.text, double: undefined, others: undefined, variants: undefined};
}

/** Letters are beside letters, or alone; among digits there are no letters where their case does not fit. */
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

/** ß follows a small letter, a capital does not. */
function mayFollow(before: string, text: string): boolean {
  const isInside = /\p{Ll}$/u.test(before);
  return text === 'ß' ? isInside : !isInside || !/\p{Lu}/u.test(text);
}

/** Of a small letter and a capital of one form, such as ş and Ş, it is the one that was read. */
function inCaseOf(read: string, variant: AccentVariant): AccentVariant {
  const isCapital = /\p{Lu}/u.test(read) && variant.text.normalize('NFD').startsWith(read.toLowerCase());
  return isCapital ? {...variant, text: variant.text.toUpperCase()} : variant;
}

function capitalsOf(letters: string): string[] {
  return [...letters].filter((letter) => letter !== 'ß').map((letter) => letter.toUpperCase());
}
