import {expect, test} from 'vitest';
import {findConsensus} from '../../../../src/engine/registration/geometry/sample-consensus.js';
import {applyTo, type Pair, type Transform} from '../../../../src/engine/registration/geometry/transform.js';

const truth: Transform = [0.98, -0.05, 60, 0.05, 0.98, -20, 0, 0, 1];
const options = {tolerance: 20, expectedScale: 1};

/** Points all over a page of 1,000 × 1,400, in no regular order. */
function scattered(count: number): {x: number; y: number}[] {
  return Array.from({length: count}, (_, k) => ({x: (k * 617) % 1000, y: (k * 389) % 1400}));
}

function agreeing(count: number): Pair[] {
  return scattered(count).map((from, k) => {
    const to = applyTo(truth, from);
    return {from, to: {x: to.x + ((k * 7) % 5) - 2, y: to.y + ((k * 3) % 5) - 2}, weight: 1};
  });
}

function stray(count: number): Pair[] {
  return scattered(count).map((from, k) => ({
    from,
    to: {x: (k * 233) % 1000, y: (k * 911) % 1400},
    weight: 1,
  }));
}

test('the map is found when two of three pairs are wrong', () => {
  const found = findConsensus([...agreeing(30), ...stray(60)], options);
  const at = applyTo(found!.transform, {x: 500, y: 700});
  const expected = applyTo(truth, {x: 500, y: 700});
  expect(Math.hypot(at.x - expected.x, at.y - expected.y)).toBeLessThan(4);
  expect(found!.inliers.length).toBeGreaterThanOrEqual(28);
});

test('the same pairs give the same map', () => {
  const pairs = [...agreeing(20), ...stray(50)];
  expect(findConsensus(pairs, options)).toEqual(findConsensus(pairs, options));
});

test('pairs that agree on nothing give no map that many of them follow', () => {
  const found = findConsensus(stray(40), options);
  expect(found?.inliers.length ?? 0).toBeLessThan(8);
});

test('a mirrored or upside-down page is not believed', () => {
  const upsideDown = scattered(30).map((from) => ({
    from,
    to: {x: 1000 - from.x, y: 1400 - from.y},
    weight: 1,
  }));
  expect(findConsensus(upsideDown, options)?.inliers.length ?? 0).toBeLessThan(8);
});

test('perspective is used only where it explains what an affine map cannot', () => {
  expect(findConsensus(agreeing(40), options)!.model).not.toBe('homography');
  const tilt: Transform = [1, 0, 0, 0, 1, 0, 0.0001, 0.00004, 1];
  const tilted = scattered(60).map((from) => ({from, to: applyTo(tilt, from), weight: 1}));
  expect(findConsensus(tilted, options)!.model).toBe('homography');
});
