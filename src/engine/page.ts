import type {Raster} from './raster.js';

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
}

/** Words that stand beside each other without a column gap, left to right. */
export interface Line {
  words: Word[];
  /** The words, one space between. */
  text: string;
  box: Box;
}

/** A page as read: upright, words in reading order. Units are pixels of the raster or points of the PDF; `width` and `height` say how many. */
export interface Page {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  words: Word[];
  lines: Line[];
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
