import type {DocumentView} from '../../page-view/document-view.js';
import type {ReadDocument} from '../headers/read-document.js';
import {findDates} from '../../values/date.js';

/** A date without a year: "02 Mar", "01.08.". */
const day = /^(?:\d{1,2}[./-]\d{1,2}[./-]?|\d{1,2}\.? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2})$/u;

export function isDay(text: string): boolean {
  return day.test(text);
}

/** The ISO date of a day in the most frequent year of the document. */
export function dateOf(text: string, {view, once}: ReadDocument): string | undefined {
  const year = once.of(yearOf, view);
  if (year === undefined || !isDay(text)) return undefined;
  const joint = /[./-]$|\p{L}\.?$| \d{1,2}$/u.test(text)
    ? /[./-]$/.test(text)
      ? ''
      : ' '
    : text.replace(/\d/g, '');
  return findDates(`${text}${joint}${year}`, view.numberLocale)[0]?.value;
}

/** The most frequent year of the dates in a document. */
function yearOf(view: DocumentView): string | undefined {
  const found = view.lines.flatMap(({text}) =>
    findDates(text, view.numberLocale).map(({value}) => value.slice(0, 4)),
  );
  const count = (year: string) => found.filter((other) => other === year).length;
  return found.reduce<string | undefined>(
    (best, one) => (best === undefined || count(one) > count(best) ? one : best),
    undefined,
  );
}
