/** Minimum length of a part without digits. */
const shortestPart = 3;
/** A first clause with more words is running text, which is not cut: "The trial ran in twelve stores; a second …". */
const longestClause = 8;
/** A text with more words is running text: its head and its tail are no values of their own. */
const longestList = 12;

/**
 * Where a part of a text was cut: `addition` at its end ("Acme Inc (33287)", "12 months, whichever comes first"), or at its
 * first or last separator, where the `head` or the `tail` is left ("red tabby, NFO d 09 23").
 */
export type Cut = 'addition' | 'head' | 'tail';

export interface TextPart {
  text: string;
  cut: Cut;
}

/**
 * Shorter readings of a text, each without an addition at its end: "Acme Inc (33287)", "14D (aisle)", "12 months,
 * whichever comes first", "No. 8 in the basement. Keys are kept …", "19.5 kg Temp: 101.2 F"; then what stands before the first
 * comma, bracket, dot or bar, and after the last.
 */
export function textParts(text: string): TextPart[] {
  const bare = text.replace(inBrackets, '');
  const clause = text.slice(0, clauseEnd(text)).replace(/[\s,;]+$/, '');
  const short = clause.split(' ').length > longestClause ? [bare] : [bare, clause];
  const additions = [...short, text.slice(0, nextLabel(text)).replace(/[\s,;|]+$/, '')];
  const ends = text.split(' ').length > longestList ? [] : headAndTail(text);
  const parts = [...additions.map((part): TextPart => ({text: part, cut: 'addition'})), ...ends];
  return parts.filter(
    (part, at) =>
      part.text !== '' &&
      part.text !== text &&
      (part.text.length >= shortestPart || /\d/.test(part.text)) &&
      parts.findIndex((other) => other.text === part.text) === at,
  );
}

/** Brackets at the end explain the text before them. */
const inBrackets = /\s*\([^()]*\)[.,;]?$/;

/** A comma or semicolon, a bracket, or a mark between blanks. */
const separator = /[,;] | [·•|/–—-] | \(/;

function headAndTail(text: string): TextPart[] {
  const parts = text.split(separator);
  const [head, tail] = [parts[0]!.trim(), parts.at(-1)!.trim()];
  return [
    {text: head, cut: 'head'},
    {text: tail.replace(tail.includes('(') ? /$/ : /\)[.,;]?$/, ''), cut: 'tail'},
  ];
}

/** Where the first clause ends: at a comma or semicolon before a lower-case letter, or with the first sentence. */
function clauseEnd(text: string): number {
  const comma = text.search(/[,;] (?=\p{Ll})/u);
  const stop = text.search(/(?<=\p{Ll}{3}|\d)\. (?=\p{Lu})/u);
  const ends = [comma, stop].filter((at) => at > 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

/** Where the next label in the text begins: at the last capitalised word before a colon. */
function nextLabel(text: string): number {
  const at = text.search(/(?<=\S )\p{Lu}[\p{L}.]*(?: \p{Ll}+)?[:：](?= |$)/u);
  return at > 0 ? at : text.length;
}
