import {fitAffine, fitHomography, fitSimilarity} from './fit-transform.js';
import {applyTo, distanceBetween, shapeAt, type Pair, type Transform} from './transform.js';

export interface Consensus {
  transform: Transform;
  model: 'similarity' | 'affine' | 'homography';
  inliers: Pair[];
}

export interface ConsensusOptions {
  /** How far a mapped point may lie from its partner, in units of the document. */
  tolerance: number;
  /** Size of the document page over the size of the reference page. */
  expectedScale: number;
}

/** Drawn pairs tried; at a third of true anchors two right ones are drawn with a chance beyond 1 − 1e−20. */
const trials = 400;
/** A page is read upright; what is left is the slant of a feed or a hand. */
const maxRotation = (20 * Math.PI) / 180;
/** Two editions of a form are set to different proportions. */
const maxStretch = 1.3;
/** Perspective bends right angles most at the corners. */
const maxSkew = (15 * Math.PI) / 180;
/** How much smaller the mean error has to become before the freer model is believed. */
const worthwhile = 0.85;

/**
 * The map most pairs agree on (random sample consensus): a similarity from two drawn pairs, refitted as affine map and
 * as homography where these earn their keep. The draws are seeded: the same pairs give the same map.
 */
export function findConsensus(pairs: Pair[], options: ConsensusOptions): Consensus | undefined {
  const start = drawSimilarity(pairs, options);
  if (!start) return undefined;
  let best = settle(pairs, {transform: start, model: 'similarity', inliers: []}, options);
  for (const model of ['affine', 'homography'] as const) {
    const freer = settle(pairs, {...best, model}, options);
    if (isBetter(freer, best)) best = freer;
  }
  return best.inliers.length >= 3 ? best : undefined;
}

function drawSimilarity(pairs: Pair[], options: ConsensusOptions): Transform | undefined {
  if (pairs.length < 2) return undefined;
  const random = seededRandom(pairs.length);
  let best: {transform: Transform; score: number} | undefined;
  for (let trial = 0; trial < trials; trial++) {
    const first = pairs[Math.floor(random() * pairs.length)]!;
    const second = pairs[Math.floor(random() * pairs.length)]!;
    // Neighbours turn a pixel of error into degrees.
    if (distanceBetween(first.to, second.to) < 4 * options.tolerance) continue;
    const transform = fitSimilarity([first, second]);
    if (!transform || !isPlausible(transform, [first], options.expectedScale)) continue;
    const score = scoreOf(pairs, transform, options.tolerance);
    if (!best || score > best.score) best = {transform, score};
  }
  return best?.transform;
}

/** Refits on its own inliers until they stay the same, with the tolerance narrowing to the given one. */
function settle(pairs: Pair[], start: Consensus, {tolerance, expectedScale}: ConsensusOptions): Consensus {
  const fit = {similarity: fitSimilarity, affine: fitAffine, homography: fitHomography}[start.model];
  let {transform} = start;
  let inliers: Pair[] = [];
  for (const factor of [1.5, 1.2, 1, 1, 1]) {
    const near = pairs.filter((pair) => errorOf(transform, pair) <= factor * tolerance);
    const fitted = fit(
      near.map((pair) => ({
        ...pair,
        weight: pair.weight / (1 + (errorOf(transform, pair) / tolerance) ** 2),
      })),
    );
    if (!fitted || near.length < 3 || !isPlausible(fitted, near, expectedScale)) break;
    transform = fitted;
    inliers = near;
  }
  return {
    transform,
    model: start.model,
    inliers: inliers.filter((pair) => errorOf(transform, pair) <= tolerance),
  };
}

function isBetter(freer: Consensus, best: Consensus): boolean {
  const needed = freer.model === 'affine' ? 6 : 16;
  if (freer.inliers.length < needed || freer.inliers.length < best.inliers.length) return false;
  if (freer.inliers.length > 1.1 * best.inliers.length) return true;
  return meanError(freer) < worthwhile * meanError(best);
}

/** Looked at where it bends most: at the outermost of the pairs. */
function isPlausible(transform: Transform, pairs: Pair[], expectedScale: number): boolean {
  return outermost(pairs).every(({from}) => {
    const {mirrored, rotation, stretch, skew, scale} = shapeAt(transform, from);
    return (
      !mirrored &&
      Math.abs(rotation) <= maxRotation &&
      skew <= maxSkew &&
      stretch <= maxStretch &&
      scale > expectedScale * 0.4 &&
      scale < expectedScale * 2.5
    );
  });
}

function outermost(pairs: Pair[]): Pair[] {
  const most = (measure: (pair: Pair) => number) =>
    pairs.reduce((far, pair) => (measure(pair) > measure(far) ? pair : far));
  return [
    most(({from}) => from.x + from.y),
    most(({from}) => from.x - from.y),
    most(({from}) => from.y - from.x),
    most(({from}) => -from.x - from.y),
  ];
}

/** Near partners count more than those at the edge of the tolerance, so equal counts do not tie. */
function scoreOf(pairs: Pair[], transform: Transform, tolerance: number): number {
  return pairs.reduce(
    (sum, pair) => sum + pair.weight * Math.max(0, 1 - (errorOf(transform, pair) / tolerance) ** 2),
    0,
  );
}

function errorOf(transform: Transform, {from, to}: Pair): number {
  return distanceBetween(applyTo(transform, from), to);
}

function meanError({transform, inliers}: Consensus): number {
  return inliers.reduce((sum, pair) => sum + errorOf(transform, pair), 0) / inliers.length;
}

/** Mulberry32: 32 bits of state, more than enough for a few hundred draws. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
