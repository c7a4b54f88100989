/** Edits (insert, delete, replace) between two texts; gives up with `limit + 1` once it must exceed `limit`. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const cost = Math.min(replaced, previous[j]! + 1, current[j - 1]! + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length]!;
}

/** 1 for equal texts, 0 for texts with nothing in common. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/** Most edits for a suggestion, at most a third of the letters. */
const mostSlips = 3;

/** No name is longer. A distance costs time with the square of the length, and what a request names may be a mebibyte. */
const longestName = 100;

/** The name that a mistyped one most likely means, whatever its case and hyphens; `undefined` when none is near. */
export function nearestName<Name extends string>(mistyped: string, names: readonly Name[]): Name | undefined {
  if (mistyped.length > longestName) return undefined;
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '');
  const given = plain(mistyped);
  let near: Name | undefined;
  let fewest = Math.floor(Math.min(mostSlips, mistyped.length / 3)) + 1;
  for (const name of names) {
    const slips = editDistance(given, plain(name), mostSlips);
    if (slips < fewest) [near, fewest] = [name, slips];
  }
  return near;
}
