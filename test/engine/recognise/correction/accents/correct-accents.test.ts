import {expect, test} from 'vitest';
import {correctAccents} from '../../../../../src/engine/recognise/correction/accents/correct-accents.js';
import type {DecodedCharacter} from '../../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {seenLine, textOf} from './seen.js';

const settle = (...lines: DecodedCharacter[][]) => correctAccents(lines).map(textOf);

test('what looks like an umlaut is one on a German page, and none on an English one', () => {
  const name = seenLine('M_ller', ['u', {ü: 5, ú: 4}]);
  expect(settle(name, seenLine('Rechnung vom Datum Betrag'))).toEqual([
    'Müller',
    'Rechnung vom Datum Betrag',
  ]);
  expect(settle(name, seenLine('Invoice for the order, thank you'))[0]).toBe('Muller');
});

test('a letter of another language stands where nothing else would look like it', () => {
  const name = seenLine('M_ller', ['u', {ü: 18}]);
  expect(settle(name, seenLine('Invoice for the order, thank you'))[0]).toBe('Müller');
});

test('one letter alone does not make a page foreign', () => {
  expect(settle(seenLine('_otal 12.50', ['T', {Ț: 8}]), seenLine('Harbour Bakery'))[0]).toBe('Total 12.50');
});

test('of letters that look alike the page has those of its language', () => {
  const name = seenLine('Mu_oz', ['n', {ñ: 6, ň: 7, ń: 5}]);
  expect(settle(name, seenLine('Factura con importe y fecha'))[0]).toBe('Muñoz');
  expect(settle(name, seenLine('Faktura splatnosti odberatel'))[0]).toBe('Muňoz');
});

test('a page tells its language by its accents alone', () => {
  const weak = seenLine('K_b', ['o', {ø: 4, ö: 4.5}]);
  const others = ['k_r', 'l_r', 'b_r'].map((word) => seenLine(word, ['a', {æ: 8}]));
  expect(settle(weak, ...others)).toEqual(['Køb', 'kær', 'lær', 'bær']);
});

test('plain letters of a page speak against a language that would have accented many of them', () => {
  const weak = seenLine('m_r', ['o', {ø: 4}]);
  const plain = Array.from({length: 60}, () => seenLine('m_r', ['o', {ø: -9}]));
  expect(settle(weak, ...plain)[0]).toBe('mor');
});

test('nothing among digits becomes a letter, a digit among letters does', () => {
  const page = seenLine('faktura sprzedawca nabywca zaplaty');
  expect(settle(seenLine('3_7', ['1', {ł: 12}]), page)[0]).toBe('317');
  expect(settle(seenLine('_', ['1', {ł: 12}]), page)[0]).toBe('1');
  expect(settle(seenLine('Z_tkiew', ['6', {ó: 9}]), page)[0]).toBe('Zótkiew');
});

test('ß stands only within a word, after a small letter', () => {
  const looks: [string, Record<string, number>] = ['B', {ß: 9}];
  const page = seenLine('Rechnung vom Datum');
  expect(settle(seenLine('Stra_e', looks), page)[0]).toBe('Straße');
  expect(settle(seenLine('_en', looks), page)[0]).toBe('Ben');
  expect(settle(seenLine('GRO_', looks), page)[0]).toBe('GROB');
});

test('an accent that the recogniser saw itself goes where the letter looks plain', () => {
  const page = seenLine('facture montant echeance');
  expect(settle(seenLine('r_gle', ['é', {é: 5, è: 2}]), page)[0]).toBe('régle');
  expect(settle(seenLine('r_gle', ['ë', {é: 5, è: 2}]), page)[0]).toBe('régle');
});

test('a capital does not stand within a word, and what was read as a capital stays one', () => {
  const page = seenLine('fatura musteri tesekkur tutar');
  expect(settle(seenLine('k_r', ['i', {İ: 9, ı: 6}]), page)[0]).toBe('kır');
  expect(settle(seenLine('_irket', ['S', {ş: 9}]), page)[0]).toBe('Şirket');
});
