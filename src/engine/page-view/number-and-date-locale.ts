import {dayFirstMarks, monthFirstMarks, statePostcode} from '../knowledge/countries/month-first.js';
import {languages} from '../knowledge/languages/registry.js';
import {languageOfText} from '../layout/document-language.js';
import type {Page} from '../page.js';
import {findDates, namesDayFirst, impliesDayFirst} from '../values/date.js';
import type {NumberLocale} from '../values/found.js';
import {decimalSeparatorOf} from '../values/number.js';
import {findPeriods} from '../values/period.js';

/** How a document writes dates and numbers, told from those that can be read one way only. */
export function localeOf(pages: Page[]): NumberLocale {
  const text = pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  const {said = {}, usual = {}} = pages[0]?.numberLocale ?? {};
  const decimal = said.decimal ?? decimalSeparatorOf(text) ?? usual.decimal;
  const dayFirst =
    said.dayFirst ??
    tellsDateOrder(text) ??
    impliesDayFirst(text) ??
    periodsImplyDayFirst(text) ??
    usual.dayFirst;
  const numberLocale: NumberLocale = {
    dayFirst: dayFirst ?? (isInDayFirstLanguage(text) || !putsMonthFirst(text)),
    ...(decimal && {decimal}),
  };
  const year = yearOf(text, numberLocale);
  return {...numberLocale, ...(year !== undefined && {year})};
}

/** The year of most dates; of several, the one that comes first. */
function yearOf(text: string, numberLocale: NumberLocale): number | undefined {
  const counts = new Map<number, number>();
  for (const line of text.split('\n'))
    for (const {value} of findDates(line, numberLocale)) {
      const year = Number(value.slice(0, 4));
      counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Whether a form that says how dates are written ("Order date (MM/DD/YYYY)", "TT.MM.JJJJ") puts the day first;
 * `undefined` if it says nothing, or both.
 */
export function tellsDateOrder(text: string): boolean | undefined {
  const [monthFirst, dayFirst] = [
    /\bMM ?[/.-] ?DD ?[/.-] ?YY/i.test(text),
    /\b(?:DD|TT|JJ|GG) ?[/.-] ?(?:MM|AA) ?[/.-] ?(?:YY|JJ|AA|RR|ÅÅ)/i.test(text),
  ];
  return monthFirst === dayFirst ? undefined : dayFirst;
}

/** "01/06/20 - 02/02/20": a period ends after it begins, and only one order of day and month makes it so. */
function periodsImplyDayFirst(text: string): boolean | undefined {
  const ofFigures = text.split('\n').filter((line) => /\d[/.-]\d.*\d[/.-]\d/.test(line));
  const count = (dayFirst: boolean) =>
    ofFigures.reduce((sum, line) => sum + findPeriods(line, {dayFirst}).length, 0);
  const [dayFirst, monthFirst] = [count(true), count(false)];
  return dayFirst === monthFirst ? undefined : dayFirst > monthFirst;
}

/**
 * Whether the text is in a language of countries that put the day first. Then marks of other countries, such as
 * telephone numbers, do not count.
 */
function isInDayFirstLanguage(text: string): boolean {
  const code = languageOfText(text);
  return code !== undefined && languages[code]?.dates?.first === 'day';
}

/**
 * Whether month names come before their days, or there are marks of a country that writes so and none of one that does
 * not.
 */
function putsMonthFirst(text: string): boolean {
  if (dayFirstMarks.test(text)) return false;
  const isDayNamedFirst = namesDayFirst(text);
  if (isDayNamedFirst !== undefined) return !isDayNamedFirst;
  return (statePostcode.test(text) && text.includes('$')) || monthFirstMarks.some((mark) => mark.test(text));
}
