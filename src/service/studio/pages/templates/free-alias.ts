const mostLetters = 63;

/** An alias made of a name, as it can be typed; none where it is taken or the name has no Latin letters. */
export function freeAlias(name: string, taken: readonly string[]): string | null {
  const alias = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, mostLetters)
    .replace(/-$/, '');
  return alias === '' || taken.includes(alias) ? null : alias;
}
