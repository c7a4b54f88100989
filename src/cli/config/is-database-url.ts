/**
 * Whether it is the address of a PostgreSQL database. A password with a slash ends the name of the host, unless it is
 * written as %2F: the rest of it would be told as a part of the place.
 */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const {pathname, search, hash} = new URL(text);
  return !`${pathname}${search}${hash}`.includes('@');
}
