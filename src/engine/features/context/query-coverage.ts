import type {PageAnalysis} from '../../layout/analysis.js';
import {contentWords} from '../../query/content-words.js';
import type {FieldQuery} from '../../query/field-query.js';
import {wordsOf} from '../../values/fold.js';
import {likenessOfWords} from './word-match.js';

/** Words as alike as this are the same word in another form. */
const sameWord = 0.8;

/** The words of requests, weighted by how rare they are in the document, and compared with words of its pages. */
export class QueryCoverage {
  private readonly likeness = new Map<string, Map<string, number>>();
  private readonly weights = new Map<string, number>();
  private readonly wordsByQuery = new Map<FieldQuery, string[]>();
  private readonly counts = new Map<string, number>();
  /** In how many segments of the document each word stands. */
  private readonly segments = new Map<string, number>();

  constructor(pages: Iterable<PageAnalysis>) {
    for (const {segments} of pages)
      for (const {text} of segments)
        for (const word of new Set(wordsOf(text)))
          this.segments.set(word, (this.segments.get(word) ?? 0) + 1);
  }

  /** 0 to 1: the share of the request that `words` say. A word `fading` words away counts half. */
  said(query: FieldQuery, words: readonly string[], fading = Infinity): number {
    const asked = this.wordsOf(query);
    const all = asked.reduce((sum, word) => sum + this.weightOf(word), 0);
    const found = asked.reduce((sum, word) => sum + this.weightOf(word) * this.best(word, words, fading), 0);
    return all === 0 ? 0 : found / all;
  }

  /** The share of the words of a request that the document has anywhere. */
  saidAnywhere(query: FieldQuery): number {
    const asked = this.wordsOf(query);
    return asked.filter((word) => this.countOf(word) > 0).length / Math.max(1, asked.length);
  }

  private wordsOf(query: FieldQuery): string[] {
    let words = this.wordsByQuery.get(query);
    if (words === undefined)
      this.wordsByQuery.set(query, (words = contentWords(query.field.prompt ?? query.field.name)));
    return words;
  }

  /** Rare words tell more: 1 for a word the document does not have or has once. */
  private weightOf(word: string): number {
    let weight = this.weights.get(word);
    if (weight === undefined)
      this.weights.set(word, (weight = 1 / (1 + Math.log(Math.max(1, this.countOf(word))))));
    return weight;
  }

  private countOf(word: string): number {
    let count = this.counts.get(word);
    if (count !== undefined) return count;
    count = 0;
    for (const [other, times] of this.segments) if (this.likenessOf(word, other) >= sameWord) count += times;
    this.counts.set(word, count);
    return count;
  }

  private best(word: string, others: readonly string[], fading: number): number {
    return others.reduce((best, other, at) => {
      const likeness = this.likenessOf(word, other);
      return likeness === 0 ? best : Math.max(best, likeness / (1 + at / fading));
    }, 0);
  }

  private likenessOf(word: string, other: string): number {
    const known = this.likeness.get(word) ?? new Map<string, number>();
    this.likeness.set(word, known);
    const found = known.get(other) ?? likenessOfWords(word, other);
    known.set(other, found);
    return found;
  }
}
