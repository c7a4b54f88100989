/** So many bytes of results are held, and so many files written, before the next ones are read. */
const portionBytes = 1024 * 1024;
const portionResults = 200;

/** Items in their order, as many at a time as can be held. `sizeOf` gives bytes. */
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
