/** Minimum length of a part without digits. */
const shortestPart = 3;
/** A first clause with more words is running text, which is not cut: "The trial ran in twelve stores; a second …". */
const longestClause = 8;

/**
 * Shorter readings of a text, each without an addition at its end: "Acme Inc (33287)", "14D (aisle)", "12 months,
 * whichever comes first", "No. 8 in the basement. Keys are kept …", "19.5 kg Temp: 101.2 F".
 */
export function textParts(text: string): string[] {
  const bare = text.replace(inBrackets, '');
  const clause = text.slice(0, clauseEnd(text)).replace(/[\s,;]+$/, '');
  const short = clause.split(' ').length > longestClause ? [bare] : [bare, clause];
  const parts = [...short, text.slice(0, nextLabel(text)).replace(/[\s,;|]+$/, '')];
  return [...new Set(parts)].filter((part) => part.length >= shortestPart || /\d/.test(part));
}

/** Brackets at the end explain the text before them. */
const inBrackets = /\s*\([^()]*\)[.,;]?$/;

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
