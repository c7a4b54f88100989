import {wholeWords} from '../knowledge/languages/gathered/gather.js';
import {languages} from '../knowledge/languages/registry.js';
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

/** Patterns of the names of each language, in all languages. */
export const instructionLanguages: readonly {code: string; name: RegExp}[] = Object.keys(languages)
  .filter((code) =>
    Object.values(languages).some(({requests}) => requests?.instructions?.tongues[code] !== undefined),
  )
  .map((code) => ({code, name: wholeWords(({requests}) => requests?.instructions?.tongues[code])}));
