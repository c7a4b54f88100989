import {percentWords} from '../knowledge/languages/gathered/number-words.js';
import {plainDecimal} from './decimal.js';
import {foundValue, defaultNumberLocale, type FoundValue, type NumberLocale} from './found.js';
import {numberPattern, readNumber} from './number.js';

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])([-−–]?) ?(${numberPattern}) ?(%|${percentWords})`,
  'giu',
);

/** Percentages in a text as decimal strings without the percent sign: `19`, `5.5`. */
export function findPercents(text: string, numberLocale: NumberLocale = defaultNumberLocale): FoundValue[] {
  return [...text.matchAll(pattern)].map((match) => {
    const size = readNumber(match[2]!, numberLocale.decimal);
    return foundValue(match, plainDecimal(match[1] ? `-${size}` : size), 1);
  });
}
