import type {Page, Word} from '../../../src/engine/page.js';

export interface MadeWord extends Word {
  /** Words of one entity belong together: a label, a value, a paragraph, of one or several lines. */
  entity: number;
  role: 'label' | 'value' | 'heading' | 'other';
}

export type MadePage = Required<Pick<Page, 'number' | 'width' | 'height' | 'drawn' | 'checkBoxes'>> & {
  words: MadeWord[];
  lines: [];
};

export interface MadeQuestion {
  prompt: string;
  name: string;
  type?: string;
  /** Of a list any is right; null: the document does not say it. */
  value: string | string[] | null;
  page?: number;
  /** The entities of the right answer. */
  entities?: number[];
  origin: 'verbatim' | 'paraphrase' | 'question' | 'unanswerable';
}

export interface MadeDocument {
  id: string;
  kind: string;
  language: string;
  /** What a caller may call it. */
  documentType: string;
  pages: MadePage[];
  questions: MadeQuestion[];
}

export function makeDocuments(options: {
  count: number;
  seed: number;
  languages?: string[];
  kinds?: string[];
}): Generator<MadeDocument>;

export const kindNames: string[];
export const languageNames: string[];
