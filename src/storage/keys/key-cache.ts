/** More than are asked for again and again by any number of callers; what is beyond is looked up each time. */
const most = 10_000;

/**
 * What `find` has found, for as long as nobody commits anything. `asOf` is the moment of a reader: what is given is what
 * was committed then, or later. Only what has to be looked up is promised.
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
