/**
 * Features as small whole numbers: each is cut into at most `count` bins with about as many examples. `bins` holds one
 * row of `width` bins an example, `cuts` where each feature is cut.
 */
export function columnsOf(rows, features, count) {
  const width = features.length;
  const bins = new Uint8Array(rows.length * width);
  const columns = valuesOf(rows, features);
  const cuts = columns.map((values, feature) => {
    const own = cutsOf(values, count);
    for (let at = 0; at < values.length; at++) bins[at * width + feature] = binOf(values[at], own);
    return own;
  });
  return {bins, cuts, width};
}

/** Row by row: a record of hundreds of names is slow to ask for each, and most of them are left out as zeros. */
function valuesOf(rows, features) {
  const numberOf = new Map(features.map((name, number) => [name, number]));
  const columns = features.map(() => new Float64Array(rows.length));
  for (const [at, row] of rows.entries())
    for (const [name, value] of Object.entries(row)) columns[numberOf.get(name)][at] = value;
  return columns;
}

export function cutsOf(values, count) {
  const sorted = values.slice().sort();
  const cuts = [];
  for (let at = 1; at < count; at++) {
    const value = sorted[Math.floor((at * sorted.length) / count)];
    if (cuts.length === 0 || value > cuts.at(-1)) cuts.push(value);
  }
  if (cuts[0] === sorted[0]) cuts.shift();
  const last = sorted.at(-1);
  if (cuts.length === 0 && last > sorted[0]) cuts.push(sorted.find((value) => value > sorted[0]));
  return cuts;
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
