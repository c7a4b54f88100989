/** A word as a shell reads it back, whatever is in it: control characters are written out, so that none reaches a terminal. */
export function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!control.test(word)) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${word.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll(new RegExp(control, 'g'), escaped)}'`;
}

/** The command that does something with jobs. An id that looks like an option is kept from being one. */
export function jobCommand(command: string, jobIds: readonly string[]): string {
  return ['docextract', command, ...jobWords(jobIds)].join(' ');
}

/** Job ids as the last words of a command line. */
export function jobWords(jobIds: readonly string[]): string[] {
  const guard = jobIds.some((id) => id.startsWith('-')) ? ['--'] : [];
  return [...guard, ...jobIds.map(shellWord)];
}

/** Characters that move the cursor, start a line or turn the writing direction. */
const control = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Its bytes as `\xNN`, which bash, zsh and ksh read back whatever the locale is. */
function escaped(character: string): string {
  return [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
