import {jobWords, shellWord} from '../../batch/model/shell-word.js';
import {mustExist} from '../../contract/must-exist.js';

/** Options left out of suggested commands. */
const dropped: ReadonlySet<string> = new Set(['--retry-failed', '--retry-unknown', '--force', '--dry-run']);

/** Options repeated in suggested commands: service, key, and how results are stored. */
const carried: ReadonlySet<string> = new Set([
  ...['--base-url', '--api-key', '--api-key-file', '--api-key-command', '--auth', '--profile'],
  ...['--data-dir', '--format'],
]);
/** The same of those that take no value. */
const carriedFlags: ReadonlySet<string> = new Set(['--trust-order', '--strict-mapping', '--overwrite']);

function carriedWords(argv: readonly string[]): string[] {
  return argv.flatMap((word, place) => {
    if (carried.has(word)) return argv.slice(place, place + 2);
    return carriedFlags.has(word) || carried.has(mustExist(word.split('=')[0], 'name of the option'))
      ? [word]
      : [];
  });
}

/** With more jobs, `--pending` is suggested instead, so that none is forgotten. */
const jobsNamed = 5;

/** The command line that follows jobs of the one given, at the same service, to the same folder. */
export function followLine(argv: readonly string[], jobIds: readonly string[], output?: string): string {
  const words = carriedWords(argv);
  if (jobIds.length > jobsNamed)
    return commandLine(['results', '--pending', ...words, '-o', output ?? 'DIR'], []);
  const into = output === undefined ? [] : ['-o', output];
  return commandLine(['watch', ...words, ...into], jobWords(jobIds));
}

/** The next command line: as given, with other flags, shell-quoted, without a key. */
export function commandLine(argv: readonly string[], flags: readonly string[]): string {
  const isKept = (word: string) => !dropped.has(word);
  return [givenLine(argv, isKept), ...flags].join(' ');
}

/** The command line as given, shell-quoted, without a key. */
export function givenLine(argv: readonly string[], isKept: (word: string) => boolean = () => true): string {
  const words = argv.flatMap((word, place) => {
    if (!isKept(word)) return [];
    if (word.startsWith('--api-key=')) return ['--api-key=…'];
    return argv[place - 1] === '--api-key' ? ['…'] : [shellWord(word)];
  });
  return ['docextract', ...words].join(' ');
}
