import {expect, test} from 'vitest';
import {createAlphabet} from '../../../../src/engine/recognise/ppocr/alphabet.js';
import {decode} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {correctPunctuation} from '../../../../src/engine/recognise/correction/punctuation.js';
import {probabilitiesOf, type Step} from '../probabilities.js';

const alphabet = createAlphabet([...'RefDatNo10.:']);

/** A word as clear as print, and its last character. */
function settled(text: string, last: Step): string {
  const steps = [...[...text].map((letter) => ({[letter]: 0.99})), last].flatMap((step) => [step, {}]);
  return correctPunctuation(decode(probabilitiesOf(alphabet, steps), alphabet, 'latin'))
    .map((character) => character.text)
    .join('');
}

test('two points are one within a number and a colon behind an abbreviation', () => {
  expect(settled('1..', {0: 0.99})).toBe('1.0');
  expect(settled('Ref.', {'.': 0.99})).toBe('Ref.:');
  expect(settled('Date.', {'.': 0.99})).toBe('Date..');
});

test('a point behind a label is a colon if there is a trace of one', () => {
  expect(settled('Date', {'.': 0.6, ':': 0.1})).toBe('Date:');
  expect(settled('Date', {'.': 0.99})).toBe('Date.');
  expect(settled('No', {'.': 0.6, ':': 0.1})).toBe('No.');
  expect(settled('eDat', {'.': 0.6, ':': 0.1})).toBe('eDat.');
});
