import {unionOf} from '../box.js';
import type {Box} from '../page.js';
import type {TextLine, Token} from './document-view.js';

/** A range of characters in a line's text; `end` is exclusive. */
export interface LineRange {
  line: TextLine;
  start: number;
  end: number;
}

export function wholeLine(line: TextLine): LineRange {
  return {line, start: 0, end: line.text.length};
}

export function tokensIn({line, start, end}: LineRange): Token[] {
  const inside = line.tokens.filter((token) => token.start < end && token.end > start);
  return inside.length > 0 ? inside : line.tokens.slice(0, 1);
}

export function boxOfPiece(piece: LineRange): Box {
  return unionOf(tokensIn(piece).map(({box}) => box));
}

/**
 * Factor for the score of a value by how well its words were read. Most of the score stays, since words of little
 * confidence are right more often than not.
 */
export function legibilityFactor(...pieces: LineRange[]): number {
  return leastFactor + (1 - leastFactor) * Math.min(...pieces.map(legibility));
}

const leastFactor = 0.8;

/** The mean confidence of the words in a range, 0 to 1. */
export function legibility({line, start, end}: LineRange): number {
  const words = tokensIn({line, start, end}).map(({word}) => word.confidence);
  return words.reduce((sum, confidence) => sum + confidence, 0) / words.length;
}
