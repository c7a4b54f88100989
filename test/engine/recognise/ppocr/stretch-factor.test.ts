import {expect, test} from 'vitest';
import type {DecodedCharacter} from '../../../../src/engine/recognise/ppocr/ctc-decoder.js';
import {stretchFactorOf} from '../../../../src/engine/recognise/ppocr/stretch-factor.js';

/** A line whose characters stand so many time steps apart. */
function line(text: string, apart: number) {
  const characters: DecodedCharacter[] = [...text].map((one, index) => ({
    text: one,
    probability: 0.9,
    step: Math.round(index * apart),
    before: {space: 0},
  }));
  return {characters, latin: characters, stepWidth: 8};
}

test('letters of a page in narrow print are made wider, those of another stay', () => {
  expect(stretchFactorOf([line('Williamson', 2), line('Hillsborough', 2)])).toBeCloseTo(1.3);
  expect(stretchFactorOf([line('Williamson', 3), line('Hillsborough', 3)])).toBe(1);
});

test('letters are not made wider without end, and short lines say nothing', () => {
  expect(stretchFactorOf([line('Williamson', 1)])).toBe(1.5);
  expect(stretchFactorOf([line('1x', 1), line('SR', 1)])).toBe(1);
  expect(stretchFactorOf([])).toBe(1);
});

test('a sign of money that was not read says nothing of how narrow the letters are', () => {
  const {characters, ...rest} = line('Williamson', 2);
  const lost = {text: '', probability: 1, step: 40, before: {space: 0}};
  expect(stretchFactorOf([{...rest, characters: [...characters, lost]}])).toBeCloseTo(1.3);
});
