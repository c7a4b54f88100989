import {expect, test} from 'vitest';
import {calibrate, scoreFor} from '../../../src/engine/scoring/route-calibration.js';
import {curves} from '../../../src/engine/models/search-calibration.js';

test('a score between two points of the curve is as likely as its place between them', () => {
  expect(calibrate(0.55, 'pattern', 'date')).toBeCloseTo((0.5 + 0.93) / 2);
  expect(calibrate(0.25, 'label', 'money')).toBeCloseTo(0.25);
});

test('routes and types nobody counted keep their score', () => {
  expect(calibrate(0.7, 'mrz', 'date')).toBe(0.7);
});

test.each(Object.entries(curves))('a better score is never less likely: %s', (_, curve) => {
  for (const [at, [score, share]] of curve.entries()) {
    expect(score).toBeGreaterThan(curve[at - 1]?.[0] ?? 0);
    expect(share).toBeGreaterThanOrEqual(curve[at - 1]?.[1] ?? 0);
  }
});

test.each([0.2, 0.5, 0.7, 0.93])('the score for a likelihood of %d has that likelihood', (likelihood) => {
  expect(calibrate(scoreFor(likelihood, 'label', 'money'), 'label', 'money')).toBeCloseTo(likelihood);
});
