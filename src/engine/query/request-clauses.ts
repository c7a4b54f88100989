import type {LabelLanguage} from '../knowledge/concepts/label-language.js';

/** Words of a request that may name what it asks for. */
export interface RequestClause {
  text: string;
  /** 0 to 1: how likely they name the whole of what is asked for. */
  nearness: number;
}

const nearnessOf = {prompt: 1, name: 0.95, alternative: 0.85, inBrackets: 0.8, withoutPaper: 0.7};

/** Patterns of a language: between alternatives, before exclusions, and for the document at the end of a request. */
export interface ClauseRules {
  or: RegExp;
  /** A word for "or". */
  joint: string;
  not: RegExp;
  papers: RegExp;
}

export function clauseRules({or, not, papers}: LabelLanguage): ClauseRules {
  return {
    or: new RegExp(`\\s+(?:${or})\\s+|\\s*/\\s*|;\\s*`, 'iu'),
    joint: or.split('|')[0]!,
    not: new RegExp(`^(?:${not})\\b`, 'iu'),
    papers: new RegExp(`\\s(?:${papers})$`, 'iu'),
  };
}

/**
 * The clauses of a prompt: its first sentence, the alternatives in it, the texts in brackets, and the sentence without
 * the document at its end ("of this agreement"). Exclusions are dropped.
 */
export function promptClauses(prompt: string, rules: ClauseRules): RequestClause[] {
  const [main, ...brackets] = partsOf(prompt);
  const listed = brackets.flatMap((text) => [
    text,
    ...alternatives(text.replace(/,/g, ` ${rules.joint} `), rules),
  ]);
  const withoutPaper = main!.replace(rules.papers, '');
  return [
    {text: main!, nearness: nearnessOf.prompt},
    ...alternatives(main!, rules).map((text) => ({text, nearness: nearnessOf.alternative})),
    ...listed.map((text) => ({text, nearness: nearnessOf.inBrackets})),
    ...(withoutPaper === main ? [] : [{text: withoutPaper, nearness: nearnessOf.withoutPaper}]),
  ].filter(({text}) => text !== '' && !rules.not.test(text));
}

/** The words of a field name, in whatever case style: `invoice_number`, `invoiceNumber`. */
export function nameClause(name: string): RequestClause {
  const text = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' ');
  return {text: text.trim(), nearness: nearnessOf.name};
}

/** The first sentence without what is in brackets, then what is in brackets. */
function partsOf(prompt: string): string[] {
  const brackets = [...prompt.matchAll(/\(([^()]+)\)/g)].map(([, inside]) => inside!.trim());
  const outside = prompt.replace(/\s*\([^()]*\)/g, '').trim();
  const sentence = outside.split(/(?<=\p{Ll}{5})\.\s+(?=\p{Lu})|[?!]|, (?=\p{L}+ \p{L}+ \p{L}+)/u)[0]!;
  return [sentence.replace(/[.:,]+$/, '').trim(), ...brackets];
}

/** "order or invoice number": "order number" and "invoice number". */
function alternatives(text: string, {or}: ClauseRules): string[] {
  const parts = text.split(or).map((part) => part.trim());
  if (parts.length < 2) return [];
  const [firstWord] = parts[0]!.split(' ');
  const lastWord = parts.at(-1)!.split(' ').at(-1)!;
  return [...new Set(parts.flatMap((part) => [part, `${part} ${lastWord}`, `${firstWord} ${part}`]))];
}
