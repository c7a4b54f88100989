import type {Raster} from './ingest/pixels/raster.js';
import type {NumberLocale} from './values/found.js';

/** A rectangle in page units, origin top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Word {
  text: string;
  box: Box;
  /** 0 to 1; 1 for words of a text layer. */
  confidence: number;
  source: 'text' | 'ocr';
  /** How the word is set, where the file or the pixels tell. */
  font?: Font;
}

/** `size` in page units. */
export interface Font {
  size: number;
  bold: boolean;
  italic: boolean;
}

/** A straight drawn line, as the box around its ink, in page units. */
export type DrawnLine = Box;

/** Drawn lines longer than the letters of the page: rules, underlines, the sides of cells and frames. */
export interface DrawnLines {
  horizontal: DrawnLine[];
  vertical: DrawnLine[];
}

/** A small drawn square or circle to be ticked. */
export interface CheckBox {
  box: Box;
  isMarked: boolean;
  /** 0 to 1: how surely it is a check box in this state. */
  confidence: number;
}

/** Words that are beside each other without a column gap, left to right. */
export interface Line {
  words: Word[];
  /** The words, one space between. */
  text: string;
  box: Box;
}

/**
 * A page as read: upright, words in reading order. Units are pixels of the raster or points of the PDF; `width` and
 * `height` are in them.
 */
export interface Page {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  words: Word[];
  lines: Line[];
  /** Absent where they were not looked for. */
  drawn?: DrawnLines;
  checkBoxes?: CheckBox[];
  /** How the request says that dates and numbers are written, and how papers of the language it names usually do. */
  numberLocale?: {said: Partial<NumberLocale>; usual: Partial<NumberLocale>};
  /** What a reader should know about this page, as sentences: a text layer that was not trusted. */
  notes?: string[];
  /**
   * The page as a picture, upright like the words; read from the file again, so the file must still be there.
   * May be called any number of times, also after the reading of the document has ended.
   */
  image?(view?: ImageView): Promise<Raster>;
}

/** What part of a page to picture, and how large. */
export interface ImageView {
  /** In page units; the whole page without. Clipped to the page. */
  region?: Box;
  /** Pixels per page unit. Without: the scale the page was or would be recognised at. */
  scale?: number;
}
