// models: fitted weights as data, each with a card; files that `npm run fit` writes are not edited by hand.

/**
 * Gradient-boosted decision trees; values of the leaves reached add up to log odds. The nodes of all trees stand one after
 * another, a node before all that is below its threshold, and that before all that is not.
 */
export interface BoostedTrees {
  card: ModelCard;
  features: readonly string[];
  /** Log odds before the first tree. */
  base: number;
  /** First node of each tree. */
  roots: Int32Array;
  /** The feature that a node asks for; -1 for a leaf. */
  asked: Int16Array;
  /** The threshold of a node, the log odds of a leaf. */
  numbers: Float64Array;
  /** Where to go on when the feature is not below the threshold. */
  otherwise: Int32Array;
}

/** Where a model comes from and how well it does. */
export interface ModelCard {
  purpose: string;
  fittedOn: string;
  command: string;
  figures: string;
}

/**
 * As files hold them: a line a tree, its nodes in that order, separated by `;`: `feature threshold` of an inner node, the
 * log odds of a leaf in parts of one.
 */
export interface WrittenTrees {
  card: ModelCard;
  features: readonly string[];
  base: number;
  /** So many parts are one. */
  leafParts: number;
  trees: readonly string[];
}

/** Throws where a line is no tree. */
export function readTrees({card, features, base, leafParts, trees}: WrittenTrees): BoostedTrees {
  const lines = trees.map((line) => line.split(';'));
  const nodes = lines.flat();
  const model = {
    card,
    features,
    base,
    roots: new Int32Array(trees.length),
    asked: new Int16Array(nodes.length),
    numbers: new Float64Array(nodes.length),
    otherwise: new Int32Array(nodes.length),
  };
  for (let tree = 0, at = 0; tree < trees.length; tree++) {
    model.roots[tree] = at;
    const end = at + lines[tree]!.length;
    at = readNode(model, nodes, at);
    if (at !== end) throw new Error(`Tree ${tree} of the model has too few or too many nodes.`);
  }
  for (let at = 0; at < nodes.length; at++) {
    if (Number.isNaN(model.numbers[at])) throw new Error(`"${nodes[at]}" is no node of a tree.`);
    if (model.asked[at]! < 0) model.numbers[at]! /= leafParts;
  }
  return model;
}

/** Reads a node and all behind it; gives where the next one begins. */
function readNode(model: BoostedTrees, nodes: readonly string[], at: number): number {
  const node = nodes[at] ?? '';
  const blank = node.indexOf(' ');
  if (blank < 0) {
    model.asked[at] = -1;
    model.numbers[at] = node === '' ? NaN : Number(node);
    return at + 1;
  }
  model.asked[at] = Number(node.slice(0, blank));
  model.numbers[at] = Number(node.slice(blank + 1));
  model.otherwise[at] = readNode(model, nodes, at + 1);
  return readNode(model, nodes, model.otherwise[at]);
}

/** 0 to 1. A feature that is missing counts as 0. */
export function probability(model: BoostedTrees, features: Readonly<Record<string, number>>): number {
  return logistic(logOdds(model, features));
}

/** The sum of the trees: from minus to plus infinity. A feature that is missing counts as 0. */
export function logOdds(model: BoostedTrees, features: Readonly<Record<string, number>>): number {
  const values = Float64Array.from(model.features, (name) => features[name] ?? 0);
  let sum = model.base;
  for (const root of model.roots) sum += leafOf(model, root, values);
  return sum;
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function leafOf({asked, numbers, otherwise}: BoostedTrees, root: number, values: Float64Array): number {
  let at = root;
  for (let feature = asked[at]!; feature >= 0; feature = asked[at]!)
    at = values[feature]! < numbers[at]! ? at + 1 : otherwise[at]!;
  return numbers[at]!;
}
