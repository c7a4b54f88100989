/** Control characters, line and paragraph separators, and the marks that turn the writing direction. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Text that came from outside (file names, replies) made safe for a terminal: it can neither move the cursor nor start a line. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => escapes[character] ?? codeOf(character));
}

const escapes: Record<string, string> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
