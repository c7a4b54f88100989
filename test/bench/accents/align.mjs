// Which letter of a printed line each character is that was read.
import {plainOf} from './words.mjs';

/**
 * The stretch of the line that fits best: {cost, pairs: index in `seen` to index in `line`, from, to, dropped: letters
 * of the line that nothing was read for, as index in `seen` of what follows to text}. Neither has spaces.
 */
export function align(seen, line) {
  const costs = Array.from({length: seen.length + 1}, (_, at) => new Float32Array(line.length + 1).fill(at));
  for (let i = 1; i <= seen.length; i++)
    for (let j = 1; j <= line.length; j++)
      costs[i][j] = Math.min(
        costs[i - 1][j - 1] + difference(seen[i - 1], line[j - 1]),
        costs[i - 1][j] + 1,
        costs[i][j - 1] + 1,
      );
  const last = costs[seen.length];
  let j = last.indexOf(Math.min(...last));
  const found = {cost: last[j], pairs: new Map(), from: 0, to: j, dropped: new Map()};
  let i = seen.length;
  while (i > 0 && j > 0) {
    const cost = costs[i][j];
    if (isNear(cost, costs[i - 1][j - 1] + difference(seen[i - 1], line[j - 1]))) found.pairs.set(--i, --j);
    else if (isNear(cost, costs[i - 1][j] + 1)) i--;
    else found.dropped.set(i, line[--j] + (found.dropped.get(i) ?? ''));
  }
  return {...found, from: j};
}

function difference(seen, printed) {
  if (seen === printed || plainOf(seen) === plainOf(printed)) return 0;
  if (plainOf(seen).toLowerCase() === plainOf(printed).toLowerCase()) return 0.3;
  return /[lI1i|tfł]/.test(seen) && /[lI1i|tfł]/.test(plainOf(printed)) ? 0.5 : 1;
}

function isNear(one, other) {
  return Math.abs(one - other) < 1e-4;
}
