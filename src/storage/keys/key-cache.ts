/** Cache size; keys beyond it are looked up each time. */
const most = 10_000;

/**
 * Caches results of `find` until the next commit. `asOf` is a commit counter: the result is as of it or later.
 * Returns a promise only for uncached keys.
 */
export function cachedLookup<Value>(
  find: (key: string) => Promise<Value | undefined>,
): (key: string, asOf: number) => Value | undefined | Promise<Value | undefined> {
  const known = new Map<string, Value>();
  let since = 0;
  const lookUp = async (key: string): Promise<Value | undefined> => {
    const begun = since;
    const found = await find(key);
    if (found !== undefined && since === begun && known.size < most) known.set(key, found);
    return found;
  };
  return (key, asOf) => {
    if (asOf > since) known.clear();
    since = Math.max(since, asOf);
    return known.get(key) ?? lookUp(key);
  };
}
