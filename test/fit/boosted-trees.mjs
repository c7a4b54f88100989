// Gradient-boosted decision trees for yes or no, by second-order boosting on binned features; deterministic.

const usual = {rounds: 150, depth: 4, rate: 0.1, leastWeight: 5, shrink: 1, bins: 48, leastGain: 1e-3};

/**
 * Fits trees to rows of numbers. `rows`: one record of named numbers an example; `answers`: 0 or 1 each; `weights`:
 * how much each counts. Gives what `src/engine/models/boosted-trees.ts` reads.
 */
export function fitTrees({rows, answers, weights, features, ...options}) {
  const settings = {...usual, ...options};
  const columns = features.map((name) => Float64Array.from(rows, (row) => row[name] ?? 0));
  const binned = columns.map((values) => binsOf(values, settings.bins));
  const weight = Float64Array.from(rows, (_, at) => weights?.[at] ?? 1);
  const base = logOddsOf(answers, weight);
  const scores = new Float64Array(rows.length).fill(base);
  const trees = [];
  for (let round = 0; round < settings.rounds; round++) {
    const gradient = new Float64Array(rows.length);
    const curvature = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const p = 1 / (1 + Math.exp(-scores[at]));
      gradient[at] = weight[at] * (answers[at] - p);
      curvature[at] = weight[at] * Math.max(1e-6, p * (1 - p));
    }
    trees.push(growTree({binned, gradient, curvature, scores, settings}));
  }
  return {features, base: round(base), trees: trees.map(writeTree)};
}

/** Where a feature is cut: at most `count` bins with about as many examples each. */
function binsOf(values, count) {
  const sorted = Float64Array.from(values).sort();
  const cuts = [];
  for (let at = 1; at < count; at++) {
    const value = sorted[Math.floor((at * sorted.length) / count)];
    if (cuts.length === 0 || value > cuts.at(-1)) cuts.push(value);
  }
  if (cuts[0] === sorted[0]) cuts.shift();
  const bins = Uint8Array.from(values, (value) => binOf(value, cuts));
  return {cuts, bins};
}

/** The number of cuts that are not above a value. */
function binOf(value, cuts) {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cuts[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function growTree({binned, gradient, curvature, scores, settings}) {
  const nodes = [];
  const all = Int32Array.from(gradient, (_, at) => at);
  grow(all, 0);
  return nodes;

  function grow(members, depth) {
    const at = nodes.push(undefined) - 1;
    const split =
      depth < settings.depth ? bestSplit(members, {binned, gradient, curvature, settings}) : undefined;
    if (split === undefined) {
      const value = leafValue(members, {gradient, curvature, settings});
      for (const member of members) scores[member] += value;
      nodes[at] = [value];
      return at;
    }
    const {bins, cuts} = binned[split.feature];
    const below = members.filter((member) => bins[member] <= split.bin);
    const above = members.filter((member) => bins[member] > split.bin);
    const left = grow(below, depth + 1);
    const right = grow(above, depth + 1);
    nodes[at] = [split.feature, cuts[split.bin], left, right];
    return at;
  }
}

function leafValue(members, {gradient, curvature, settings}) {
  let [g, h] = [0, 0];
  for (const member of members) {
    g += gradient[member];
    h += curvature[member];
  }
  return (settings.rate * g) / (h + settings.shrink);
}

function bestSplit(members, {binned, gradient, curvature, settings}) {
  let [totalG, totalH] = [0, 0];
  for (const member of members) {
    totalG += gradient[member];
    totalH += curvature[member];
  }
  const {shrink, leastWeight} = settings;
  const whole = (totalG * totalG) / (totalH + shrink);
  let best;
  for (let feature = 0; feature < binned.length; feature++) {
    const {bins, cuts} = binned[feature];
    if (cuts.length === 0) continue;
    const g = new Float64Array(cuts.length + 1);
    const h = new Float64Array(cuts.length + 1);
    const n = new Int32Array(cuts.length + 1);
    for (const member of members) {
      const bin = bins[member];
      g[bin] += gradient[member];
      h[bin] += curvature[member];
      n[bin]++;
    }
    let [leftG, leftH, leftN] = [0, 0, 0];
    for (let bin = 0; bin < cuts.length; bin++) {
      leftG += g[bin];
      leftH += h[bin];
      leftN += n[bin];
      if (leftN < leastWeight || members.length - leftN < leastWeight) continue;
      const [rightG, rightH] = [totalG - leftG, totalH - leftH];
      const gain = (leftG * leftG) / (leftH + shrink) + (rightG * rightG) / (rightH + shrink) - whole;
      if (gain > (best?.gain ?? settings.leastGain)) best = {gain, feature, bin};
    }
  }
  return best;
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

function writeTree(nodes) {
  return nodes
    .map((node) =>
      node.length === 1 ? round(node[0]) : [node[0], round(node[1]), node[2], node[3]].join(' '),
    )
    .join(';');
}

function round(value) {
  return Number(value.toPrecision(6));
}
