import type {LabelLanguage} from '../knowledge/concepts/label-language.js';
import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {fold} from '../values/fold.js';
import {
  isWorded,
  joinWords,
  parseWording,
  wordingRules,
  type Wording,
  type WordingRules,
} from './label-wording.js';
import {clauseRules, type ClauseRules} from './request-clauses.js';

/** The groups of labels of one language, found by the telling words of a request. */
export interface GroupIndex {
  rules: WordingRules;
  clauses: ClauseRules;
  /** Wordings by each word of their smallest choice. */
  wordings: Map<string, {group: string; wording: Wording}[]>;
  /** What papers print, by the name of the group. */
  printed: Map<string, string>;
}

function groupIndex(language: LabelLanguage): GroupIndex {
  const index: GroupIndex = {
    rules: wordingRules(language),
    clauses: clauseRules(language),
    wordings: new Map(),
    printed: new Map(),
  };
  for (const [group, text] of Object.entries(language.groups)) {
    const at = text.indexOf('=');
    index.printed.set(group, text.slice(at + 1));
    for (const wording of listed(joinWords(fold(text.slice(0, at)), index.rules))) add(wording, group, index);
  }
  return index;
}

/** Of every language. */
export const groupIndexes: readonly GroupIndex[] = labelLanguages.map(groupIndex);

function add(text: string, group: string, {rules, wordings}: GroupIndex): void {
  const wording = parseWording(text, rules);
  for (const word of fewest(wording.required)) {
    const known = wordings.get(word);
    if (known === undefined) wordings.set(word, [{group, wording}]);
    else known.push({group, wording});
  }
}

function fewest(choices: readonly string[][]): string[] {
  return choices.reduce((least, choice) => (choice.length < least.length ? choice : least), choices[0] ?? []);
}

/** The groups with a wording of just these words. */
export function groupsOf(words: readonly string[], {wordings}: GroupIndex): string[] {
  const found = words.flatMap((word) =>
    (wordings.get(word) ?? []).filter(({wording}) => isWorded(words, wording)),
  );
  return [...new Set(found.map(({group}) => group))];
}

/** What papers print for a group, most specific first: "Order No.|Number" as "Order No." and "Order Number". */
export function labelsOf(group: string, {printed}: GroupIndex): {text: string; isWeak: boolean}[] {
  return listed(printed.get(group) ?? '').flatMap((label) => {
    const isWeak = label.endsWith('?');
    return choicesOf(isWeak ? label.slice(0, -1) : label).map((text) => ({text, isWeak}));
  });
}

function choicesOf(label: string): string[] {
  if (!label.includes('|')) return [label];
  const [first, ...others] = label.split(' ').map((word) => word.split('|'));
  return others.reduce(
    (made, words) => made.flatMap((start) => words.map((word) => `${start} ${word}`)),
    first!,
  );
}

function listed(text: string): string[] {
  return text.trim().split(/\s*,\s*/);
}
