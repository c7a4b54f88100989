// Gradient-boosted decision trees for yes or no, by second-order boosting on binned features; deterministic.
import {columnsOf} from './binned-features.mjs';
import {growTree} from './grow-tree.mjs';
import {Sampler} from './sampler.mjs';

/** Leaves are written in ten-thousandths of log odds. */
const leafParts = 10_000;

const usual = {
  rounds: 150,
  depth: 4,
  rate: 0.1,
  leastWeight: 5,
  shrink: 1,
  bins: 48,
  leastGain: 1e-3,
  /** Shares of the examples and of the features a tree sees. */
  examples: 1,
  columns: 1,
};

/**
 * Fits trees to rows of numbers. `rows`: one record of named numbers an example; `answers`: 0 or 1 each; `weights`:
 * how much each counts. Gives what `src/engine/models/boosted-trees.ts` reads.
 */
export function fitTrees({rows, answers, weights, features, ...options}) {
  const settings = {...usual, ...options};
  const table = columnsOf(rows, features, settings.bins);
  const weight = Float64Array.from(rows, (_, at) => weights?.[at] ?? 1);
  const base = logOddsOf(answers, weight);
  const scores = new Float64Array(rows.length).fill(base);
  const sampler = new Sampler(1);
  const trees = [];
  for (let round = 0; round < settings.rounds; round++) {
    const slopes = slopesOf(scores, answers, weight);
    const members = sampler.share(rows.length, settings.examples);
    const columns = sampler.share(features.length, settings.columns);
    const tree = growTree({table, slopes, members, columns, settings});
    addTree(tree, table, scores);
    trees.push(tree);
  }
  return {
    features,
    base: round6(base),
    leafParts,
    trees: trees.map((tree) => writeNode(tree, 0, table.cuts)),
  };
}

/** First and second derivative of the loss at each example, side by side. */
function slopesOf(scores, answers, weight) {
  const slopes = new Float64Array(2 * scores.length);
  for (let at = 0; at < scores.length; at++) {
    const p = 1 / (1 + Math.exp(-scores[at]));
    slopes[2 * at] = weight[at] * (answers[at] - p);
    slopes[2 * at + 1] = weight[at] * Math.max(1e-6, p * (1 - p));
  }
  return slopes;
}

function addTree(tree, {bins, width}, scores) {
  for (let at = 0; at < scores.length; at++) {
    let node = tree[0];
    while (node.feature !== undefined)
      node = tree[bins[at * width + node.feature] <= node.bin ? node.below : node.above];
    scores[at] += node.value;
  }
}

function logOddsOf(answers, weight) {
  let [yes, all] = [0, 0];
  for (let at = 0; at < answers.length; at++) {
    yes += weight[at] * answers[at];
    all += weight[at];
  }
  const share = Math.min(0.999, Math.max(0.001, yes / all));
  return Math.log(share / (1 - share));
}

/** A node, then all that is below its threshold, then the rest. */
function writeNode(tree, at, cuts) {
  const {feature, bin, value, below, above} = tree[at];
  if (feature === undefined) return `${Math.round(value * leafParts)}`;
  const rest = [below, above].map((node) => writeNode(tree, node, cuts));
  return [`${feature} ${round6(cuts[feature][bin])}`, ...rest].join(';');
}

function round6(value) {
  return Number(value.toPrecision(6));
}
