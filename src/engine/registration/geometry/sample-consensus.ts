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

/**
 * Number of pairs of anchors that are drawn; if a third of the anchors are true, two true ones are drawn with a chance
 * beyond 1 − 1e−20.
 */
const trials = 400;
/** Greatest rotation: pages are upright already, and only the slant of a feeder or a hand is left. */
const maxRotation = (20 * Math.PI) / 180;
/** Greatest ratio of the scales along both axes, as editions of a form differ in their proportions. */
const maxStretch = 1.3;
/** Greatest ratio of the size of print to the size of the page: a form copied to half its size, and some more. */
const mostScaled = 3;
/** Greatest deviation from a right angle; perspective causes most of it at the corners. */
const maxSkew = (15 * Math.PI) / 180;
/** A model with more freedom is chosen if its mean error is less than this part of the other's. */
const worthwhile = 0.85;

/**
 * The transform that most pairs agree on (random sample consensus): a similarity from two drawn pairs, replaced by an
 * affine map or a homography where these fit clearly better. The draws are seeded: the same pairs give the same
 * transform.
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
    // For near points a pixel of error means degrees of rotation.
    if (distanceBetween(first.to, second.to) < 4 * options.tolerance) continue;
    const transform = fitSimilarity([first, second]);
    if (!transform || !isPlausible(transform, [first], options.expectedScale)) continue;
    const score = scoreOf(pairs, transform, options.tolerance);
    if (!best || score > best.score) best = {transform, score};
  }
  return best?.transform;
}

/**
 * Refits on its own inliers five times, the tolerance narrowing to the given one; stops at a fit that is not plausible.
 */
function settle(pairs: Pair[], start: Consensus, {tolerance, expectedScale}: ConsensusOptions): Consensus {
  const fit = {similarity: fitSimilarity, affine: fitAffine, homography: fitHomography}[start.model];
  let {transform} = start;
  let inliers: Pair[] = [];
  for (const factor of [2, 1, 1, 1, 1]) {
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
  return meanError(freer) < worthwhile * meanError(best);
}

/** Tested where the transform distorts most: at the outermost of the pairs. */
function isPlausible(transform: Transform, pairs: Pair[], expectedScale: number): boolean {
  return outermost(pairs).every(({from}) => {
    const {mirrored, rotation, stretch, skew, scale} = shapeAt(transform, from);
    return (
      !mirrored &&
      Math.abs(rotation) <= maxRotation &&
      skew <= maxSkew &&
      stretch <= maxStretch &&
      scale > expectedScale / mostScaled &&
      scale < expectedScale * mostScaled
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

/** Pairs with less error count more, so that transforms with equally many inliers differ. */
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
