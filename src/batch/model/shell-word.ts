/** Quotes a word for a shell. Control characters are escaped, so that none reaches a terminal. */
export function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!control.test(word)) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${word.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll(new RegExp(control, 'g'), escaped)}'`;
}

/** A command line with job ids. Ids that look like options are kept from being read as options. */
export function jobCommand(command: string, jobIds: readonly string[]): string {
  return ['docextract', command, ...jobWords(jobIds)].join(' ');
}

/** Job ids as the last words of a command line. */
export function jobWords(jobIds: readonly string[]): string[] {
  const guard = jobIds.some((id) => id.startsWith('-')) ? ['--'] : [];
  return [...guard, ...jobIds.map(shellWord)];
}

/** Characters that move the cursor, break lines or change the writing direction. */
const control = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Bytes as `\xNN`, which bash, zsh and ksh read in any locale. */
function escaped(character: string): string {
  return [...Buffer.from(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}
