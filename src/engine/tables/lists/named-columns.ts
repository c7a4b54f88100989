import {betweenThings, leadsToColumns} from '../../knowledge/languages/gathered/enumerations.js';

/** The most words of a column name in a request. */
const mostWords = 3;

/**
 * The columns that a request lists, in its words: date, description and amount of "list of transactions with date,
 * description and amount". None if it lists fewer than two.
 */
export function columnsNamedIn(prompt: string): string[] {
  const listed = enumerationIn(prompt.trim().replace(/[.?!]+$/, ''));
  const names = listed.split(betweenThings).map((name) => name.trim());
  const areNames = names.every((name) => name !== '' && name.split(/\s+/).length <= mostWords);
  return names.length > 1 && areNames ? [...new Set(names)] : [];
}

/**
 * The part of a prompt that may list columns: in brackets, behind a colon, or behind a word like "with"; else all of
 * it.
 */
function enumerationIn(prompt: string): string {
  const [, inBrackets] = /\(([^()]+)\)$/.exec(prompt) ?? [];
  if (inBrackets !== undefined) return inBrackets.replace(/^(?:[^:]{2,30}):\s*/, '');
  const [, behindColon] = /^[^:]+:\s*(.+)$/.exec(prompt) ?? [];
  if (behindColon !== undefined) return behindColon;
  const lead = leadsToColumns.exec(prompt);
  return lead === null ? prompt : prompt.slice(lead.index + lead[0].length);
}
