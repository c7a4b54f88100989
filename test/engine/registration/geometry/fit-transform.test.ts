import {expect, test} from 'vitest';
import {
  fitAffine,
  fitHomography,
  fitSimilarity,
} from '../../../../src/engine/registration/geometry/fit-transform.js';
import {
  applyTo,
  chain,
  shapeAt,
  type Pair,
  type Transform,
} from '../../../../src/engine/registration/geometry/transform.js';

const corners = [
  {x: 0, y: 0},
  {x: 1000, y: 0},
  {x: 1000, y: 1400},
  {x: 0, y: 1400},
  {x: 420, y: 310},
];

function pairsUnder(transform: Transform): Pair[] {
  return corners.map((from) => ({from, to: applyTo(transform, from), weight: 1}));
}

function expectSame(found: Transform | undefined, truth: Transform): void {
  expect(found).toBeDefined();
  for (const corner of corners) {
    const [mapped, expected] = [applyTo(found!, corner), applyTo(truth, corner)];
    expect(mapped.x).toBeCloseTo(expected.x, 3);
    expect(mapped.y).toBeCloseTo(expected.y, 3);
  }
}

const turned: Transform = [
  0.9 * Math.cos(0.1),
  -0.9 * Math.sin(0.1),
  40,
  0.9 * Math.sin(0.1),
  0.9 * Math.cos(0.1),
  -25,
  0,
  0,
  1,
];

test('a turned, scaled and shifted page is found again', () => {
  expectSame(fitSimilarity(pairsUnder(turned)), turned);
});

test('a page with different scales across and down is found again', () => {
  const stretched = chain([1.1, 0.02, 0, 0, 0.95, 0, 0, 0, 1], turned);
  expectSame(fitAffine(pairsUnder(stretched)), stretched);
});

test('a page photographed at an angle is found again', () => {
  const tilted: Transform = [1, 0.01, 30, -0.02, 1.05, 12, 0.00008, 0.00005, 1];
  expectSame(fitHomography(pairsUnder(tilted)), tilted);
});

test('points on one line determine no affine map', () => {
  const onLine = [0, 1, 2, 3].map((k) => ({from: {x: k, y: 2 * k}, to: {x: k, y: k}, weight: 1}));
  expect(fitAffine(onLine)).toBeUndefined();
});

test('one point determines no similarity', () => {
  expect(fitSimilarity([{from: {x: 5, y: 5}, to: {x: 1, y: 1}, weight: 1}])).toBeUndefined();
});

test('the shape of a transform says how it turns, scales and stretches', () => {
  const shape = shapeAt(turned, {x: 100, y: 100});
  expect(shape.scale).toBeCloseTo(0.9);
  expect(shape.rotation).toBeCloseTo(0.1);
  expect(shape.stretch).toBeCloseTo(1);
  expect(shape.skew).toBeCloseTo(0);
  expect(shape.mirrored).toBe(false);
});
