import type {FieldType} from '../../contract/fields.js';
import {findBooleans} from './boolean.js';
import {findCurrencies} from './currency.js';
import {findDates} from './date.js';
import {findEmails} from './email.js';
import type {FoundValue, NumberLocale} from './found.js';
import {findIbans} from './checked-numbers/iban.js';
import {findIdentifiers} from './identifier.js';
import {findMoney} from './money.js';
import {cleanName} from './name.js';
import {findNumbers} from './number.js';
import {findPercents} from './percent.js';
import {findPhones} from './phone.js';
import {findVatNumbers} from './checked-numbers/vat.js';

/** Finds values of a type in a text; nothing for tables, which are not found in a text. */
export function findValues(
  type: FieldType,
  text: string,
  notation: NumberLocale,
): FoundValue<string | boolean>[] {
  return finders[type](text, notation);
}

const finders: Record<FieldType, (text: string, notation: NumberLocale) => FoundValue<string | boolean>[]> = {
  text: findText,
  name: findText,
  address: findText,
  identifier: findIdentifiers,
  date: findDates,
  money: findMoney,
  number: findNumbers,
  percent: findPercents,
  currency: findCurrencies,
  iban: findIbans,
  vat: findVatNumbers,
  email: findEmails,
  phone: findPhones,
  boolean: findBooleans,
  table: () => [],
};

/** The whole text, without separators at its ends. */
function findText(text: string): FoundValue[] {
  const value = cleanName(text);
  if (!/[\p{L}\p{N}]/u.test(value)) return [];
  const start = Math.max(0, text.indexOf(value.split(' ')[0]!));
  return [{value, raw: text.trim(), start, end: text.trimEnd().length, quality: 0.8}];
}
