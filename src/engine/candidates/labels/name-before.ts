import type {Word} from '../../page.js';
import {likenessToPerson} from '../../values/person.js';
import type {LabelMatch} from './label-match.js';

/** Maximum number of words of a name, form of address included. */
const longestName = 6;

/** The name before a label that is the person's role: "Mrs. D. Tanfield (Clerk)", "Per Dahlin, ordförande". */
export function nameBefore({segments: [first], words}: LabelMatch): Word[] {
  const all = first!.words;
  const at = all.indexOf(words[0]!);
  const opens = openingBefore(all, at);
  if (opens === undefined) return [];
  let from = opens;
  while (from > 0 && opens - from < longestName && isOfName(all[from - 1]!, from === opens)) from--;
  const name = all.slice(from, opens);
  const text = name
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;]$/, '');
  return name.length > 1 && likenessToPerson(text.replace(/^\p{Ll}+\.\s/u, '')) > 0 ? name : [];
}

/** Index of the bracket, or after the comma, before the label; up to two lower-case words may come between. */
function openingBefore(words: readonly Word[], at: number): number | undefined {
  for (let opens = at; opens >= Math.max(1, at - 2); opens--) {
    if (words[opens]!.text.startsWith('(') || words[opens - 1]!.text.endsWith(',')) return opens;
    if (opens < at && /^\p{Lu}/u.test(words[opens]!.text)) return undefined;
  }
  return undefined;
}

/** A capitalised word or an initial; the last may end in a comma, the others may be like "prof.". */
function isOfName({text}: Word, isLast: boolean): boolean {
  return isLast ? /^\p{Lu}[\p{L}.'’-]*,?$/u.test(text) : /^(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{2,5}\.)$/u.test(text);
}
