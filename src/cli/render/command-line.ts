/** Options whose value is a secret, or that ask for another kind of sending again. */
const dropped: ReadonlySet<string> = new Set(['--retry-failed', '--retry-unknown', '--force', '--dry-run']);

/** The command line to run next: as given, with other flags, quoted for a shell, and without a key. */
export function commandLine(argv: readonly string[], flags: readonly string[]): string {
  const words = argv.flatMap((word, place) => {
    if (dropped.has(word)) return [];
    if (word.startsWith('--api-key=')) return ['--api-key=…'];
    return argv[place - 1] === '--api-key' ? ['…'] : [quoted(word)];
  });
  return ['docextract', ...words, ...flags].join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
