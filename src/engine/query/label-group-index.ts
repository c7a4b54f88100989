import type {LabelLanguage} from '../knowledge/concepts/label-language.js';
import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {isWorded, wordingRules, type WordingRules} from './label-wording.js';
import {printedLabels, type PrintedLabel} from './labels-of-group.js';
import {clauseRules, type ClauseRules} from './request-clauses.js';
import {readWording, type GroupWording, type WrittenGroups} from './written-label-index.js';
import {writtenLanguages} from './label-index-texts.js';

/** The groups of labels of one language, found by the telling words of a request. */
export interface GroupIndex {
  rules: WordingRules;
  clauses: ClauseRules;
  wordings: WordingIndex;
  /** What papers print, by the name of the group: behind `=`. */
  groups: Readonly<Record<string, string>>;
  /** Words that lead to the same entry, by the name of their family. */
  families: NonNullable<LabelLanguage['families']>;
}

/** Wordings by each word of their smallest choice, read when they are first asked for. */
class WordingIndex {
  private readonly read = new Map<string, GroupWording[]>();

  constructor(private readonly written: WrittenGroups['wordings']) {}

  with(word: string): readonly GroupWording[] {
    const known = this.read.get(word);
    if (known !== undefined) return known;
    if (!Object.hasOwn(this.written, word)) return [];
    const wordings = this.written[word]!.split('\n').map(readWording);
    this.read.set(word, wordings);
    return wordings;
  }
}

function groupIndex(language: LabelLanguage, at: number): GroupIndex {
  return {
    rules: wordingRules(language),
    clauses: clauseRules(language),
    wordings: new WordingIndex(writtenLanguages[at]!.groups.wordings),
    groups: language.groups,
    families: language.families ?? {},
  };
}

/** Of every language. */
export const groupIndexes: readonly GroupIndex[] = labelLanguages.map(groupIndex);

/** The groups with a wording of just these words. */
export function groupsOf(words: readonly string[], {wordings}: GroupIndex): string[] {
  const found = words.flatMap((word) => wordings.with(word).filter((wording) => isWorded(words, wording)));
  return [...new Set(found.map(({group}) => group))];
}

/** What papers print for a group, most specific first. */
export function labelsOf(group: string, {groups}: GroupIndex): PrintedLabel[] {
  const text = groups[group] ?? '';
  return printedLabels(text.slice(text.indexOf('=') + 1));
}
