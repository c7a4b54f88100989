import type {DecodedCharacter} from '../../ppocr/ctc-decoder.js';
import {languageSetOf, languagesOfText} from '../lexicon.js';
import {runsOf, textOfRun} from '../character-runs.js';
import type {AccentVariant} from './accent-odds.js';

type Sign = '€' | '£';
type Line = readonly DecodedCharacter[];

/** Evidence for a sign where nothing was read, where a letter was, and where a digit was, that outweighs what was read. */
const leastOdds = {nothing: 2, letter: 3, digit: 6};
/** One place says no more than this of the currency of the page. */
const clearest = 4;
/** All places together must say as much as this. */
const telling = 4;
/** What the page says in letters is as good as two clear signs. */
const wordWeight = 8;
/** Paper that names another currency has neither. */
const otherMoney =
  /(?<!\p{L})(PLN|SEK|DKK|NOK|TRY|CHF|USD|MYR|SGD|CZK|HUF|RON)(?!\p{L})|\d ?(zł|zt|kr|TL|Kč|Ft)(?!\p{L})|(?<!\p{L})RM ?\d|\$/u;

/**
 * The lines of a page with its € or £. They look much alike, so that all signs of a page and its words ("EUR") decide
 * together which one it is; where they do not, none is written.
 */
export function correctCurrencySigns(lines: readonly Line[]): DecodedCharacter[][] {
  const sign = signOf(lines);
  return lines.map((line) =>
    line.flatMap((character, index) => {
      const variants = moneyAt(line, index);
      const odds = variants.find(({text}) => text === sign)?.odds ?? -Infinity;
      if (sign && odds > leastOf(character)) return [withSign(character, sign)];
      return character.text === '' ? [] : [character];
    }),
  );
}

function signOf(lines: readonly Line[]): Sign | undefined {
  let forEuro = 0;
  for (const line of lines) {
    const text = line.map((character) => character.text).join('');
    if (otherMoney.test(text)) return undefined;
    if (/\b(EUR|Euro|euros?)\b/.test(text)) forEuro += wordWeight;
    if (/\bGBP\b/.test(text)) forEuro -= wordWeight;
    line.forEach((character, index) => {
      const variants = moneyAt(line, index);
      if (!variants.some(({odds}) => odds > leastOf(character))) return;
      const oddsOf = (sign: Sign) => variants.find(({text: one}) => one === sign)?.odds ?? -clearest;
      forEuro += Math.max(-clearest, Math.min(clearest, oddsOf('€') - oddsOf('£')));
    });
  }
  if (forEuro >= telling) return '€';
  return forEuro <= -telling && isEnglish(lines) ? '£' : undefined;
}

/** Pounds are written on no other paper; a page of few words may be in English too. */
function isEnglish(lines: readonly Line[]): boolean {
  const {first} = languagesOfText(lines.flatMap((line) => runsOf(line).map(textOfRun)));
  return first === 0 || first === languageSetOf('en');
}

function leastOf({text}: DecodedCharacter): number {
  if (text === '') return leastOdds.nothing;
  return /\d/.test(text) ? leastOdds.digit : leastOdds.letter;
}

/**
 * What a character may be of signs of money: a sign comes before a number or after the cents of an amount.
 */
function moneyAt(line: Line, index: number): readonly AccentVariant[] {
  const character = line[index]!;
  if (!character.variants) return [];
  const [before, after] = [textFrom(line, index - 5, 5), textFrom(line, index + 1, 12)];
  const leads = /^ ?\d[\d.,]*[.,]\d\d/.test(after) && !/[\p{L}\d.,:/(-]$/u.test(before);
  const follows = /[.,]\d\d ?$/.test(before) && /^(?! ?\d| ?\p{L})/u.test(after);
  return leads || follows ? character.variants.filter(({text}) => text === '€' || text === '£') : [];
}

function textFrom(line: Line, start: number, count: number): string {
  return line
    .slice(Math.max(0, start), start + count)
    .map(({text}) => text)
    .join('');
}

function withSign(character: DecodedCharacter, sign: Sign): DecodedCharacter {
  const probability = character.text === '' ? 0.9 : character.probability;
  return {...character, text: sign, probability, double: undefined, others: undefined, variants: undefined};
}
