// geometry: registers a page with a reference page: pairs of words, random sample consensus, transforms.

import {heightOf} from '../../box.js';
import type {Page, Word} from '../../page.js';
import {findAnchors} from './page-anchors.js';
import {findConsensus} from './sample-consensus.js';
import {fitAffine, fitHomography, fitSimilarity} from './fit-transform.js';
import {likeness} from './homoglyphs.js';
import {keyOf, usualHeight} from './word-runs.js';
import {applyTo, centreOf, distanceBetween, type Pair, type Point, type Transform} from './transform.js';

/** A word of the reference found again on the document. */
export interface MatchedPair extends Pair {
  reference: Word;
  word: Word;
}

/** How one page of a document lies over a page of the reference. */
export interface Registration {
  reference: Page;
  page: Page;
  transform: Transform;
  model: 'similarity' | 'affine' | 'homography';
  /** Words printed on both pages, at the position where the transform maps them or near it. */
  twins: MatchedPair[];
  /** All anchors, whether the transform agrees with them or not: they show which sections of the form moved. */
  anchors: Pair[];
  /** 0 to 1: how likely the two pages are prints of one form and the transform is right. */
  confidence: number;
}

/** What maps a point of the reference to the document. */
type Mapping = Pick<Registration, 'reference' | 'transform' | 'twins' | 'anchors'>;

/** `undefined` when the pages have too little in common. */
export type Register = (reference: Page, page: Page) => Registration | undefined;

/** A `register` that registers each pair of pages once, as long as both are in memory. */
export function registerOnce(): Register {
  const known = new WeakMap<Page, WeakMap<Page, {registration: Registration | undefined}>>();
  return (reference, page) => {
    const ofReference = known.get(reference) ?? new WeakMap<Page, {registration: Registration | undefined}>();
    known.set(reference, ofReference);
    const entry = ofReference.get(page) ?? {registration: register(reference, page)};
    ofReference.set(page, entry);
    return entry.registration;
  };
}

export function register(reference: Page, page: Page): Registration | undefined {
  const anchors = findAnchors(reference, page);
  const height = usualHeight(page);
  const consensus = findConsensus(anchors, {
    tolerance: height,
    expectedScale: page.width / reference.width,
  });
  if (!consensus) return undefined;
  const twins = twinsOfSections(reference, page, anchors, consensus.transform);
  const close = twins.filter(
    (twin) => distanceBetween(applyTo(consensus.transform, twin.from), twin.to) < height,
  );
  const fit = {similarity: fitSimilarity, affine: fitAffine, homography: fitHomography}[consensus.model];
  const transform = (close.length >= 8 ? fit(close) : undefined) ?? consensus.transform;
  return {
    reference,
    page,
    transform,
    model: consensus.model,
    twins,
    anchors,
    confidence: confidenceOf(reference, anchors, consensus.inliers, twins),
  };
}

/**
 * Pairs the words of both pages: first by the transform, then again with each section shifted as its pairs and anchors
 * are.
 */
function twinsOfSections(reference: Page, page: Page, anchors: Pair[], transform: Transform): MatchedPair[] {
  const radius = 2 * usualHeight(page);
  const mapped = findTwins(reference, page, radius, (point) => applyTo(transform, point));
  const moved = {reference, transform, anchors, twins: mapped};
  return findTwins(reference, page, radius, (point) => locate(moved, point));
}

