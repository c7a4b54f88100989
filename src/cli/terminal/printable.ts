/** Control characters, line and paragraph separators, and the marks that turn the writing direction. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text that came from outside (file names, replies) made safe for a terminal: it can neither move the cursor nor start a line. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => escapes[character] ?? codeOf(character));
}

/** Line ends, tabs, and the colours of our own: red, green, yellow, cyan, bold, dim, and their ends. */
const harmless = /\r?\n|\t|\u001b\[(?:1|2|22|31|32|33|36|39)m/g;

/**
 * Whole output made safe for a terminal: lines and our colours stay, whatever else could move the cursor, hide text or
 * speak to the terminal is written out.
 */
export function terminalSafe(text: string): string {
  let safe = '';
  let from = 0;
  for (const {0: kept, index} of text.matchAll(harmless)) {
    safe += printable(text.slice(from, index)) + kept;
    from = index + kept.length;
  }
  return safe + printable(text.slice(from));
}

const escapes: Record<string, string> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
