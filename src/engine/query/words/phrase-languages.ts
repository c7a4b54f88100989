import {groupIndexes, type GroupIndex} from '../label-group-index.js';
import {
  readPhrase,
  type GroupPhrase,
  type WrittenLanguage,
  type WrittenPhrases,
} from '../written-label-index.js';
import {writtenLanguages} from '../label-index-texts.js';
import {WordFamilies} from './word-families.js';

/** Number of languages a text is read in: its own, and the one that resembles it most. */
const languagesRead = 2;

/** All phrases of a language, found by their words. */
export class PhraseIndex {
  readonly rules: GroupIndex['rules'];
  readonly clauses: GroupIndex['clauses'];
  private readonly lines: readonly string[];
  private readonly read: (GroupPhrase | undefined)[] = [];
  private readonly weights = new Map<string, number>();

  constructor(
    {rules, clauses}: GroupIndex,
    private readonly written: WrittenPhrases,
  ) {
    this.rules = rules;
    this.clauses = clauses;
    this.lines = written.phrases.split('\n');
  }

  phrasesWith(word: string): readonly GroupPhrase[] {
    const [, phrases] = this.entry(word) ?? [];
    return phrases === undefined ? [] : phrases.split(' ').map((at) => this.phrase(Number(at)));
  }

  /** The weight of a word: the logarithm of the inverse share of groups that have it, largest if none has it. */
  weightOf(word: string): number {
    const known = this.weights.get(word);
    if (known !== undefined) return known;
    const [groups] = this.entry(word) ?? [];
    if (groups === undefined) return Math.log(this.written.groups);
    const weight = Math.log(this.written.groups / Number(groups));
    this.weights.set(word, weight);
    return weight;
  }

  /** Its weight as a share of the largest one. */
  rarityOf(word: string): number {
    return this.weightOf(word) / Math.log(this.written.groups);
  }

  private entry(word: string): string[] | undefined {
    return Object.hasOwn(this.written.byWord, word) ? this.written.byWord[word]!.split(';') : undefined;
  }

  private phrase(at: number): GroupPhrase {
    return (this.read[at] ??= readPhrase(this.lines[at]!));
  }
}

/** The phrases of one language. Their index is made at first use: most documents need only two languages. */
export class PhraseLanguage {
  private made: PhraseIndex | undefined;
  private families: WordFamilies | undefined;
  private readonly vocabulary: ReadonlySet<string>;

  constructor(
    private readonly groups: GroupIndex,
    private readonly written: WrittenLanguage,
  ) {
    this.vocabulary = new Set(written.groups.vocabulary.split(' '));
  }

  get index(): PhraseIndex {
    this.made ??= new PhraseIndex(this.groups, this.written.phrases());
    return this.made;
  }

  get wordFamilies(): WordFamilies {
    this.families ??= new WordFamilies(this.groups.families);
    return this.families;
  }

  /** How many of the folded words are in the vocabulary of the language. */
  wordsKnown(words: readonly string[]): number {
    return words.filter((word) => this.vocabulary.has(word)).length;
  }
}

const phraseLanguages: readonly PhraseLanguage[] = groupIndexes.map(
  (index, at) => new PhraseLanguage(index, writtenLanguages[at]!),
);

/** The languages that a text is read in: those that have most of its folded words. */
export function languagesOf(words: readonly string[]): PhraseLanguage[] {
  return phraseLanguages
    .map((language) => ({language, count: language.wordsKnown(words)}))
    .sort((a, b) => b.count - a.count)
    .slice(0, languagesRead)
    .map(({language}) => language);
}
