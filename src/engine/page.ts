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
}
