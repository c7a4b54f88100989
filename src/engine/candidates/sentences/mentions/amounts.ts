import {isClearAmount} from '../../../clear-amount.js';
import type {NumberLocale} from '../../../values/found.js';
import {findMoney} from '../../../values/money.js';
import {findPercents} from '../../../values/percent.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

export function amountMentions({text}: RunningText, numberLocale: NumberLocale): Mention[] {
  return findMoney(text, numberLocale)
    .filter(isClearAmount)
    .map((hit) => ({...hit, value: hit.raw.startsWith('(') ? hit.value.replace(/^-/, '') : hit.value}));
}

export function percentMentions({text}: RunningText, numberLocale: NumberLocale): Mention[] {
  return findPercents(text, numberLocale);
}
