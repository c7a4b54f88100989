/**
 * Characters of JSON in one reply. Clients put replies into the context of a model and cut off, or refuse, what is longer
 * than about 25,000 tokens; JSON has some three characters a token.
 */
export const maxReplyChars = 60_000;

/** The first items that fit into `chars` characters of JSON. None where the first does not. */
export function firstThatFit<Item>(items: readonly Item[], chars = maxReplyChars): Item[] {
  let left = chars;
  const fitting: Item[] = [];
  for (const item of items) {
    left -= JSON.stringify(item).length + 1;
    if (left < 0) break;
    fitting.push(item);
  }
  return fitting;
}
