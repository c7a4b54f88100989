import {expect, test} from 'vitest';
import {parseInstructions} from '../../../src/engine/instructions/parse-instructions.js';

test.each([
  ['Dates are day first.', {dayFirst: true}],
  ['US dates', {dayFirst: false}],
  ['Dates are written MM/DD/YYYY.', {dayFirst: false}],
  ['Datum: TT.MM.JJJJ', {dayFirst: true}],
  ['Les dates sont américaines.', {dayFirst: false}],
  ['Tag steht zuerst', {dayFirst: true}],
  ['Amounts are in USD.', {currency: 'USD'}],
  ['Alle Beträge sind in CHF.', {currency: 'CHF'}],
  ['Les montants sont en EUR', {currency: 'EUR'}],
  ['Decimal comma.', {decimal: ','}],
  ['Numbers use a comma as decimal separator', {decimal: ','}],
  ['Dezimalkomma', {decimal: ','}],
  ['punto decimal', {decimal: '.'}],
  ['The documents are in German.', {languages: ['de']}],
  ['Die Rechnungen sind auf Englisch.', {languages: ['en']}],
  ['Dokumenty są w języku polskim', {languages: ['pl']}],
  ['Only the first page.', {pages: [{action: 'only', pages: ['first']}]}],
  ['Ignore page 2', {pages: [{action: 'ignore', pages: [2]}]}],
  ['Read pages 1-3 only', {pages: [{action: 'only', pages: [1, 2, 3]}]}],
  ['Only pages 1, 3 and 5-7', {pages: [{action: 'only', pages: [1, 3, 5, 6, 7]}]}],
  ['Nur die Seiten 2 und 4', {pages: [{action: 'only', pages: [2, 4]}]}],
  ['Nur die 2. Seite', {pages: [{action: 'only', pages: [2]}]}],
  ['Only the first page of the 3 pages', {pages: [{action: 'only', pages: ['first']}]}],
  ['Nur die letzte Seite', {pages: [{action: 'only', pages: ['last']}]}],
  ["N'utilise que la première page", {pages: [{action: 'only', pages: ['first']}]}],
  ['Sadece ilk sayfa', {pages: [{action: 'only', pages: ['first']}]}],
  ['Ignore stamps that say COPY', {ignoredWords: ['copy']}],
  ['Bitte „Entwurf“ ignorieren', {ignoredWords: ['entwurf']}],
])('%s', (text, expected) => {
  expect(parseInstructions(text)).toMatchObject({...expected, notUnderstood: []});
});

test('which of several is a choice that knows what it is about', () => {
  expect(parseInstructions('If there are several totals, take the last one.').choice).toMatchObject({
    of: 'last',
  });
  expect(parseInstructions('Take the larger amount').choice).toMatchObject({of: 'largest'});
  expect(parseInstructions('Bei mehreren Beträgen den ersten nehmen').choice).toMatchObject({of: 'first'});
});

test('what is not understood is kept as written, sentence by sentence', () => {
  const {notUnderstood, dayFirst} = parseInstructions(
    'Be careful with handwriting. Dates are day first.\n- Write names in capitals',
  );
  expect(notUnderstood).toEqual(['Be careful with handwriting.', 'Write names in capitals']);
  expect(dayFirst).toBe(true);
});

test('a sentence that only mentions a page, a date or an amount is not taken for an instruction', () => {
  const {notUnderstood} = parseInstructions(
    'The total is on a page with a table. Send the dates to accounting. Do not guess amounts.',
  );
  expect(notUnderstood).toHaveLength(3);
});

test.each([
  'Each invoice has 2 pages.',
  'The first page is a letter.',
  'The pages are numbered 1 to 3.',
  'All amounts are in $.',
])('"%s" states no rule, and is passed on as not understood', (text) => {
  const {pages, currency, notUnderstood} = parseInstructions(text);
  expect({pages, currency, notUnderstood}).toEqual({pages: [], notUnderstood: [text]});
});

test('no text asks for nothing', () => {
  expect(parseInstructions(undefined)).toEqual(parseInstructions('  '));
});
