// Chance, with a generator of numbers as the first argument.
export function pick(random, list) {
  return list[Math.floor(random() * list.length)];
}

export function chance(random, share) {
  return random() < share;
}

/** A whole number from `low` to `high`, both included. */
export function between(random, low, high) {
  return low + Math.floor(random() * (high - low + 1));
}

/** Different members of a list, in its order. */
export function some(random, list, count) {
  const keep = new Set();
  while (keep.size < Math.min(count, list.length)) keep.add(between(random, 0, list.length - 1));
  return list.filter((_, index) => keep.has(index));
}

export function digits(random, count) {
  return Array.from({length: count}, () => between(random, 0, 9)).join('');
}

export function letters(random, count) {
  return Array.from({length: count}, () => String.fromCharCode(between(random, 65, 90))).join('');
}

/** One of the entries of {value: weight}. */
export function weighted(random, weights) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let at = random() * total;
  for (const [value, weight] of Object.entries(weights)) {
    at -= weight;
    if (at < 0) return value;
  }
  return Object.keys(weights).at(-1);
}

/** An ISO date in the years given. */
export function day(random, from = 2019, to = 2026) {
  const start = Date.UTC(from, 0, 1);
  const end = Date.UTC(to, 9, 30);
  return new Date(start + random() * (end - start)).toISOString().slice(0, 10);
}

export function daysAfter(iso, days) {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}
