import type {DocumentView} from '../../page-view/document-view.js';
import {findDates} from '../../values/date.js';

/** "02 Mar", "01.08.": a day of a year that stands elsewhere. */
const day = /^(?:\d{1,2}[./-]\d{1,2}[./-]?|\d{1,2}\.? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2})$/u;

export function isDay(text: string): boolean {
  return day.test(text);
}

/** A day as a date of the year that most dates of the document are of. */
export function dateOf(text: string, view: DocumentView): string | undefined {
  const year = yearOf(view);
  if (year === undefined || !isDay(text)) return undefined;
  const joint = /[./-]$|\p{L}\.?$| \d{1,2}$/u.test(text)
    ? /[./-]$/.test(text)
      ? ''
      : ' '
    : text.replace(/\d/g, '');
  return findDates(`${text}${joint}${year}`, view.notation)[0]?.value;
}

function yearOf(view: DocumentView): string | undefined {
  const known = years.get(view);
  if (known !== undefined) return known.year;
  const found = view.lines.flatMap(({text}) =>
    findDates(text, view.notation).map(({value}) => value.slice(0, 4)),
  );
  const count = (year: string) => found.filter((other) => other === year).length;
  const year = found.reduce<string | undefined>(
    (best, one) => (best === undefined || count(one) > count(best) ? one : best),
    undefined,
  );
  years.set(view, {year});
  return year;
}

const years = new WeakMap<DocumentView, {year: string | undefined}>();
