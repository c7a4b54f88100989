/**
 * One tree on the slopes of the loss, its nodes in a list, the root first: `{feature, bin, below, above}` or `{value}`.
 * Sums of the slopes by feature and bin are made for the smaller half of a node; the rest is the larger one's.
 */
export function growTree({table, slopes, members, columns, settings}) {
  const nodes = [];
  const context = {table, slopes, columns, settings, nodes};
  grow(members, 0, undefined, context);
  return nodes;
}

function grow(members, depth, sums, context) {
  const {nodes, settings} = context;
  const at = nodes.push(undefined) - 1;
  const isInner = depth < settings.depth && members.length >= 2 * settings.leastWeight;
  const own = isInner ? (sums ?? sumsOf(members, context)) : undefined;
  const split = isInner ? bestSplit(own, members, context) : undefined;
  if (split === undefined) {
    nodes[at] = {value: leafValue(members, context)};
    return at;
  }
  const {feature, bin} = split;
  const {bins, width} = context.table;
  const low = members.filter((member) => bins[member * width + feature] <= bin);
  const high = members.filter((member) => bins[member * width + feature] > bin);
  const isLast = depth + 1 >= settings.depth;
  const [lowSums, highSums] = isLast ? [] : bothSums(low, high, own, context);
  const below = grow(low, depth + 1, lowSums, context);
  const above = grow(high, depth + 1, highSums, context);
  nodes[at] = {feature, bin, below, above};
  return at;
}

function bothSums(low, high, whole, context) {
  const isLowSmaller = low.length < high.length;
  const small = sumsOf(isLowSmaller ? low : high, context);
  for (let at = 0; at < whole.length; at++) whole[at] -= small[at];
  return isLowSmaller ? [small, whole] : [whole, small];
}

/** Slope, curvature and number of examples for every bin of every column. */
function sumsOf(members, {table: {bins, width}, slopes, columns, settings}) {
  const sums = new Float64Array(columns.length * settings.bins * 3);
  for (const member of members) {
    const [slope, curvature] = [slopes[2 * member], slopes[2 * member + 1]];
    const row = member * width;
    for (let column = 0, from = 0; column < columns.length; column++, from += settings.bins * 3) {
      const at = from + 3 * bins[row + columns[column]];
      sums[at] += slope;
      sums[at + 1] += curvature;
      sums[at + 2]++;
    }
  }
  return sums;
}

function bestSplit(sums, members, {table: {cuts}, slopes, columns, settings}) {
  const {shrink, leastWeight, bins} = settings;
  const [totalG, totalH] = totals(members, slopes);
  const whole = (totalG * totalG) / (totalH + shrink);
  let best;
  for (let column = 0; column < columns.length; column++) {
    const feature = columns[column];
    let [g, h, n] = [0, 0, 0];
    for (let bin = 0; bin < cuts[feature].length; bin++) {
      const at = 3 * (column * bins + bin);
      g += sums[at];
      h += sums[at + 1];
      n += sums[at + 2];
      if (n < leastWeight || members.length - n < leastWeight) continue;
      const [restG, restH] = [totalG - g, totalH - h];
      const gain = (g * g) / (h + shrink) + (restG * restG) / (restH + shrink) - whole;
      if (gain > (best?.gain ?? settings.leastGain)) best = {gain, feature, bin};
    }
  }
  return best;
}

function leafValue(members, {slopes, settings}) {
  const [g, h] = totals(members, slopes);
  return (settings.rate * g) / (h + settings.shrink);
}

function totals(members, slopes) {
  let [g, h] = [0, 0];
  for (const member of members) {
    g += slopes[2 * member];
    h += slopes[2 * member + 1];
  }
  return [g, h];
}
