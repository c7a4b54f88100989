import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../src/engine/recognise/ppocr/alphabet.js';
import {decode, type DecodedCharacter} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {
  correctDigits,
  correctLookalikes,
} from '../../../../src/engine/recognise/correction/ocr-confusions.js';
import {probabilitiesOf, type Step} from '../probabilities.js';

const alphabet = createAlphabet([...'abunrlstBo0OI1,.中5E']);

const line = (...steps: Step[]) => probabilitiesOf(alphabet, steps);

function textOf(characters: readonly DecodedCharacter[]): string {
  return characters.map(({text}) => text).join('');
}

test('repeated steps are one character unless a blank parts them', () => {
  expect(textOf(decode(line({a: 0.9}, {a: 0.9}, {}, {a: 0.9}, {b: 0.9}), alphabet, 'any'))).toBe('aab');
});

test('Chinese characters are left out where the script is Latin', () => {
  const speck = line({中: 0.5, a: 0.3});
  expect(textOf(decode(speck, alphabet, 'any'))).toBe('中');
  expect(textOf(decode(speck, alphabet, 'latin'))).toBe('a');
});

test('O and 0, l and 1 are what the rest of the word is, unless they were plain to see', () => {
  const settled = (...steps: Record<string, number>[]) =>
    textOf(correctLookalikes(decode(line(...steps), alphabet, 'any')));
  expect(settled({b: 0.9}, {0: 0.6, O: 0.3}, {n: 0.9}, {u: 0.9})).toBe('bOnu');
  expect(settled({b: 0.9}, {0: 0.9}, {n: 0.9}, {u: 0.9})).toBe('b0nu');
  expect(settled({b: 0.9}, {0: 0.6, O: 0.3})).toBe('b0');
});

test('what can only be a digit is one: before a unit, a percent sign and the cents of a currency, and in a code', () => {
  const all = createAlphabet([...'IlO0123456789PCRMSGT.%']);
  const settled = (...steps: Record<string, number>[]) => {
    const spread = steps.flatMap((step) => [step, {}]);
    return textOf(correctDigits(decode(probabilitiesOf(all, spread), all, 'latin')));
  };
  const one = {I: 0.9, 1: 0.01};
  const nought = {O: 0.9, 0: 0.05};
  const sure = (text: string) => [...text].map((letter) => ({[letter]: 0.99}));
  expect(settled(one, ...sure('PC'))).toBe('1PC');
  expect(settled({I: 0.99}, ...sure('PC'))).toBe('1PC');
  expect(settled(nought, ...sure('%'))).toBe('0%');
  expect(settled(...sure('RM'), one, ...sure('.25'))).toBe('RM1.25');
  expect(settled(...sure('CS'), nought, ...sure('0011'))).toBe('CS00011');
  expect(settled(...sure('GST'), one)).toBe('GSTI');
  expect(settled(...sure('CS'), nought, ...sure('MM'))).toBe('CSOMM');
});
