import {isProbable, mayBe} from '../probable.js';
import type {FieldQuery} from '../query/field-query.js';
import {hasPostalCode} from '../values/addresses/address.js';
import {parsePostalAddress} from '../values/addresses/postal-address.js';
import type {NumberLocale} from '../values/found.js';
import {findMoney} from '../values/money.js';
import {findTimes} from '../values/time.js';
import type {Candidate} from './candidate.js';

/**
 * Reduces a candidate's value to the part that the request asks for, whichever source found it: the time of "10-04-25
 * 11:55 PM", the town of "80331 München"; amounts with cents become decimal numbers. Values of identity documents, and
 * fields with a given type or options, stay as they are.
 */
export function narrowToRequest(candidate: Candidate, numberLocale: NumberLocale): Candidate {
  const {query, value, source} = candidate;
  if (typeof value !== 'string' || source === 'identity' || query.isTypeGiven || query.field.options)
    return candidate;
  const part = timeOf(value, query) ?? partOfAddress(value, query) ?? amountOf(value, query, numberLocale);
  return part === undefined ? candidate : {...candidate, value: part};
}

function timeOf(value: string, {form, askedForms}: FieldQuery): string | undefined {
  // A time keeps its day where that may be asked for too: "date and time of the delivery".
  if (form !== 'time' || mayBe(askedForms.date)) return undefined;
  const [first, ...others] = findTimes(value);
  return others.length === 0 ? first?.value : undefined;
}

function partOfAddress(value: string, {addressPart}: FieldQuery): string | undefined {
  if (addressPart === undefined || !hasPostalCode(value)) return undefined;
  return parsePostalAddress([value])[addressPart.part];
}

/** A number with two decimals after a comma, or after either separator if its thousands are grouped. */
const withCents = /^[-−]?(?:\d{1,3}(?:[.,'’ ]\d{3})+[.,]\d{2}|\d+,\d{2})$/;

function amountOf(value: string, query: FieldQuery, numberLocale: NumberLocale): string | undefined {
  const {type, askedForms} = query;
  if (type !== undefined && type !== 'text') return undefined;
  // The digits of an identifier are not rewritten as an amount.
  if (isProbable(askedForms.identifier)) return undefined;
  const [found, ...others] = findMoney(value, numberLocale);
  if (found === undefined || others.length > 0) return undefined;
  const isWhole = found.raw.trim() === value.trim();
  const figures = value.replace(/\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu, '').trim();
  return isWhole && withCents.test(figures) ? found.value : undefined;
}
