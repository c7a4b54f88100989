/**
 * How documents of a job are sent again. With the command, because `results` and `watch` tell the failures of jobs too,
 * and have none of its options.
 */
export function submitAgain(options: '--force' | '--retry-failed' | '--per-file --retry-failed'): string {
  return `\`docextract submit\` with ${options}`;
}
