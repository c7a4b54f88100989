import {expect, test} from 'vitest';
import {correctCurrencySigns} from '../../../../../src/engine/recognise/correction/accents/correct-currency-signs.js';
import type {DecodedCharacter} from '../../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {seenLine, textOf, type Looks} from './seen.js';

const settle = (...lines: DecodedCharacter[][]) => correctCurrencySigns(lines).map(textOf);
const nothing = (looks: Looks): [string, Looks] => ['', looks];

test('signs that were not read stand beside their amounts', () => {
  const euro = nothing({'€': 8, '£': -3});
  expect(settle(seenLine('Total 12,50 _', euro), seenLine('_3,00', euro))).toEqual([
    'Total 12,50 €',
    '€3,00',
  ]);
});

test('a page has one currency, and the weak signs follow the clear ones', () => {
  const clear = nothing({'€': 3, '£': 9});
  const weak = nothing({'€': 5, '£': 4});
  expect(settle(seenLine('_12.50', clear), seenLine('_3.00', clear), seenLine('_9.50', weak))).toEqual([
    '£12.50',
    '£3.00',
    '£9.50',
  ]);
});

test('where the signs may be either there is none', () => {
  const either = nothing({'€': 6, '£': 5.5});
  expect(settle(seenLine('_12.50', either), seenLine('_3.00', either))).toEqual(['12.50', '3.00']);
});

test('a currency in letters says which sign it is', () => {
  const either = nothing({'€': 6, '£': 6.5});
  expect(settle(seenLine('_12.50', either), seenLine('Total in EUR'))[0]).toBe('€12.50');
  expect(settle(seenLine('_12.50', either), seenLine('Total in GBP'))[0]).toBe('£12.50');
});

test('a letter read for the sign is taken for it, a digit only when it is clearly none', () => {
  const clear = nothing({'€': -3, '£': 9});
  const page = [seenLine('_1.00', clear), seenLine('_2.00', clear)];
  expect(settle(seenLine('_8.50', ['E', {'€': -2, '£': 5}]), ...page)[0]).toBe('£8.50');
  expect(settle(seenLine('_8.50', ['2', {'€': -2, '£': 5}]), ...page)[0]).toBe('28.50');
  expect(settle(seenLine('_8.50', ['2', {'€': -2, '£': 9}]), ...page)[0]).toBe('£8.50');
  expect(settle(seenLine('1_8.50', ['2', {'€': -2, '£': 9}]), ...page)[0]).toBe('128.50');
});

test('a page without signs keeps every character', () => {
  expect(settle(seenLine('Entrée 12,50'), seenLine('C 3.00'))).toEqual(['Entrée 12,50', 'C 3.00']);
});

test('pounds are on English paper alone, and another currency means neither', () => {
  const pound = nothing({'€': -2, '£': 6});
  const page = (text: string) =>
    settle(seenLine('_12.50', pound), seenLine('_3.00', pound), seenLine(text))[0];
  expect(page('Invoice number, date of payment, thank you for your order')).toBe('£12.50');
  expect(page('Fattura numero, data di scadenza, importo totale, imponibile')).toBe('12.50');
  expect(page('Total RM 15.50')).toBe('12.50');
  expect(page('00199 Roma (RM)')).toBe('£12.50');
});
