import {shellWord} from '../../batch/shell-word.js';

/** Options whose value is a secret, or that ask for another kind of sending again. */
const dropped: ReadonlySet<string> = new Set(['--retry-failed', '--retry-unknown', '--force', '--dry-run']);

/** The command line to run next: as given, with other flags, quoted for a shell, and without a key. */
export function commandLine(argv: readonly string[], flags: readonly string[]): string {
  const words = argv.flatMap((word, place) => {
    if (dropped.has(word)) return [];
    if (word.startsWith('--api-key=')) return ['--api-key=…'];
    return argv[place - 1] === '--api-key' ? ['…'] : [shellWord(word)];
  });
  return ['docextract', ...words, ...flags].join(' ');
}
