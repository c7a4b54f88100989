import type {NumberLocale} from '../../../values/found.js';
import {findMoney} from '../../../values/money.js';
import {findPercents} from '../../../values/percent.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

/** Minimum quality in running text: a number with neither currency nor cents is no amount there. */
const leastQuality = 0.75;

export function amountMentions({text}: RunningText, numberLocale: NumberLocale): Mention[] {
  return findMoney(text, numberLocale)
    .filter(({quality}) => quality >= leastQuality)
    .map((hit) => ({...hit, value: hit.raw.startsWith('(') ? hit.value.replace(/^-/, '') : hit.value}));
}

export function percentMentions({text}: RunningText, numberLocale: NumberLocale): Mention[] {
  return findPercents(text, numberLocale);
}
