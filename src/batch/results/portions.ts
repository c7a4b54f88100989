/** Results are read and written in portions of this size. */
const portionBytes = 1024 * 1024;
const portionResults = 200;

/** Splits items into portions that fit in memory, in order. `sizeOf` gives bytes. */
export function* portionsOf<Item>(items: Item[], sizeOf: (item: Item) => number): Generator<Item[]> {
  let portion: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    portion.push(item);
    bytes += sizeOf(item);
    if (bytes < portionBytes && portion.length < portionResults) continue;
    yield portion;
    [portion, bytes] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}
