import type {Page} from '../../page.js';
import {editDistance} from '../../values/similarity.js';
import {foldShapes} from './homoglyphs.js';
import {runsOf, type WordRun} from './word-runs.js';
import {centreOf, type Pair} from './transform.js';

/**
 * Pairs words, and runs of up to three, that occur once on the reference and once on the document and read the same or,
 * with less weight, nearly the same.
 */
export function findAnchors(reference: Page, page: Page): Pair[] {
  const left = tellingRuns(reference);
  const right = tellingRuns(page);
  const equal = matchBy(left, right, (run) => run.key);
  const taken = new Set(equal.flatMap(([from, to]) => [from, to]));
  const restLeft = left.filter((run) => !taken.has(run));
  const restRight = right.filter((run) => !taken.has(run));
  const alike = matchBy(restLeft, restRight, (run) => foldShapes(run.key));
  const near = equal.length < enough ? matchNear(restLeft, restRight) : [];
  return [
    ...equal.map((match) => pairOf(match, 1)),
    ...alike.map((match) => pairOf(match, inexact)),
    ...near.map((match) => pairOf(match, inexact)),
  ];
}

/** Weight of anchors that read nearly the same, so that two of them count as one that reads the same. */
const inexact = 0.5;
/** With this many equal anchors, inexact ones add work, not certainty. */
const enough = 40;

type Match = [from: WordRun, to: WordRun];

function tellingRuns(page: Page): WordRun[] {
  return page.lines.flatMap((line) => runsOf(line.words, 3)).filter(isTelling);
}

/** Whether a run is long enough to be an anchor: a single short word is often a misreading of another. */
function isTelling({key, words}: WordRun): boolean {
  return words.length === 1 ? key.length >= 4 : key.length >= 6;
}

function matchBy(left: WordRun[], right: WordRun[], keyOf: (run: WordRun) => string): Match[] {
  const partners = once(right, keyOf);
  return [...once(left, keyOf)].flatMap(([key, from]): Match[] => {
    const to = partners.get(key);
    return to ? [[from, to]] : [];
  });
}

function once(runs: WordRun[], keyOf: (run: WordRun) => string): Map<string, WordRun> {
  const seen = new Map<string, WordRun | undefined>();
  for (const run of runs) {
    const key = keyOf(run);
    seen.set(key, seen.has(key) ? undefined : run);
  }
  return new Map([...seen].filter((entry): entry is [string, WordRun] => entry[1] !== undefined));
}

/** Pairs long runs that differ in at most a fifth of their letters, where only one run of the document does. */
function matchNear(left: WordRun[], right: WordRun[]): Match[] {
  const long = right.filter((run) => run.key.length >= 7);
  return left
    .filter((run) => run.key.length >= 7)
    .flatMap((from): Match[] => {
      const within = Math.floor(from.key.length / 5);
      const close = long.filter(
        (to) =>
          Math.abs(to.key.length - from.key.length) <= within &&
          editDistance(from.key, to.key, within) <= within,
      );
      return close.length === 1 ? [[from, close[0]!]] : [];
    });
}

function pairOf([from, to]: Match, weight: number): Pair {
  return {from: centreOf(from.box), to: centreOf(to.box), weight};
}
