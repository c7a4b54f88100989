/** Characters that the name of a sheet may have (Excel specifications and limits). */
const longest = 31;

/** A name that spreadsheets keep for themselves. */
const reserved = 'history';

/** Names as sheets may have them, in order: without `[]:*?/\` and outer apostrophes, not empty, each once whatever its case. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>([reserved]);
  return wanted.map((name) => {
    const plain = trimmed(name.replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')) || 'sheet';
    for (let copy = 1; ; copy++) {
      const suffix = copy === 1 ? '' : ` (${copy})`;
      const one = trimmed(plain.slice(0, longest - suffix.length).replace(/[\ud800-\udbff]$/, '')) + suffix;
      if (taken.has(one.toLowerCase())) continue;
      taken.add(one.toLowerCase());
      return one;
    }
  });
}

function trimmed(name: string): string {
  return name.replaceAll(/^[\s']+|[\s']+$/g, '');
}
