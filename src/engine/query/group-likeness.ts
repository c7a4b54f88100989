import {labelLanguages} from '../knowledge/languages/gathered/label-languages.js';
import {wordsOf} from '../values/fold.js';
import {groupIndex, labelsOf, type GroupIndex} from './label-group-index.js';
import {tellingWords} from './label-wording.js';
import {nameClause, promptClauses} from './request-clauses.js';

/** A text is read in so many languages: its own, and one that resembles it. */
const languagesRead = 2;
/** A label that is printed for other things too names its group by so much. */
const weakness = 0.7;
/** Groups less like a text than this are none of its. */
const leastLikeness = 0.25;

/** How a group is called in one language: of each of `required` one word; `optional` may be there. */
interface GroupPhrase {
  group: string;
  required: string[][];
  optional: string[];
  /** 0 to 1. */
  worth: number;
}

/** All phrases of a language, found by their words. */
interface PhraseIndex {
  rules: GroupIndex['rules'];
  clauses: GroupIndex['clauses'];
  byWord: Map<string, GroupPhrase[]>;
  /** How much a word tells: the fewer groups have it, the more. */
  weights: Map<string, number>;
  /** What a word tells that no phrase has. */
  unknown: number;
}

const indexes: readonly PhraseIndex[] = labelLanguages.map((language) => phraseIndex(groupIndex(language)));

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

/** The groups of labels that a text names: 0 to 1 how much it is like the likest phrase of each. */
export type GroupLikeness = ReadonlyMap<string, number>;

/** How much two texts name the same group, 0 to 1. */
export function kinship(one: GroupLikeness, other: GroupLikeness): number {
  let best = 0;
  for (const [group, likeness] of one) best = Math.max(best, likeness * (other.get(group) ?? 0));
  return best;
}

/** Compares texts of one request or one document with how papers and requests call things. */
export class GroupReader {
  private readonly known = new Map<string, GroupLikeness>();
  private readonly indexes: readonly PhraseIndex[];

  /** `sample`: words by which the languages are told. */
  constructor(sample: string) {
    this.indexes = likeliest(wordsOf(sample));
  }

  /** The groups that the whole of a text names. */
  likenessOf(text: string): GroupLikeness {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const likeness = new Map<string, number>();
    for (const index of this.indexes) addGroups({text, nearness: 1}, index, likeness);
    this.known.set(text, likeness);
    return likeness;
  }

  /** The groups that a request names by its prompt, a part of it, or the name of its field. */
  likenessOfRequest({name, prompt = ''}: {name: string; prompt?: string | undefined}): GroupLikeness {
    const likeness = new Map<string, number>();
    for (const index of this.indexes) {
      const prompted = prompt.trim() === '' ? [] : promptClauses(prompt, index.clauses);
      for (const clause of [...prompted, nameClause(name)]) addGroups(clause, index, likeness);
    }
    return likeness;
  }
}

function likeliest(words: readonly string[]): readonly PhraseIndex[] {
  const counts = indexes.map(({byWord, rules}) =>
    words.reduce((sum, word) => sum + Number(byWord.has(word)) + Number(rules.fillers.has(word)), 0),
  );
  return indexes
    .map((index, at) => ({index, count: counts[at]!}))
    .sort((a, b) => b.count - a.count)
    .slice(0, languagesRead)
    .map(({index}) => index);
}

/** The most telling words: without one of them a phrase has too little of the text to be like it. */
function leading(words: readonly string[], weightOf: (word: string) => number): string[] {
  const sorted = [...words].sort((a, b) => weightOf(b) - weightOf(a));
  const all = sorted.reduce((sum, word) => sum + weightOf(word), 0);
  const least = (leastLikeness / (2 - leastLikeness)) * all;
  let left = all;
  return sorted.filter((word) => {
    const isNeeded = left >= least;
    left -= weightOf(word);
    return isNeeded;
  });
}

function addGroups(
  {text, nearness}: {text: string; nearness: number},
  index: PhraseIndex,
  likeness: Map<string, number>,
): void {
  const {byWord, weights, unknown, rules} = index;
  const words = tellingWords(text, rules);
  const weightOf = (word: string) => weights.get(word) ?? unknown;
  const own = words.reduce((sum, word) => sum + weightOf(word), 0);
  const phrases = new Set(leading(words, weightOf).flatMap((word) => byWord.get(word) ?? []));
  for (const {group, required, optional, worth} of phrases) {
    let [hit, all] = [0, 0];
    for (const choice of required) {
      const said = choice.find((word) => words.includes(word));
      const weight = said === undefined ? Math.min(...choice.map(weightOf)) : weightOf(said);
      all += weight;
      if (said !== undefined) hit += weight;
    }
    for (const word of optional)
      if (words.includes(word)) {
        hit += weightOf(word);
        all += weightOf(word);
      }
    const alike = (nearness * worth * 2 * hit) / Math.max(1e-9, own + all);
    if (alike >= leastLikeness && alike > (likeness.get(group) ?? 0)) likeness.set(group, Math.min(1, alike));
  }
}
