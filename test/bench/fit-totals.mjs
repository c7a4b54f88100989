// Weights of features, so that the right amount of each receipt gets the largest share of a softmax over all of them.
import {judge} from './judge.mjs';

const [steps, pace, penalty] = [600, 0.05, 0.003];

/** Adam on the mean loss; receipts none of whose amounts is the truth teach nothing. Gives weights by name. */
export function fit(receipts, names) {
  const cases = receipts
    .map(({choices, truth, weight}) => ({
      rows: choices.map(({features}) => names.map((name) => features[name])),
      right: choices.findIndex(({value}) => judge('total', truth, value).exact),
      weight,
    }))
    .filter(({right}) => right >= 0);
  const whole = cases.reduce((sum, {weight}) => sum + weight, 0);
  const weights = names.map(() => 0);
  const [mean, spread] = [names.map(() => 0), names.map(() => 0)];
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight) => penalty * weight);
    for (const {rows, right, weight} of cases)
      shares(rows, weights).forEach((share, index) => {
        const miss = ((share - (index === right ? 1 : 0)) * weight) / whole;
        rows[index].forEach((value, at) => (slope[at] += miss * value));
      });
    slope.forEach((value, at) => {
      mean[at] = 0.9 * mean[at] + 0.1 * value;
      spread[at] = 0.999 * spread[at] + 0.001 * value * value;
      const size = Math.sqrt(spread[at] / (1 - 0.999 ** step)) + 1e-8;
      weights[at] -= (pace * mean[at]) / (1 - 0.9 ** step) / size;
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at]]));
}

export function pickTotal(choices, weights) {
  const names = Object.keys(weights);
  const score = ({features}) => names.reduce((sum, name) => sum + weights[name] * features[name], 0);
  return [...choices].sort((a, b) => score(b) - score(a))[0]?.value;
}

function shares(rows, weights) {
  const sums = rows.map((row) => row.reduce((sum, value, at) => sum + value * weights[at], 0));
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
