import type {Page, Word} from '../../page.js';

/** A reading of a field by its reference page: the words found in the field's region or beside its label. */
export interface RegionReading {
  page: Page;
  words: Word[];
  /** The words in reading order, lines apart by a line break. */
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** Whether it was found where the reference has the field or beside the field's label. */
  by: 'zone' | 'label';
}

/** The mean confidence of the words, 0 to 1; 1 without words. */
export function legibility(words: Word[]): number {
  return words.length === 0 ? 1 : words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
