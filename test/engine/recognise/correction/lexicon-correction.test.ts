import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../src/engine/recognise/ppocr/alphabet.js';
import {decode, type DecodedCharacter} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {correctByLexicon} from '../../../../src/engine/recognise/correction/lexicon-correction.js';
import {separateWords} from '../../../../src/engine/recognise/correction/word-separation.js';
import {probabilitiesOf, type Step} from '../probabilities.js';

const alphabet = createAlphabet([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:éíó']);

const english = 'Total amount of this invoice and payment';
const spanish = 'El importe total de la factura y los gastos de la entrega';

/** Characters as clear as print, a step of paper between them; `*` stands for the next of the unclear steps. */
function line(text: string, ...unclear: Step[]): DecodedCharacter[] {
  const steps = [...text].flatMap((letter): Step[] => [
    letter === '*' ? unclear.shift()! : {[letter]: 0.999},
    {},
  ]);
  const characters = decode(probabilitiesOf(alphabet, steps), alphabet, 'latin');
  return separateWords(
    characters,
    characters.slice(1).map(() => 3),
  );
}

/** What a line says on a page with another one. */
function settled(page: string, ...read: DecodedCharacter[][]): string[] {
  const lines = correctByLexicon([line(page), ...read]);
  return lines.slice(1).map((characters) => characters.map(({text}) => text).join(''));
}

test('a misread word is the known word that its picture shows nearly as well', () => {
  expect(settled(english, line('Rec*ipt', {o: 0.7, e: 0.1}))).toEqual(['Receipt']);
  expect(settled(english, line('In*oice', {y: 0.9, v: 1e-3}))).toEqual(['Invoice']);
  expect(settled(english, line('*tem', {l: 0.8, I: 0.1}))).toEqual(['Item']);
  expect(settled(english, line('AMO*NT', {'': 0.7, U: 0.2}))).toEqual(['AMOUNT']);
});

test('the sign of a currency and a label of two letters are known as well', () => {
  expect(settled(english, line('R*', {H: 0.6, M: 0.3}), line('N*', {0: 0.7, O: 0.2}))).toEqual(['RM', 'NO']);
  expect(settled(english, line('R*', {H: 0.9, M: 0.01}))).toEqual(['RH']);
});

test('a word stays as it was read where no known one shows', () => {
  expect(settled(english, line('Recoipt'))).toEqual(['Recoipt']);
  expect(settled(english, line('Rec*ipt', {o: 0.9, x: 0.05}))).toEqual(['Recoipt']);
  expect(settled(english, line('D*n', {o: 0.9, a: 0.001}))).toEqual(['Don']);
});

test('a page of words that nobody knows is left alone', () => {
  expect(settled('Xqwv brrk zzzt', line('Rec*ipt', {o: 0.7, e: 0.1}))).toEqual(['Recoipt']);
});

test('words of another language than the page are not thought of', () => {
  expect(settled(english, line('Rechnun*', {q: 0.6, g: 0.3}))).toEqual(['Rechnunq']);
});

test('a word in several cases is in one if that was thought possible', () => {
  expect(settled(english, line('C*SH', {a: 0.6, A: 0.3}))).toEqual(['CASH']);
  expect(settled(english, line('CaSH'))).toEqual(['CaSH']);
});

test('parts of a known word that stand close are one word, words of their own are not', () => {
  const space: Step = {' ': 0.3};
  expect(settled(english, line('RE*TURNABLE', space))).toEqual(['RETURNABLE']);
  expect(settled(english, line('tax*payer', space))).toEqual(['tax payer']);
  expect(settled(english, line('RE*TURNABLE', {' ': 0.999}), line('RE*XQVW', space))).toEqual([
    'RETURNABLE',
    'RE XQVW',
  ]);
});

test('a known word has the accents its language writes, if they have left a trace or the models do not know them', () => {
  const traces = line('Descripci*n', {o: 0.9, ó: 0.001});
  expect(settled(spanish, traces, line('Descripcion'), line('DESCRIPCION'), line('manana'))).toEqual([
    'Descripción',
    'Descripcion',
    'DESCRIPCION',
    'mañana',
  ]);
  expect(settled(english, traces)).toEqual(['Descripcion']);
});

test('known words that stand closer than words do are parted, a word that is known or not made of such is not', () => {
  const close: Step = {' ': 0.05};
  expect(settled(english, line('the*following*account', close, close))).toEqual(['the following account']);
  expect(settled(english, line('thefollowing'))).toEqual(['thefollowing']);
  expect(settled(english, line('pay*ment', close), line('the*xqvwk', close))).toEqual([
    'payment',
    'thexqvwk',
  ]);
});
