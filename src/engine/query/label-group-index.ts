import type {LabelLanguage} from '../knowledge/concepts/label-language.js';
import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {isWorded, wordingRules, type WordingRules} from './label-wording.js';
import {printedLabels, type PrintedLabel} from './labels-of-group.js';
import {clauseRules, type ClauseRules} from './request-clauses.js';
import {readWording, type GroupWording, type WrittenGroups} from './written-label-index.js';
import {writtenLanguages} from './label-index-texts.js';

/** The label groups of one language, to be found by the telling words of a request. */
export interface GroupIndex {
  rules: WordingRules;
  clauses: ClauseRules;
  wordings: WordingIndex;
  /** The definition of each group, `wordings = printed labels` (see `LabelLanguage`). */
  groups: Readonly<Record<string, string>>;
  /** The words of each family, by its name. */
  families: NonNullable<LabelLanguage['families']>;
}

/** Wordings by each word of their smallest required choice, parsed when first looked up. */
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

/** One index for each language, in the order of `labelLanguages`. */
export const groupIndexes: readonly GroupIndex[] = labelLanguages.map(groupIndex);

/** The groups with a wording that consists of just these words. */
export function groupsOf(words: readonly string[], {wordings}: GroupIndex): string[] {
  const found = words.flatMap((word) => wordings.with(word).filter((wording) => isWorded(words, wording)));
  return [...new Set(found.map(({group}) => group))];
}

/** The printed labels of a group in one language, most specific first. */
export function labelsOf(group: string, {groups}: GroupIndex): PrintedLabel[] {
  const text = groups[group] ?? '';
  return printedLabels(text.slice(text.indexOf('=') + 1));
}
