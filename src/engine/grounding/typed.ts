import type {FieldType} from '../../contract/fields.js';
import {findCurrencies} from '../values/currency.js';
import {findDates} from '../values/date.js';
import {findEmails} from '../values/email.js';
import {best, type Found, type Notation} from '../values/found.js';
import {findIbans} from '../values/iban.js';
import {findMoney} from '../values/money.js';
import {findNumbers} from '../values/number.js';
import {findPercents} from '../values/percent.js';
import {findVatNumbers} from '../values/vat.js';

/** Finds values of one type in a text, in the form results have. */
export type Finder = (text: string, notation: Notation) => Found[];

/** The types whose values are compared after parsing; all others are compared as text. */
const finders: Partial<Record<FieldType, Finder>> = {
  date: findDates,
  money: findMoney,
  number: findNumbers,
  percent: findPercents,
  currency: findCurrencies,
  iban: findIbans,
  vat: findVatNumbers,
  email: findEmails,
};

export function finderOf(type: FieldType): Finder | undefined {
  return finders[type];
}

/** An answer in words as the value of a type: `5 mars 2024` as `2024-03-05`; `undefined` when it is none. */
export function valueOf(answer: string, type: FieldType, notation: Notation): string | undefined {
  const text = answer.trim();
  if (type === 'percent' && /^-?[\d.,]+$/.test(text)) return valueOf(`${text}%`, type, notation);
  const finder = finders[type];
  if (finder === undefined) return text === '' ? undefined : text;
  return best(finder(text, notation))?.value;
}
