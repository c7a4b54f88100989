import {wordsOf} from '../values/fold.js';
import {tellingWords} from './label-wording.js';
import {languagesOf, type PhraseIndex} from './words/phrase-languages.js';
import {nameClause, promptClauses} from './request-clauses.js';

/** Minimum likeness of a label group to a text that names it. */
const leastLikeness = 0.25;

/** The label groups that a text names, each with the likeness (0 to 1) of its most similar phrase. */
export type PhraseGroupScores = ReadonlyMap<string, number>;

/** 0 to 1: how much two texts name the same group, the highest product of their likenesses. */
export function phraseGroupSimilarity(one: PhraseGroupScores, other: PhraseGroupScores): number {
  let best = 0;
  for (const [group, likeness] of one) best = Math.max(best, likeness * (other.get(group) ?? 0));
  return best;
}

/** Finds the label groups that the texts of one request or one document name. */
export class PhraseGroupMatcher {
  private readonly known = new Map<string, PhraseGroupScores>();
  private readonly indexes: readonly PhraseIndex[];

  /** `sample`: the text from whose words the languages are recognised. */
  constructor(sample: string) {
    this.indexes = languagesOf(wordsOf(sample)).map(({index}) => index);
  }

  /** The groups that the whole of a text names. */
  likenessOf(text: string): PhraseGroupScores {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const likeness = new Map<string, number>();
    for (const index of this.indexes) addGroups({text, nearness: 1}, index, likeness);
    this.known.set(text, likeness);
    return likeness;
  }

  /** The groups that a request names by its prompt, a part of it, or the name of its field. */
  likenessOfRequest({name, prompt = ''}: {name: string; prompt?: string | undefined}): PhraseGroupScores {
    const likeness = new Map<string, number>();
    for (const index of this.indexes) {
      const prompted = prompt.trim() === '' ? [] : promptClauses(prompt, index.clauses);
      for (const clause of [...prompted, nameClause(name)]) addGroups(clause, index, likeness);
    }
    return likeness;
  }
}

/**
 * The words of highest weight. A phrase without any of them has too little of the text to reach `leastLikeness`, so
 * only phrases with one of them are compared.
 */
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
  const words = tellingWords(text, index.rules);
  const weightOf = (word: string) => index.weightOf(word);
  const own = words.reduce((sum, word) => sum + weightOf(word), 0);
  const phrases = new Set(leading(words, weightOf).flatMap((word) => index.phrasesWith(word)));
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