/** Pairs each word of the reference with the most similar word near its expected position; uses each word once. */
function findTwins(
  reference: Page,
  page: Page,
  radius: number,
  expectedAt: (point: Point) => Point,
): MatchedPair[] {
  const words = page.words
    .map((word) => ({word, key: keyOf(word), at: centreOf(word.box)}))
    .filter(({key}) => key !== '');
  const offers = reference.words.flatMap((original) => {
    const key = keyOf(original);
    if (key === '') return [];
    const expected = expectedAt(centreOf(original.box));
    return words
      .filter(({at}) => Math.abs(at.y - expected.y) < radius && Math.abs(at.x - expected.x) < 2 * radius)
      .map((candidate) => ({
        ...candidate,
        original,
        like: likeness(key, candidate.key),
        away: distanceBetween(candidate.at, expected),
      }))
      .filter(({like}) => like > 0);
  });
  offers.sort((a, b) => b.like - b.away / (4 * radius) - (a.like - a.away / (4 * radius)));
  const taken = new Set<Word>();
  return offers.flatMap(({original, word, at, like}): MatchedPair[] => {
    if (taken.has(original) || taken.has(word)) return [];
    taken.add(original).add(word);
    return [{reference: original, word, from: centreOf(original.box), to: at, weight: like}];
  });
}

/**
 * The number of agreeing anchors counts most, since few agree by chance. A small share of agreeing ones on a page full
 * of anchors means another edition of the form.
 */
function confidenceOf(reference: Page, anchors: Pair[], inliers: Pair[], twins: MatchedPair[]): number {
  const count = 1 - Math.exp(-inliers.length / 8);
  const share = Math.min(1, (2 * inliers.length) / anchors.length);
  const covered = Math.min(1, (3 * twins.length) / reference.words.length);
  return count * Math.sqrt(share) * Math.sqrt(covered);
}

/**
 * Maps a point of the reference to the document: by the transform, then by the median shift of the nearest pairs, as
 * another edition may print a section higher or lower.
 */
export function locate(registration: Mapping, point: Point): Point {
  const mapped = applyTo(registration.transform, point);
  const shift = localShift(registration, point);
  return {x: mapped.x + shift.x, y: mapped.y + shift.y};
}

function localShift({transform, twins, anchors, reference}: Mapping, point: Point): Point {
  const nearby = nearest([...twins, ...anchors.filter((anchor) => anchor.weight >= 1)], point);
  if (nearby.length < 3) return {x: 0, y: 0};
  const reach = Math.max(nearby.at(-1)!.away, 2 * usualHeight(reference));
  const votes = nearby.map(({pair, away}) => {
    const mapped = applyTo(transform, pair.from);
    return {
      x: pair.to.x - mapped.x,
      y: pair.to.y - mapped.y,
      weight: pair.weight * Math.exp(-2 * (away / reach)),
    };
  });
  return {
    x: weightedMedian(votes.map(({x, weight}) => ({value: x, weight}))),
    y: weightedMedian(votes.map(({y, weight}) => ({value: y, weight}))),
  };
}

/** The pairs nearest to a point of the reference, nearest first. */
function nearest(pairs: readonly Pair[], point: Point): {pair: Pair; away: number}[] {
  const best: {pair: Pair; away: number}[] = [];
  for (const pair of pairs) {
    const away = distanceBetween(pair.from, point);
    if (best.length === neighbours && away >= best.at(-1)!.away) continue;
    const at = best.findIndex((other) => other.away > away);
    best.splice(at < 0 ? best.length : at, 0, {pair, away});
    if (best.length > neighbours) best.pop();
  }
  return best;
}

/** Number of pairs: enough to outvote a wrong one, few enough to stay within a section of the form. */
const neighbours = 9;

function weightedMedian(votes: {value: number; weight: number}[]): number {
  const sorted = [...votes].sort((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, vote) => sum + vote.weight, 0) / 2;
  let passed = 0;
  for (const vote of sorted) {
    passed += vote.weight;
    if (passed >= half) return vote.value;
  }
  return 0;
}

/** The median ratio of word heights, document to reference. */
export function magnificationOf({reference, page, twins}: Registration): number {
  const ratios = twins
    .map((twin) => heightOf(twin.word.box) / heightOf(twin.reference.box))
    .sort((a, b) => a - b);
  return ratios[ratios.length >> 1] ?? page.width / reference.width;
}
