import type {Sense} from '../../knowledge/concepts/senses.js';
import {wordsOf} from '../../values/fold.js';
import {canonicalMeaning} from './word-senses.js';

/**
 * The parts of a prompt that may say what is wanted, to be tried in turn: its first sentence, all of it, and the text
 * before the first comma, colon, bracket or dash. The rest of a long prompt often only says how to write the value and
 * what to ignore.
 */
export function clausesOf(prompt: string): string[] {
  const text = prompt.trim();
  const head = text.split(/[,(:;–—]/)[0]!;
  return [...new Set([firstSentence(text), text, firstSentence(head)])].filter((clause) => clause !== '');
}

function firstSentence(text: string): string {
  for (const {index} of text.matchAll(/[.!?](?=\s+\p{Lu})|\n/gu))
    if (!isAbbreviation(text.slice(0, index))) return text.slice(0, index);
  return text;
}

/** Whether the text before a full stop ends in an abbreviation: "inkl. MwSt.", "Invoice No. Of". */
function isAbbreviation(before: string): boolean {
  const last = wordsOf(before).at(-1) ?? '';
  return last.length < 3 || abbreviated.has(canonicalMeaning(last) ?? '');
}

const abbreviated = new Set<string>(['incl', 'excl', 'tax', 'number', 'vat', 'reference'] satisfies Sense[]);
