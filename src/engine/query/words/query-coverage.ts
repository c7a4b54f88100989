import type {PageAnalysis} from '../../layout/analysis.js';
import {contentWords} from './content-words.js';
import type {FieldQuery} from '../field-query.js';
import {wordsOfName} from '../meaning/field-concept.js';
import {wordsOf} from '../../values/fold.js';
import {likenessOfWords} from './word-match.js';

/** Words as alike as this are the same word in another form. */
const sameWord = 0.8;

/** The words of a request, their weights and the sum of these, and what words of pages say of them. */
interface AskedWords {
  words: string[];
  weights: number[];
  weight: number;
  hits: Map<string, Hit[]>;
}

interface Hit {
  index: number;
  /** 0 to 1. */
  likeness: number;
}

/** How alike a word of a request and one of a page are, 0 to 1. */
export type CompareWords = (asked: string, printed: string) => number;

/** The words of requests, weighted by how rare they are on the pages with candidates, and compared with words there. */
export class QueryCoverage {
  private readonly weights = new Map<string, number>();
  private readonly wordsByQuery = new Map<FieldQuery, AskedWords>();
  private readonly counts = new Map<string, number>();
  /** The telling words of printed texts. */
  private readonly printed = new Map<string, string[]>();
  /** In how many segments each word is. */
  private readonly segments = new Map<string, number>();

  /** `compare`: by their letters, unless told otherwise. */
  constructor(
    pages: Iterable<PageAnalysis>,
    private readonly compare: CompareWords = likenessOfWords,
  ) {
    for (const {segments} of pages)
      for (const {text} of segments)
        for (const word of new Set(wordsOf(text)))
          this.segments.set(word, (this.segments.get(word) ?? 0) + 1);
  }

  /** 0 to 1: the share of the request that `words` say. A word `fading` words away counts half. */
  said(query: FieldQuery, words: readonly string[], fading = Infinity): number {
    const asked = this.wordsOf(query);
    const best = asked.words.map(() => 0);
    words.forEach((word, at) => {
      for (const {index, likeness} of this.hitsOf(asked, word))
        best[index] = Math.max(best[index]!, likeness / (1 + at / fading));
    });
    const found = best.reduce((sum, likeness, index) => sum + likeness * asked.weights[index]!, 0);
    return asked.weight === 0 ? 0 : found / asked.weight;
  }

  /** 0 to 1: how much of a request and of a printed text the words of the other say. */
  likeness(query: FieldQuery, text: string): number {
    const asked = this.wordsOf(query);
    const printed = this.printedWords(text);
    const best = asked.words.map(() => 0);
    let [said, all] = [0, asked.weight];
    for (const word of printed) {
      const hits = this.hitsOf(asked, word);
      const weight = rarity(this.segments.get(word) ?? 1);
      all += weight;
      said += weight * Math.max(0, ...hits.map(({likeness}) => likeness));
      for (const {index, likeness} of hits) best[index] = Math.max(best[index]!, likeness);
    }
    best.forEach((likeness, index) => (said += likeness * asked.weights[index]!));
    return all === 0 ? 0 : said / all;
  }

  private printedWords(text: string): string[] {
    const known = this.printed.get(text);
    if (known !== undefined) return known;
    const words = text === '' ? [] : contentWords(text);
    this.printed.set(text, words);
    return words;
  }

  /** The share of the words of a request that these pages have anywhere. */
  saidAnywhere(query: FieldQuery): number {
    const {words} = this.wordsOf(query);
    return words.filter((word) => this.countOf(word) > 0).length / Math.max(1, words.length);
  }

  private wordsOf(query: FieldQuery): AskedWords {
    const known = this.wordsByQuery.get(query);
    if (known !== undefined) return known;
    const words = contentWords(textOf(query));
    const weights = words.map((word) => this.weightOf(word));
    const asked = {words, weights, weight: weights.reduce((sum, weight) => sum + weight, 0), hits: new Map()};
    this.wordsByQuery.set(query, asked);
    return asked;
  }

  private weightOf(word: string): number {
    let weight = this.weights.get(word);
    if (weight === undefined) this.weights.set(word, (weight = rarity(Math.max(1, this.countOf(word)))));
    return weight;
  }

  private countOf(word: string): number {
    let count = this.counts.get(word);
    if (count !== undefined) return count;
    count = 0;
    for (const [other, times] of this.segments) if (this.compare(word, other) >= sameWord) count += times;
    this.counts.set(word, count);
    return count;
  }

  /** Which words of the request a word of a page says, found once for each word. */
  private hitsOf({words, hits}: AskedWords, other: string): Hit[] {
    const known = hits.get(other);
    if (known !== undefined) return known;
    const found = words.flatMap((word, index) => {
      const likeness = this.compare(word, other);
      return likeness > 0 ? [{index, likeness}] : [];
    });
    hits.set(other, found);
    return found;
  }
}

/** What a request says: its prompt, or its name where it has none. */
function textOf({field: {name, prompt = ''}}: FieldQuery): string {
  return prompt.trim() === '' ? wordsOfName(name) : prompt;
}

/** What a word tells that so many segments have: 1 for one. */
function rarity(segments: number): number {
  return 1 / (1 + Math.log(segments));
}
