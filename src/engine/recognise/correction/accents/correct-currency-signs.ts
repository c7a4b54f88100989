import {certain} from '../../../levels.js';
import type {DecodedCharacter} from '../../ppocr/ctc-decoder.js';
import {languageSetOf, languagesOfText} from '../lexicon.js';
import {runsOf, textOfRun} from '../character-runs.js';
import type {AccentVariant} from './accent-odds.js';

type Sign = '€' | '£';
type Line = readonly DecodedCharacter[];

/** Log odds above which a sign replaces nothing, a letter, and a digit. */
const leastOdds = {nothing: 2, letter: 3, digit: 6};
/** For the choice of the page's currency: the greatest log odds that count for one character. */
const clearest = 4;
/** The least sum of log odds that decides for a currency. */
const telling = 4;
/** Score of a currency in letters: as good as two clear signs. */
const wordWeight = 8;
/** Other currencies: a page that names one has neither € nor £. */
const otherMoney =
  /(?<!\p{L})(PLN|SEK|DKK|NOK|TRY|CHF|USD|MYR|SGD|CZK|HUF|RON)(?!\p{L})|\d ?(zł|zt|kr|TL|Kč|Ft)(?!\p{L})|(?<!\p{L})RM ?\d|\$/u;

/**
 * Writes the € or £ of a page. The two look much alike, so that all signs of a page and its words ("EUR") decide
 * together which one it is; without a decision none is written.
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

/** Whether a page is in English or has too few words to tell: £ is on no other page. */
function isEnglish(lines: readonly Line[]): boolean {
  const {first} = languagesOfText(lines.flatMap((line) => runsOf(line).map(textOfRun)));
  return first === 0 || first === languageSetOf('en');
}

function leastOf({text}: DecodedCharacter): number {
  if (text === '') return leastOdds.nothing;
  return /\d/.test(text) ? leastOdds.digit : leastOdds.letter;
}

/** The currency signs that a character may be: none unless it is before a number or after the cents of an amount. */
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
  const probability = character.text === '' ? certain : character.probability;
  return {
    ...character,
    text: sign,
    probability,
    lookalike: undefined,
    others: undefined,
    variants: undefined,
  };
}
