import type {Box, CheckBox, DrawnLines, Page, Word} from '../page.js';
import type {NumberLocale} from '../values/found.js';

/** The layout of a document, analysed once and passed on to every later stage. */
export interface DocumentAnalysis {
  pages: PageAnalysis[];
  /** How numbers and dates are written. */
  numberLocale: NumberLocale;
}

export interface PageAnalysis {
  page: Page;
  /** The median height of a word, in page units; most distances are measured in it. */
  textHeight: number;
  drawn: DrawnLines;
  /** In reading order. */
  segments: Segment[];
  /** From the top. */
  checkBoxGroups: CheckBoxGroup[];
}

/** Words of one line that belong together: a label, a value, a cell, a line of a paragraph. */
export interface Segment {
  /** Its index in the segments of the page. */
  index: number;
  words: Word[];
  text: string;
  box: Box;
  /** 0 to 1: how likely it is a label. */
  labelProbability: number;
  /** Segments directly below, with the probability that they are the next line of the same text. */
  below: {segment: Segment; probability: number}[];
}

/** Boxes that answer one question: "Insured: ☐ yes ☒ no", or statements to tick below each other. */
export interface CheckBoxGroup {
  /** Left to right, and rows from the top. */
  options: BoxOption[];
  /** The text before the first box; empty where there is none. */
  question: Word[];
  /** The text above the first box; empty where there is none. */
  heading: Word[];
}

export interface BoxOption {
  checkBox: CheckBox;
  /** The words that belong to the box, without its mark; empty where there are none. */
  words: Word[];
}
