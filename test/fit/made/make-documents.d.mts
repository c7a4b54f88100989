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
  concept?: string;
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
  /** The type of value that the words of a label tell, if any. */
  typeOf?: (label: string) => string | undefined;
}): Generator<MadeDocument>;

/** So many documents hold every kind in every language it exists in. */
export const completeCount: number;
/** The languages of the kinds that do not exist in all of them. */
export const languagesOf: Record<string, string[]>;
export const kindNames: string[];
export const languageNames: string[];

export interface DocumentPlace {
  seed: number;
  /** Its place in the row of a seed. */
  index: number;
  languages: string[];
  kinds: string[];
}

/** The same document as `makeDocuments` gives at this place. */
export function makeDocument(place: DocumentPlace): MadeDocument;

/** The document before it is printed: for `drawPdf`. */
export function writeDocument(place: DocumentPlace): {
  writer: WrittenDocument;
  kind: string;
  language: string;
};

export interface WrittenDocument {
  sheets: {words: unknown[]; width: number; height: number}[];
}
