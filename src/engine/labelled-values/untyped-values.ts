import {typesOfThemes} from '../knowledge/concepts/themes.js';
import {noWords, yesWords} from '../knowledge/languages/gathered/yes-no.js';
import {findDates} from '../values/date.js';
import {fold} from '../values/fold.js';
import {findValues} from '../values/find-values.js';
import {mayBeAddress} from '../values/addresses/address.js';
import {defaultNumberLocale, type FoundValue, type NumberLocale} from '../values/found.js';
import {findNumbers} from '../values/number.js';
import {findPeriods, isOfDays} from '../values/period.js';
import {findMoney} from '../values/money.js';
import {findMarks, checkedOf} from '../values/check-marks.js';
import {endsInNumeroSign} from '../values/numero-sign.js';
import type {ConceptQuery} from '../query/meaning/concept-query.js';
import {wordsOfName} from '../query/meaning/field-concept.js';
import {queryTermsOf} from '../query/meaning/query-terms.js';
import {likely} from '../levels.js';

/**
 * Values for a query in a text. For an open query (without a type), text that is nothing but an amount with currency
 * or cents, a date or a measure is given like a typed value: `5550.00` for "€ 5.550,00", `2025-03-01` for "1 March
 * 2025", `112.4` for "112,4 m²". `raw` is the text on the page.
 */
export function valuesIn(
  query: ConceptQuery,
  text: string,
  numberLocale: NumberLocale,
): FoundValue<string | boolean>[] {
  const all = query.type === 'name' ? findNames(text) : findValues(query.type, text, numberLocale);
  const found = query.type === 'number' && isOfBoxes(text) ? (checkedOf(all, text) ?? all) : all;
  if (query.type === 'number') {
    const amounts = isCounted(query)
      ? findMoney(text, numberLocale).filter(({raw}) => /\p{Sc}/u.test(raw))
      : [];
    return outside(found, [...findDates(text, numberLocale), ...amounts]);
  }
  if (query.edge !== undefined) return edgeOf(query.edge, text, numberLocale) ?? found;
  if (query.type !== 'text' || query.field.options !== undefined) return found;
  const typed = found.map((hit): FoundValue<string | boolean> => {
    const ticked = checkedWords(hit.raw);
    if (ticked !== undefined) return {...hit, value: answerOf(ticked)};
    const numbered = /^\p{L}{1,3}[.°º]? (?=\d[\d./-]{3,}$)/u.exec(hit.raw)?.[0];
    if (numbered !== undefined && endsInNumeroSign(numbered))
      return {...hit, value: hit.raw.slice(numbered.length)};
    if (!query.isOpen) return hit;
    const alone =
      wholly(findMoney(hit.raw, numberLocale), hit.raw) ?? wholly(findDates(hit.raw, numberLocale), hit.raw);
    const measured = measureOf(hit.raw, numberLocale);
    if (measured !== undefined) return {...hit, value: measured, quality: likely};
    const isTyped = alone !== undefined && (alone.value.includes('-') || isAmount(hit.raw));
    return isTyped ? {...hit, value: alone.value, quality: likely} : hit;
  });
  // An empty value comes from check boxes of which none is ticked.
  return typed.filter(({value}) => value !== '');
}

function isOfBoxes(text: string): boolean {
  return /[☐☑☒]|\[ ?[xX]? ?\]/u.test(text);
}

/** Numbers that are not part of a date ("418 on 31.12.2024") or of an amount of money. */
function outside<Value>(numbers: FoundValue<Value>[], others: FoundValue[]): FoundValue<Value>[] {
  return numbers.filter((one) => others.every((other) => one.end <= other.start || one.start >= other.end));
}

/** Whether a query asks for something counted, weighed or read off a meter. */
function isCounted({field}: ConceptQuery): boolean {
  const keys = queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).map(({key}) =>
    key.replace('theme ', ''),
  );
  return keys.some((key) => typesOfThemes.get(key) === 'number');
}

