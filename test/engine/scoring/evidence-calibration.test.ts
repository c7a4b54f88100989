import {expect, test} from 'vitest';
import {reducedByDoubt, calibratedLikelihood} from '../../../src/engine/scoring/evidence-calibration.js';
import type {Evidence} from '../../../src/engine/models/search-evidence.js';

const plain: Evidence = {
  score: 0.8,
  words: 0,
  position: 0,
  pattern: 0,
  otherLabel: 0,
  apart: 0,
  rival: 0,
  particular: 0,
  labels: 0,
  long: 0,
  cut: 0,
  figures: 0,
  illegible: 0,
  shared: 0,
};

test('a better score is likelier', () => {
  const shares = [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((score) => calibratedLikelihood({...plain, score}));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeGreaterThan(0.5);
  expect(shares.at(-1)).toBeGreaterThan(0.97);
});

test.each(['words', 'position', 'rival', 'labels', 'long', 'shared'] as const)(
  'what speaks against a value makes it less likely: %s',
  (kind) => {
    expect(calibratedLikelihood({...plain, [kind]: 1})).toBeLessThan(calibratedLikelihood(plain));
  },
);

test('a long text that stands where only its place tells what it is is rather wrong', () => {
  expect(calibratedLikelihood({...plain, score: 0.65, words: 1, position: 1, long: 1})).toBeLessThan(0.5);
});

test.each(['rival', 'particular', 'cut', 'shared'] as const)(
  'a usual value is doubted for %s, and stays a likelihood',
  (kind) => {
    const less = reducedByDoubt(0.9, {...plain, [kind]: 1});
    expect(less).toBeLessThan(0.9);
    expect(less).toBeGreaterThan(0.5);
    expect(reducedByDoubt(1, {...plain, [kind]: 1})).toBeLessThanOrEqual(1);
  },
);

test('a usual value that nothing speaks against keeps its likelihood', () => {
  expect(reducedByDoubt(0.73, plain)).toBe(0.73);
});
