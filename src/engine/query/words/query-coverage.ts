// words: compares words of requests and documents: content words, inflected forms, words of one family.

import type {PageAnalysis} from '../../layout/analysis.js';
import {contentWords} from './content-words.js';
import type {FieldQuery} from '../field-query.js';
import {wordsOf} from '../../values/fold.js';
import {asPrompted, type RequestWording} from './request-wording.js';
import {WordLikeness} from './word-likeness.js';
import {likenessOfWords} from './word-match.js';

/** Minimum likeness of two forms of the same word. */
const sameWord = 0.8;

/** The content words of a request with weights and their sum, and which of them each printed word matches. */
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

/** A word of a request. */
export interface AskedWord {
  word: string;
  /** 0 to 1: more for words that few segments of the pages have. */
  weight: number;
  /** 0 to 1: how well a printed word matches it. */
  likeness: number;
}

/** How alike a word of a request and one of a page are, 0 to 1. */
export type CompareWords = (asked: string, printed: string) => number;

/** Compares requests with printed texts by words, which weigh more the rarer they are on the pages. */
export class QueryCoverage {
  private readonly weights = new Map<string, number>();
  private readonly wordsByQuery = new Map<FieldQuery, AskedWords>();
  private readonly counts = new Map<string, number>();
  /** The content words of each printed text. */
  private readonly printed = new Map<string, string[]>();
  /** In how many segments each word is. */
  private readonly segments = new Map<string, number>();

  /** `compare`: by letters if not given; `wording`: the text of a request that is compared. */
  constructor(
    pages: Iterable<PageAnalysis>,
    private readonly compare: CompareWords = likenessOfWords,
    private readonly wording: RequestWording = asPrompted,
  ) {
    for (const {segments} of pages)
      for (const {text} of segments)
        for (const word of new Set(wordsOf(text)))
          this.segments.set(word, (this.segments.get(word) ?? 0) + 1);
  }

  /** 0 to 1: the weighted share of the request's words that are in `words`. A word at index `fading` counts half. */
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

  /** The words of a request, and how well the best of some printed words matches each. */
  wordsSaid(query: FieldQuery, words: readonly string[]): AskedWord[] {
    const asked = this.wordsOf(query);
    const best = asked.words.map(() => 0);
    for (const word of words)
      for (const {index, likeness} of this.hitsOf(asked, word))
        best[index] = Math.max(best[index]!, likeness);
    return asked.words.map((word, at) => ({
      word,
      weight: asked.weights[at]!,
      likeness: best[at]!,
    }));
  }

  /** 0 to 1: how well a printed word matches the best word of a request. */
  likenessToAsked(query: FieldQuery, word: string): number {
    return Math.max(0, ...this.hitsOf(this.wordsOf(query), word).map(({likeness}) => likeness));
  }

  /** 0 to 1: the weighted share of the words of request and text, taken together, that the other one has too. */
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
    const words = contentWords(this.wording(query));
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

  /** The words of the request that a printed word matches, computed once for each printed word. */
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

/** The weight of a word that this number of segments have: 1 for one, less for more. */
function rarity(segments: number): number {
  return 1 / (1 + Math.log(segments));
}

/** Compares requests with the texts of pages by what words mean, in the languages of the pages, not by letters alone. */
export function coverageByMeaning(
  queries: readonly FieldQuery[],
  pages: readonly PageAnalysis[],
  wording: RequestWording = asPrompted,
): QueryCoverage {
  const words = new WordLikeness(queries, pages, wording);
  return new QueryCoverage(pages, (...pair) => words.of(...pair), wording);
}
