// 95 % intervals by drawing documents anew, with the same seed each time.

const draws = 500;

/** For each figure of `figuresOf(rows)` its 2.5 % and 97.5 % quantile over documents drawn with replacement. */
export function resampled(rows, figuresOf) {
  const byFile = new Map();
  for (const row of rows) byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  const files = [...byFile.keys()];
  const random = generator(1);
  const seen = {};
  for (let draw = 0; draw < draws; draw++) {
    const drawn = files.flatMap(() => byFile.get(files[Math.floor(random() * files.length)]));
    for (const [name, value] of Object.entries(figuresOf(drawn))) (seen[name] ??= []).push(value);
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, values]) => {
      const sorted = values.sort((a, b) => a - b);
      return [name, [sorted[Math.floor(0.025 * draws)], sorted[Math.floor(0.975 * draws)]]];
    }),
  );
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
