import {expect, test} from 'vitest';
import {joinCombFields} from '../../../src/engine/layout/comb-fields.js';
import type {Word} from '../../../src/engine/page.js';

const cell = 24;

/** Characters of 20 units, each in the middle of a cell; a blank is an empty cell. */
function comb(text: string, width = cell): Word[] {
  return [...text].flatMap((character, at) => {
    const left = 100 + at * width;
    const box = {left, top: 50, right: left + 14, bottom: 70};
    return character === ' ' ? [] : [{text: character, box, confidence: 1, source: 'ocr' as const}];
  });
}

const texts = (words: Word[]) => joinCombFields(words).map(({text}) => text);

test('characters in a row of cells are one word', () => {
  expect(texts(comb('DE58720900000003217754'))).toEqual(['DE58720900000003217754']);
});

test('an empty cell ends a word', () => {
  expect(texts(comb('JUNI 2024 LUNA'))).toEqual(['JUNI', '2024', 'LUNA']);
});

test('figures in wide columns of a table stay apart', () => {
  expect(texts(comb('545354', 80))).toEqual(['5', '4', '5', '3', '5', '4']);
});

test('a few initials stay apart', () => {
  expect(texts(comb('ABC'))).toEqual(['A', 'B', 'C']);
});

test('the words around a field keep their places', () => {
  const label: Word = {
    text: 'IBAN',
    box: {left: 20, top: 50, right: 80, bottom: 70},
    confidence: 1,
    source: 'ocr',
  };
  expect(texts([label, ...comb('DE5872')])).toEqual(['IBAN', 'DE5872']);
});
