import type {FieldType} from '../../contract/fields.js';
import {findBooleans} from './boolean.js';
import {findIbans} from './checked-numbers/iban.js';
import {findVatNumbers} from './checked-numbers/vat.js';
import {findCurrencies} from './currency.js';
import {findDates} from './date.js';
import {findEmails} from './email.js';
import type {FoundValue, NumberLocale} from './found.js';
import {findIdentifiers} from './identifier.js';
import {findMoney} from './money.js';
import {cleanName} from './name.js';
import {findNumbers} from './number.js';
import {findPercents} from './percent.js';
import {findPhones} from './phone.js';

/** What the engine knows of a type of value. */
export interface ValueType {
  /** All values of the type in a text. */
  find: (text: string, numberLocale: NumberLocale) => FoundValue<string | boolean>[];
  /**
   * How the value comes out of the text where it was found: the text `asPrinted`; what was `found` in it, though people
   * may mean more of the text; or `exactly` what was found, when it is most of the text.
   */
  reading: 'asPrinted' | 'found' | 'exactly';
  /** Told by its form wherever it is, with or without a label. */
  isSelfEvident?: true;
}

/** Every type of value a field may have; the compiler asks for each. */
export const valueTypes: Readonly<Record<FieldType, ValueType>> = {
  text: {find: findText, reading: 'asPrinted'},
  name: {find: findText, reading: 'asPrinted'},
  address: {find: findText, reading: 'asPrinted'},
  identifier: {find: findIdentifiers, reading: 'found'},
  date: {find: findDates, reading: 'exactly'},
  money: {find: findMoney, reading: 'exactly'},
  number: {find: findNumbers, reading: 'found'},
  percent: {find: findPercents, reading: 'exactly'},
  currency: {find: findCurrencies, reading: 'found'},
  iban: {find: findIbans, reading: 'exactly', isSelfEvident: true},
  vat: {find: findVatNumbers, reading: 'exactly', isSelfEvident: true},
  email: {find: findEmails, reading: 'exactly', isSelfEvident: true},
  phone: {find: findPhones, reading: 'found', isSelfEvident: true},
  boolean: {find: findBooleans, reading: 'exactly'},
  // Tables are not found in a text.
  table: {find: () => [], reading: 'asPrinted'},
};

/** The whole text, without separators at its ends. */
function findText(text: string): FoundValue[] {
  const value = cleanName(text);
  if (!/[\p{L}\p{N}]/u.test(value)) return [];
  const start = Math.max(0, text.indexOf(value.split(' ')[0]!));
  return [{value, raw: text.trim(), start, end: text.trimEnd().length, quality: 0.8}];
}
