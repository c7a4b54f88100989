import {choiceOf, wholeWords} from '../knowledge/languages/gathered/gather.js';
import {languages} from '../knowledge/languages/registry.js';
import {fold} from '../values/fold.js';
import type {InstructionWords} from '../knowledge/languages/sections/request-words.js';

type Topic = Exclude<keyof InstructionWords, 'tongues'>;

/** For each topic of instructions, a pattern of its words in all languages, for folded sentences. */
export const says: Readonly<Record<Topic, RegExp>> = {
  only: pattern('only'),
  ignore: pattern('ignore'),
  page: pattern('page'),
  first: pattern('first'),
  last: pattern('last'),
  larger: pattern('larger'),
  smaller: pattern('smaller'),
  several: pattern('several'),
  dates: pattern('dates'),
  dayFirst: pattern('dayFirst'),
  monthFirst: pattern('monthFirst'),
  decimalComma: pattern('decimalComma'),
  decimalPoint: pattern('decimalPoint'),
  amounts: pattern('amounts'),
  written: pattern('written'),
};

function pattern(topic: Topic): RegExp {
  return wholeWords(({requests}) => requests?.instructions?.[topic]);
}

const pageWord = choiceOf(({requests}) => requests?.instructions?.page);
/** "and" in each language, folded. */
const conjunctions = Object.keys(languages)
  .flatMap((code) => new Intl.ListFormat(code).formatToParts(['1', '2']))
  .flatMap(({type, value}) => (type === 'literal' ? [fold(value).trim()] : []));
const joint = String.raw`\s*(?:[-–,&]|(?:${[...new Set(conjunctions)].join('|')})(?=\s))\s*`;

/** Words for page, also with a capital. */
const capitalised = pageWord.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Where a sentence of instructions ends; a number with a full stop before a word for page ends none: "1. Seite". */
export const sentenceEnd = new RegExp(
  String.raw`[\n;]+|(?<=\p{L}{3}["'”»]?[.!?]|[\d)][.!?](?=\s+\p{Lu})(?!\s+(?:${capitalised})(?!\p{L})))\s+`,
  'u',
);

/** "page 2", "pages 1, 3 and 5-7": the numbers are the first group. For folded sentences. */
export const numbersAfterPage = new RegExp(
  String.raw`(?<!\p{L})(?:${pageWord})\s+(\d{1,3}(?:${joint}\d{1,3})*)(?!\p{L}|\d)`,
  'gu',
);
/** "2nd page", "2. Seite": the number is the first group. For folded sentences. */
export const ordinalBeforePage = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,3})(?:\.|\p{L}{1,3})\s+(?:${pageWord})(?!\p{L})`,
  'gu',
);

/** Patterns of the names of each language, in all languages. */
export const instructionLanguages: readonly {code: string; name: RegExp}[] = Object.keys(languages)
  .filter((code) =>
    Object.values(languages).some(({requests}) => requests?.instructions?.tongues[code] !== undefined),
  )
  .map((code) => ({code, name: wholeWords(({requests}) => requests?.instructions?.tongues[code])}));
