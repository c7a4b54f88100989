// mentions: finds values in running text, kind by kind: names, addresses, dates, durations, amounts, cardinals.

import {legalForms} from '../../../knowledge/languages/gathered/parties/legal-forms.js';
import {nameLeads, wordsOfAll} from '../../../knowledge/languages/gathered/sentence-languages.js';
import {wordsOf} from '../../../values/fold.js';
import {foundValue} from '../../../values/found.js';
import {endsInFormFullStop} from '../../../values/name.js';
import type {Mention} from '../value-mention.js';
import type {RunningText} from '../running-text.js';

const inside = wordsOfAll(({insideNames}) => insideNames);
const token = String.raw`(?:\p{Ll}{0,3}\p{Lu}[\p{L}\p{N}&'’.\/-]*|\d+(?= \p{Lu})|\p{Ll}+\p{Lu}[\p{L}]*|&)`;
const sequence = new RegExp(
  String.raw`(?<![\p{L}\p{N}.'’-])${token}(?: (?:(?:${inside}) (?:(?:${inside}) )?)?(?:${token}|\(\p{Lu}[\p{L}. ]*\)(?= \p{Lu}))){0,11}`,
  'gu',
);
const leads = new RegExp(`^(?:(?:${nameLeads})[.·]?\\s+)+`, 'u');
const commonWords = new Set(wordsOfAll(({notNames}) => notNames).split('|'));
const documentWords = new Set(wordsOfAll((language) => language.documentWords).split('|'));
const forms = new Set(legalForms);
const longestForm = Math.max(...legalForms.map((form) => form.split(' ').length));

/** Sequences of capitalised words that may name a person or a company, including a legal form after a comma. */
export function nameMentions(running: Pick<RunningText, 'text' | 'matchable'>): Mention[] {
  const {text, matchable} = running;
  return [...text.matchAll(sequence)]
    .flatMap(({index, 0: raw}) => sentencesOf(matchable, index, index + raw.length))
    .map(([start, end]) => trimmed(running, start, end))
    .map(([start, end]) => [start, endWithForm(text, end)] as const)
    .filter(([start, end]) => isName(text.slice(start, end)))
    .map(([start, end]) => mention(text, start, end));
}

function mention(text: string, start: number, end: number): Mention {
  const raw = text.slice(start, end);
  const signals = {legalForm: Number(hasForm(raw)), words: Math.min(1, wordsOf(raw).length / 6)};
  return {...foundValue({index: start, 0: raw}, raw.replace(/\s+/g, ' '), hasForm(raw) ? 1 : 0.7), signals};
}

/** Splits a sequence at the ends of sentences in it. */
function sentencesOf(matchable: string, start: number, end: number): [number, number][] {
  const stop = matchable.slice(start, end).search(/\.(?=\s)/);
  if (stop < 0) return [[start, end]];
  const rest = start + stop + 1 + /^\s*/.exec(matchable.slice(start + stop + 1))![0].length;
  return [[start, start + stop], ...(rest < end ? sentencesOf(matchable, rest, end) : [])];
}

/** The range without courtesies and prepositions before the name, or full stop, commas and hyphens after it. */
function trimmed(
  {text, matchable}: Pick<RunningText, 'text' | 'matchable'>,
  from: number,
  to: number,
): [number, number] {
  const lead = leads.exec(matchable.slice(from, to))?.[0].length ?? 0;
  const raw = text.slice(from + lead, to);
  const isStop = raw.endsWith('.') && matchable[to - 1] === '.' && !endsInFormFullStop(raw);
  const kept = isStop ? raw.slice(0, -1) : raw;
  return [from + lead, from + lead + kept.replace(/[\s,/'’-]+$/u, '').length];
}

/** Extends a name by its legal form after a comma or in lower case: "Acme, Inc.", "Acme plc". */
function endWithForm(text: string, end: number): number {
  const form = /^ (\p{L}[\p{L}.]{2,5})(?!\p{L})/u.exec(text.slice(end, end + 10))?.[1];
  if (form !== undefined && forms.has(wordsOf(form).join(' '))) return end + 1 + form.length;
  const rest = /^,\s+((?:\p{Lu}[\p{L}.&]*\s?){1,4})/u.exec(text.slice(end, end + 40));
  if (rest === null) return end;
  const words = rest[1]!.trim().split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const form = words.slice(0, count).join(' ');
    if (forms.has(wordsOf(form).join(' '))) return end + text.slice(end).indexOf(form) + form.length;
  }
  return end;
}

function hasForm(raw: string): boolean {
  const words = wordsOf(raw);
  return Array.from({length: longestForm}, (_, at) => at + 1).some(
    (count) => words.length > count && forms.has(words.slice(-count).join(' ')),
  );
}

/** Not with a word for a document, nor only words that every contract capitalises ("Agreement", "Company"). */
function isName(raw: string): boolean {
  const words = wordsOf(raw);
  return (
    /\p{L}{2}/u.test(raw) &&
    words.some((word) => /^\p{L}{2}/u.test(word) && !commonWords.has(word)) &&
    !words.some((word) => documentWords.has(word))
  );
}
