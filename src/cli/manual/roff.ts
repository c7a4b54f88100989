// manual: manual pages in roff, made from the commands.

/** Text for roff: nothing in it is a request or an escape, and hyphens stay what is typed. Words in backticks are bold. */
export function roffText(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? bold(part.slice(1, -1)) : escaped(part)))
    .join('');
}

/** Bold roff text; escapes it. */
export function bold(text: string): string {
  return `\\fB${escaped(text)}\\fR`;
}

/** Italic roff text; escapes it. */
export function italic(text: string): string {
  return `\\fI${escaped(text)}\\fR`;
}

/** A line of text: one that would begin with a control character begins with nothing, visibly to roff alone. */
export function textLine(roff: string): string {
  return /^[.']/.test(roff) ? `\\&${roff}` : roff;
}

/** A request with arguments, each quoted where it must be. */
export function request(name: string, ...words: string[]): string {
  return [`.${name}`, ...words.map(quoted)].join(' ');
}

/** Lines shown as they are, indented. */
export function displayed(lines: readonly string[]): string[] {
  return ['.RS 4', '.EX', ...lines.map((line) => textLine(escaped(line))), '.EE', '.RE'];
}

/** A term with what it means. */
export function entry(term: string, meaning: string): string[] {
  return ['.TP', textLine(term), textLine(roffText(meaning))];
}

function quoted(word: string): string {
  const text = escaped(word);
  return text === '' || text.includes(' ') ? `"${text}"` : text;
}

/** Characters that roff would take for something else, or show as another; others beyond ASCII by their number. */
const specials: Record<string, string> = {
  ...{'\\': '\\(rs', '-': '\\-', "'": '\\(aq', '`': '\\(ga', '"': '\\(dq', '^': '\\(ha', '~': '\\(ti'},
};

function escaped(text: string): string {
  return text
    .replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    .replace(/[-\\'`"^~]|[^ -~]/gu, (character) => specials[character] ?? numbered(character));
}

function numbered(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
  return `\\[u${code.padStart(4, '0')}]`;
}
