/** Maps with at most `limit` calls under way at once; the results are in the order of the items. */
export async function mapConcurrently<T, R>(
  items: T[],
  limit: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  async function worker(): Promise<void> {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index]!, index);
  }
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
  return results;
}
