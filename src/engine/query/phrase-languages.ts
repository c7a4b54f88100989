import {wordsOf} from '../values/fold.js';
import {groupIndexes, labelsOf, type GroupIndex} from './label-group-index.js';
import {tellingWords} from './label-wording.js';

/** A label that is printed for other things too names its group by so much. */
const weakness = 0.7;

/** How a group is called in one language: of each of `required` one word; `optional` may be there. */
export interface GroupPhrase {
  group: string;
  required: string[][];
  optional: string[];
  /** 0 to 1. */
  worth: number;
}

/** All phrases of a language, found by their words. */
export interface PhraseIndex {
  rules: GroupIndex['rules'];
  clauses: GroupIndex['clauses'];
  byWord: Map<string, GroupPhrase[]>;
  /** How much a word tells: the fewer groups have it, the more. */
  weights: Map<string, number>;
  /** What a word tells that no phrase has. */
  unknown: number;
}

/** The phrases of one language; their index is made when it is first read: most documents need two languages of all. */
export class PhraseLanguage {
  private made: PhraseIndex | undefined;
  private readonly vocabulary: ReadonlySet<string>;

  constructor(private readonly groups: GroupIndex) {
    const wordings = [...groups.wordings.values()].flat();
    this.vocabulary = new Set([
      ...wordings.flatMap(({wording}) => wording.known),
      ...wordsOf([...groups.printed.values()].join(' ')),
      ...groups.rules.fillers,
    ]);
  }

  get index(): PhraseIndex {
    this.made ??= phraseIndex(this.groups);
    return this.made;
  }

  /** How many of the words, folded, the language has. */
  wordsKnown(words: readonly string[]): number {
    return words.filter((word) => this.vocabulary.has(word)).length;
  }
}

export const phraseLanguages: readonly PhraseLanguage[] = groupIndexes.map(
  (index) => new PhraseLanguage(index),
);

function phraseIndex(index: GroupIndex): PhraseIndex {
  const {rules, clauses} = index;
  const phrases = [...wordingsOf(index), ...printedOf(index)].filter(({required}) => required.length > 0);
  const byWord = new Map<string, GroupPhrase[]>();
  for (const phrase of phrases)
    for (const word of new Set([...phrase.required.flat(), ...phrase.optional])) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [phrase]);
      else known.push(phrase);
    }
  const groups = new Set(phrases.map(({group}) => group)).size;
  const weights = new Map(
    [...byWord].map(([word, own]) => [word, Math.log(groups / new Set(own.map(({group}) => group)).size)]),
  );
  return {rules, clauses, byWord, weights, unknown: Math.log(groups)};
}

function wordingsOf({wordings}: GroupIndex): GroupPhrase[] {
  const all = new Map([...wordings.values()].flat().map((one) => [one.wording, one.group]));
  return [...all].map(([{required, known}, group]) => ({
    group,
    required,
    optional: known.filter((word) => !required.some((choice) => choice.includes(word))),
    worth: 1,
  }));
}

function printedOf(index: GroupIndex): GroupPhrase[] {
  return [...index.printed.keys()].flatMap((group) =>
    labelsOf(group, index).map(({text, isWeak}) => ({
      group,
      required: tellingWords(text, index.rules).map((word) => [word]),
      optional: [],
      worth: isWeak ? weakness : 1,
    })),
  );
}
