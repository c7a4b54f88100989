/**
 * Whether a text is the address of a PostgreSQL database. An unescaped slash in the password (not `%2F`) ends the host
 * name there, and messages would show the rest of the password as a part of the address: such an address is refused.
 */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const {pathname, search, hash} = new URL(text);
  return !`${pathname}${search}${hash}`.includes('@');
}
