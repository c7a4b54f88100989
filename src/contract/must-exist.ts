/** A value that must exist, such as a known key of a map. Throws an Error that names what is missing: a bug. */
export function mustExist<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing ${what}`);
  return value;
}