/** The number of a measure: "112,4 m²", "3.620 kg". "4 weeks" stays text. */
function measureOf(text: string, numberLocale: NumberLocale): string | undefined {
  const match =
    /^\W*([\d][\d.,'’  ]*) ?(?:m²|m2|m³|m3|qm|mm|cm|km|kg|g|t|kWh|kW|MWh|l|ml|L|litres?|liters?|Liter|litros?|litri)\W*$/u.exec(
      text,
    );
  return match === null ? undefined : findNumbers(match[1]!.trim(), numberLocale)[0]?.value;
}

/** The first or last day of the period in a text: "01.02.2025 – 31.01.2026". */
function edgeOf(edge: 'start' | 'end', text: string, numberLocale: NumberLocale): FoundValue[] | undefined {
  const periods = findPeriods(text, numberLocale).filter(isOfDays);
  if (periods.length > 0)
    return periods.slice(0, 1).map((period) => ({...period, value: period.value[edge]}));
  const dates = findDates(text, numberLocale);
  if (dates.length !== 2 || dates[0]!.value >= dates[1]!.value) return undefined;
  return [dates[edge === 'start' ? 0 : 1]!];
}

/** Names in a text: with letters, no amount, and cut before an address or phone number behind the name. */
function findNames(text: string): FoundValue[] {
  return findValues('name', text, defaultNumberLocale).flatMap((hit) => {
    const own = String(hit.value).slice(0, endOfName(String(hit.value)));
    const isName = /\p{L}{2}/u.test(own) && !isAmount(own);
    return isName ? [{...hit, value: own, end: hit.end - (String(hit.value).length - own.length)}] : [];
  });
}

function endOfName(text: string): number {
  for (const {index} of text.matchAll(/,? [–·|-] |, | \((?=\d)/g)) {
    const rest = text.slice(index).replace(/^\W+/, '');
    const isContact = /^(?:tel|phone|fax|mobil|t\b|e-?mail|\+?[\d(][\d ()/.-]{6,})/i.test(rest);
    if (index > 2 && (isContact || (/\d/.test(rest) && mayBeAddress(rest)))) return index;
  }
  return text.length;
}

/** Whether a text is an amount of money and nothing else: with a currency, or with cents. */
export function isAmount(text: string): boolean {
  const hit = wholly(findMoney(text), text);
  return hit !== undefined && (/[.,]\d{2}\D*$/.test(text) || /\p{Sc}|\p{L}/u.test(text));
}

function wholly<Value>(hits: FoundValue<Value>[], text: string): FoundValue<Value> | undefined {
  const [hit] = hits;
  const rest = hit && text.slice(0, hit.start) + text.slice(hit.end);
  return hits.length === 1 && rest !== undefined && !/[\p{L}\p{N}]/u.test(rest) ? hit : undefined;
}

/** The value of ticked words: "Yes" and "No" become booleans, others one text. */
export function answerOf(ticked: string[]): string | boolean {
  const word = fold(ticked.join(', '));
  return yesWords.has(word) ? true : noWords.has(word) ? false : ticked.join(', ');
}

/** The ticked words of a text such as "☐ married ☒ single"; `undefined` in a text without boxes. */
export function checkedWords(text: string): string[] | undefined {
  if (!/[☐☑☒✓✔✗✘]|[[(] ?[xX✓✔]? ?[\])]/u.test(text)) return undefined;
  const boxes = findMarks(text);
  // The letter of a mark is no word: "[x] female".
  const plain = boxes.reduce(
    (all, {start, end}) => all.slice(0, start) + '|'.repeat(end - start) + all.slice(end),
    text,
  );
  const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N} .,'’/-]*/gu)].map((match) => {
    const value = match[0].trim();
    return {value, raw: value, start: match.index, end: match.index + value.length, quality: likely};
  });
  return checkedOf(words, text)?.map(({value}) => value);
}
