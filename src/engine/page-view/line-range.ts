import {unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {TextLine, Token} from './document-view.js';

/** A range of characters in a line's text; `end` is exclusive. */
export interface LineRange {
  line: TextLine;
  start: number;
  end: number;
}

export function tokensIn({line, start, end}: LineRange): Token[] {
  const inside = line.tokens.filter((token) => token.start < end && token.end > start);
  return inside.length > 0 ? inside : line.tokens.slice(0, 1);
}

export function boxOfPiece(piece: LineRange): Box {
  return unionOf(tokensIn(piece).map(({box}) => box));
}

/** The mean confidence of the words in a range, 0 to 1. */
export function legibility({line, start, end}: LineRange): number {
  const words = tokensIn({line, start, end}).map(({word}) => word.confidence);
  return words.reduce((sum, confidence) => sum + confidence, 0) / words.length;
}
