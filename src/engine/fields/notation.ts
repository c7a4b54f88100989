import type {Page} from '../page.js';
import {tellsDayFirst} from '../values/date.js';
import type {Notation} from '../values/found.js';
import {tellsDecimal} from '../values/number.js';

/** How a document writes dates and numbers, told from those that can be read one way only. */
export function notationOf(pages: Page[]): Notation {
  const text = pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  const decimal = tellsDecimal(text);
  return {
    dayFirst: saysDayFirst(text) ?? tellsDayFirst(text) ?? !looksAmerican(text),
    ...(decimal && {decimal}),
  };
}

/** "Order date (MM/DD/YYYY)", "TT.MM.JJJJ": a form that says how dates are written on it. */
function saysDayFirst(text: string): boolean | undefined {
  const [monthFirst, dayFirst] = [
    /\bMM ?[/.-] ?DD ?[/.-] ?YY/i.test(text),
    /\b(?:DD|TT|JJ|GG) ?[/.-] ?(?:MM|AA) ?[/.-] ?(?:YY|JJ|AA|RR|ÅÅ)/i.test(text),
  ];
  return monthFirst === dayFirst ? undefined : dayFirst;
}

/** A state and ZIP code, dollars and no country that puts the day first. */
function looksAmerican(text: string): boolean {
  return (
    /(?:\b[A-Z]{2},?|, ?[A-Z][A-Za-z]\.?) \d{5}(?:-\d{4})?\b/.test(text) &&
    text.includes('$') &&
    !/\b(GST|VAT|RM)\b/.test(text)
  );
}
