import type {LabelLanguage} from '../knowledge/concepts/label-language.js';
import {fold, wordsOf} from '../values/fold.js';

/** The word lists of `LabelLanguage`, prepared for comparing requests with wordings. */
export interface WordingRules {
  fillers: Set<string>;
  particles: Set<string>;
  same: Map<string, string>;
  joined: RegExp;
  endings: string[];
  counting?: RegExp;
}

/** Minimum number of letters that must remain when an ending is removed. */
const shortestStem = 3;

export function wordingRules(language: LabelLanguage): WordingRules {
  const endings = listOf(language.endings);
  const same = language.same.split(',').flatMap((list) => {
    const [first, ...others] = listOf(list).map((word) => stem(word, endings));
    return others.map((word): [string, string] => [word, first!]);
  });
  return {
    fillers: new Set(listOf(language.fillers)),
    particles: new Set(listOf(language.particles)),
    same: new Map(same),
    joined: joinedWords(language.joined),
    endings,
    ...(language.counting !== undefined && {counting: new RegExp(`\\b(?:${language.counting})`)}),
  };
}

/** The words of a text without fillers (all, if all are fillers), each once, as stems of one word per meaning. */
export function tellingWords(text: string, rules: WordingRules): string[] {
  const words = wordsOf(withCount(spelled(text), rules)).join(' ');
  return toldBy(joinWords(words, rules).split(' '), rules);
}

function toldBy(words: readonly string[], rules: WordingRules): string[] {
  const telling = words.filter((word, at) => isTelling(word, at === words.length - 1, rules));
  const kept = telling.length > 0 ? telling : words;
  return [...new Set(kept.map((word) => canonical(word, rules)))];
}

function isTelling(word: string, isLast: boolean, {fillers, particles}: WordingRules): boolean {
  return !fillers.has(word) || (isLast && particles.has(word));
}

/** A wording of a group. A request must have one word of each choice in `required`, and only words in `known`. */
export interface Wording {
  required: string[][];
  known: string[];
}

/** Parses the notation of a wording (`a/b` for a choice, `(c)` for an optional word) into stems. */
export function parseWording(
  text: string,
  rules: WordingRules,
  canonicalOf: (word: string) => string,
): Wording {
  const tokens = text.split(' ');
  const wording: Wording = {required: [], known: []};
  tokens.forEach((token, at) => {
    const isOptional = token.startsWith('(');
    const words = (isOptional ? token.slice(1, -1) : token).split('/');
    if (tokens.length > 1 && !isTelling(words[0]!, at === tokens.length - 1, rules)) return;
    const choice = words.map(canonicalOf);
    wording.known.push(...choice);
    if (!isOptional) wording.required.push(choice);
  });
  return wording;
}

/** A cached `canonical`: thousands of wordings have the same few words. */
export function rememberCanonical(rules: WordingRules): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const form = known.get(word) ?? canonical(word, rules);
    known.set(word, form);
    return form;
  };
}

export function isWorded(words: readonly string[], {required, known}: Wording): boolean {
  return (
    words.every((word) => known.includes(word)) &&
    required.every((choice) => choice.some((word) => words.includes(word)))
  );
}

/** The folded text with abbreviations in one piece ("P.O.", "A/C"), `nr` for `#`, and no genitive 's. */
function spelled(text: string): string {
  return fold(fold(text))
    .replace(/\b(\p{L})[./]\s?(?=\p{L}\b)/gu, '$1')
    .replace(/#/g, ' nr ')
    .replace(/'s\b/g, '');
}

function joinedWords(list: string): RegExp {
  const phrases = fold(list)
    .split(',')
    .map((phrase) => phrase.trim());
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g');
}

export function joinWords(text: string, {joined}: WordingRules): string {
  return text.replace(joined, (words) => words.replace(/ /g, ''));
}

function withCount(text: string, {counting}: WordingRules): string {
  return counting === undefined ? text : text.replace(counting, 'count ');
}

function canonical(word: string, {same, endings}: WordingRules): string {
  const stemmed = stem(word, endings);
  return same.get(stemmed) ?? stemmed;
}

function stem(word: string, endings: readonly string[]): string {
  let rest = word;
  for (const ending of endings) {
    const isEnding = rest.length - ending.length >= shortestStem && rest.endsWith(ending);
    if (isEnding && !(ending === 's' && rest.endsWith('ss'))) rest = rest.slice(0, -ending.length);
  }
  return rest;
}

function listOf(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
