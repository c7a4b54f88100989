import type {Word} from '../page.js';
import type {FieldQuery} from '../query/field-query.js';
import {findDaysOfYear} from '../values/date.js';
import {findValues} from '../values/find-values.js';
import {wordsOfAll} from '../knowledge/languages/gathered/sentence-languages.js';
import {units} from '../knowledge/languages/gathered/units.js';
import {wordsOf} from '../values/fold.js';
import type {NumberLocale} from '../values/found.js';
import {cleanName} from '../values/name.js';
import {optionFor} from '../values/option.js';
import {findEnds} from '../values/period.js';
import {valueTypes} from '../values/value-types.js';
import {textParts} from './text-parts.js';
import {wordsBetween, wordText} from './word-text.js';

/** A value of the query's type, read from words of a page. */
export interface TypedValue {
  value: string | boolean;
  raw: string;
  words: Word[];
  /** 0 to 1: how well the characters fit the type; 1 for text. */
  quality: number;
  /** 0 to 1: the share of the words' text that it covers. */
  share: number;
  /** Number of values of the type before it in the words. */
  position: number;
}

/** Maximum number of values of a type in one run of words. */
const mostValues = 3;

/**
 * The values of the query's type in some words, first to last. For queries without a type: the amount or date that the
 * words consist of, otherwise the text as printed.
 */
export function typedValues(
  words: readonly Word[],
  query: FieldQuery,
  numberLocale: NumberLocale,
): TypedValue[] {
  const text = wordText(words);
  const {type} = query;
  const {options} = query.field;
  if (options !== undefined) {
    const value = optionFor(cleanText(text.text), options);
    return value === undefined
      ? []
      : [{value, raw: text.text, words: [...words], quality: 1, share: 1, position: 0}];
  }
  if (type === undefined) return wholeValue(words, text, numberLocale) ?? plainText(words);
  if (valueTypes[type].reading === 'asPrinted') return plainText(words);
  const length = text.text.replace(/\s/g, '').length;
  const isEnd = type === 'date' && query.end !== undefined;
  const whole = isEnd ? findEnds(text.text, numberLocale) : findValues(type, text.text, numberLocale);
  const isDay = type === 'date' && whole.length === 0;
  const found = isDay ? findDaysOfYear(text.text, numberLocale) : whole;
  return found
    .filter(({start, end}) => type !== 'number' || isWholeNumber(text.text, start, end))
    .slice(0, mostValues)
    .map(({value, raw, start, end, quality}, position) => ({
      value: isPrintedCode(raw, query) ? raw : value,
      raw,
      words: wordsBetween(text, start, end),
      quality,
      share: Math.min(1, raw.replace(/\s/g, '').length / Math.max(1, length)),
      position,
    }));
}

/** The reading "04187", volume "00214": leading zeros make a number a code, unless the field has the type number. */
function isPrintedCode(raw: string, {type, field}: FieldQuery): boolean {
  return type === 'number' && field.type === undefined && /^0\d+$/.test(raw);
}

/** Types recognised from the text alone if the query has none: "€ 150,00", "3. März 2024". */
const toldByText = ['money', 'date'] as const;
/** Minimum share of a text that its value covers; the rest may be a mark or a bracket. */
const wholeShare = 0.9;

/** The amount with a currency sign, or the date, that a text consists of; `undefined` for other texts. */
function wholeValue(
  words: readonly Word[],
  {text}: ReturnType<typeof wordText>,
  numberLocale: NumberLocale,
): TypedValue[] | undefined {
  const length = text.replace(/\s/g, '').length;
  for (const type of toldByText) {
    if (type === 'money' && !namesCurrency.test(text)) continue;
    const [found, ...others] = findValues(type, text, numberLocale);
    if (found === undefined || others.length > 0) continue;
    const share = Math.min(1, found.raw.replace(/\s/g, '').length / Math.max(1, length));
    if (share >= wholeShare)
      return [{value: found.value, raw: text, words: [...words], quality: found.quality, share, position: 0}];
  }
  return undefined;
}

/** A currency sign beside a digit. */
const namesCurrency = /\p{Sc} ?[-−(]?\d|\d ?\p{Sc}/u;

/**
 * Whether a number is a value by itself: beside it, its sentence has only units or one other word. "12 kg" and "12
 * employees" are numbers; "100 mm Filter" is the name of a thing.
 */
export function isWholeNumber(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split(sentenceEnd).at(-1)!;
  const behind = text.slice(end).split(sentenceEnd)[0]!;
  const beside = wordsOf(`${before} ${behind}`).filter((word) => /\p{L}/u.test(word));
  return beside.length <= 1 || beside.every((word) => units.has(word));
}

/**
 * A full stop or semicolon before a capital letter, after a non-letter ("7. Gross weight: 146.5 kg") or at least three
 * letters; that of an abbreviation ("No. Five") ends no sentence.
 */
export const sentenceEnd = /(?<!\p{L})[.;]\s+(?=\p{Lu})|(?<=\p{L}{3})[.;]\s+(?=\p{Lu})/u;

export function plainText(words: readonly Word[]): TypedValue[] {
  const {text} = wordText(words);
  if (emptyBox.test(text)) return [];
  const value = cleanText(text);
  if (onlyLinking.test(value)) return [];
  if (!/[\p{L}\p{N}✓☑✗☒]/u.test(value)) return [];
  const whole = {value, raw: text, words: [...words], quality: 1, share: 1, position: 0};
  const parts = textParts(value).filter((part) => part !== '' && part !== value);
  return [
    whole,
    ...parts.map((part, at) => ({
      ...whole,
      value: part,
      share: part.length / value.length,
      position: at + 1,
    })),
  ];
}

const linking = `(?=..)(?:${wordsOfAll(({insideNames}) => insideNames)})`;
/**
 * A text that is only a linking word such as "of", or begins and ends with one. It is the rest of a label ("Class of")
 * with an empty value, possibly up to the next label, and no value.
 */
const onlyLinking = new RegExp(`^${linking}(?: .* ${linking})?$`, 'u');

/** An option whose box is not ticked is no value. */
const emptyBox = /^[☐□○◯]/u;
/** The tick mark before an option, as printed or as recognition misreads it: "☒ Rework", "✕ virement", "α Auszug". */
const tickBefore = /^(?:[☑☒✓✔✗✘✕⊠]|\p{Script=Greek}|[xX])\s+(?=\p{Script=Latin}{2})/u;

function cleanText(marked: string): string {
  const text = marked.replace(tickBefore, '');
  const cleaned = cleanName(text.replace(/^[:\s_.]+|[\s_]+$/g, '')) || text.trim();
  return belowZero.test(text) ? `-${cleaned}` : cleaned;
}

/**
 * A minus sign directly before the only number of a text: "-18 °C", "-£45.10". Elsewhere a leading hyphen is a dash,
 * which `cleanName` removes.
 */
const belowZero = /^[:\s_.]*[-−](?:\p{Sc} ?)?\d[\d.,]*(?: ?[^\d\s]{1,3})?[\s_]*$/u;
