import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../src/engine/recognise/ppocr/alphabet.js';
import {decode} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {correctCharacterKinds} from '../../../../src/engine/recognise/correction/character-kinds.js';
import {probabilitiesOf, type Step} from '../probabilities.js';

const alphabet = createAlphabet([...'GSsTIlaxcDMnKL0C15O.,×(']);

function settled(...steps: Step[]): string {
  const characters = decode(probabilitiesOf(alphabet, steps), alphabet, 'latin');
  return correctCharacterKinds(characters)
    .map(({text}) => text)
    .join('');
}

test('a small letter among capitals is a capital if that was thought possible', () => {
  expect(settled({G: 0.9}, {s: 0.6, S: 0.3}, {T: 0.9})).toBe('GST');
  expect(settled({G: 0.9}, {s: 0.98}, {T: 0.9})).toBe('GsT');
});

test('words of mixed case stay what they were clearly seen as', () => {
  expect(settled({M: 0.9}, {c: 0.9, C: 0.06}, {D: 0.9, a: 0.06}, {a: 0.9}, {n: 0.9})).toBe('McDan');
});

test('a letter behind the point of a number is the digit that looks like it', () => {
  expect(settled({1: 0.9}, {5: 0.9}, {'.': 0.9}, {0: 0.9}, {C: 0.6, 0: 0.3})).toBe('15.00');
});

test('an I that may be a T whose stroke has faded is a T', () => {
  expect(settled({G: 0.9}, {S: 0.9}, {I: 0.7, T: 0.25})).toBe('GST');
  expect(settled({S: 0.9}, {I: 0.97, T: 0.02}, {G: 0.9})).toBe('SIG');
});

test('a doubtful point is a comma, but not between digits', () => {
  expect(settled({L: 0.9}, {K: 0.9}, {'.': 0.7, ',': 0.2})).toBe('LK,');
  expect(settled({5: 0.9}, {'.': 0.7, ',': 0.2}, {0: 0.9})).toBe('5.0');
});

test('a capital may begin a word behind a sign', () => {
  expect(settled({I: 0.6, l: 0.35}, {n: 0.9}, {c: 0.9})).toBe('Inc');
  expect(settled({'(': 0.9}, {I: 0.6, l: 0.35}, {n: 0.9}, {c: 0.9})).toBe('(Inc');
});

test('a sign is not thought of where a letter was seen', () => {
  expect(settled({5: 0.9}, {x: 0.6, '×': 0.3}, {5: 0.9})).toBe('5x5');
});
