import {wordsOf} from '../values/fold.js';
import {tellingWords} from './label-wording.js';
import {languagesOf, type PhraseIndex} from './words/phrase-languages.js';
import {nameClause, promptClauses} from './request-clauses.js';

/** Groups less like a text than this are none of its. */
const leastLikeness = 0.25;

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
    this.indexes = languagesOf(wordsOf(sample)).map(({index}) => index);
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
