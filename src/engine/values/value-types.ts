// values: finds typed values (date, amount, IBAN, address) in a text and normalises them; how likely a text is a name.

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
import {likely} from '../levels.js';

/** How values of a type are found and read. */
export interface ValueType {
  /** All values of the type in a text. */
  find: (text: string, numberLocale: NumberLocale) => FoundValue<string | boolean>[];
  /**
   * What a value is given: the whole text (`asPrinted`); the match in it (`found`), though more of the text may be
   * meant; or the match, provided it is most of the text (`exactly`).
   */
  reading: 'asPrinted' | 'found' | 'exactly';
  /** Recognisable by its form alone, without a label. */
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
  // A table is not found in a single text.
  table: {find: () => [], reading: 'asPrinted'},
};

/** The whole text as one value, without separators at its ends. */
function findText(text: string): FoundValue[] {
  const value = cleanName(text);
  if (!/[\p{L}\p{N}]/u.test(value)) return [];
  const start = Math.max(0, text.indexOf(value.split(' ')[0]!));
  return [{value, raw: text.trim(), start, end: text.trimEnd().length, quality: likely}];
}
