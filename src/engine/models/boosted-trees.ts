/** Gradient-boosted decision trees as data; values of the leaves reached add up to log odds. */
export interface BoostedTrees {
  card: ModelCard;
  features: readonly string[];
  /** Log odds before the first tree. */
  base: number;
  trees: readonly Tree[];
}

/** Where a model comes from and how well it does. */
export interface ModelCard {
  purpose: string;
  fittedOn: string;
  command: string;
  figures: string;
}

/** The first node is the root; an inner node is `[feature, threshold, node if below, node if not]`, a leaf `[value]`. */
type Tree = readonly (readonly number[])[];

/** As files hold them: a line a tree, its nodes separated by `;`, their numbers by blanks. */
export type WrittenTrees = Omit<BoostedTrees, 'trees'> & {trees: readonly string[]};

export function readTrees(written: WrittenTrees): BoostedTrees {
  return {
    ...written,
    trees: written.trees.map(readTree),
  };
}

/** By Node's own parser: a worker reads fifty thousand nodes when it starts. */
function readTree(line: string): Tree {
  return JSON.parse(`[[${line.replaceAll(';', '],[').replaceAll(' ', ',')}]]`) as Tree;
}

/** 0 to 1. A feature that is missing counts as 0. */
export function probability(model: BoostedTrees, features: Readonly<Record<string, number>>): number {
  return logistic(logOdds(model, features));
}

/** The sum of the trees: from minus to plus infinity. A feature that is missing counts as 0. */
export function logOdds(model: BoostedTrees, features: Readonly<Record<string, number>>): number {
  const values = model.features.map((name) => features[name] ?? 0);
  return model.trees.reduce((sum, tree) => sum + leafOf(tree, values), model.base);
}

function logistic(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

function leafOf(tree: Tree, values: readonly number[]): number {
  let node = tree[0]!;
  while (node.length > 1) node = tree[values[node[0]!]! < node[1]! ? node[2]! : node[3]!]!;
  return node[0]!;
}
