// Probabilities as shares: a curve that never falls, by pooling neighbours that would (isotonic regression).

/** No answer is certain because the last few hundred like it were right. */
const mostCertain = 0.99;

/** As many corners at the most. */
const corners = 14;

/** Corners [probability, share of right answers] from 0 to 1 of rated answers {probability, isRight, weight}. */
export function risingCurve(rated) {
  const sorted = [...rated].sort((a, b) => a.probability - b.probability);
  const total = sorted.reduce((sum, {weight}) => sum + weight, 0);
  const bins = [];
  for (const {probability, isRight, weight} of sorted) {
    const last = bins.at(-1);
    if (last === undefined || last.weight >= total / corners) bins.push({x: 0, right: 0, weight: 0});
    const bin = bins.at(-1);
    bin.x += weight * probability;
    bin.right += weight * Number(isRight);
    bin.weight += weight;
  }
  const pooled = [];
  for (const bin of bins) {
    pooled.push(bin);
    while (pooled.length > 1 && shareOf(pooled.at(-2)) >= shareOf(pooled.at(-1))) {
      const [low, high] = pooled.splice(-2);
      pooled.push({x: low.x + high.x, right: low.right + high.right, weight: low.weight + high.weight});
    }
  }
  const points = pooled.map((bin) => [round(bin.x / bin.weight), Math.min(mostCertain, round(shareOf(bin)))]);
  return [[0, 0], ...points.filter(([x]) => x > 0 && x < 1), [1, mostCertain]];
}

function shareOf({right, weight}) {
  return right / weight;
}

function round(value) {
  return Math.round(value * 1e4) / 1e4;
}
