import {heightOf} from '../box.js';
import {isSideways} from '../group-words-into-lines.js';
import type {Word} from '../page.js';

/** The median height of the words that run horizontally; `undefined` without any. */
export function textHeightOf(words: readonly Word[]): number | undefined {
  const heights = words
    .filter((word) => !isSideways(word))
    .map(({box}) => heightOf(box))
    .sort((a, b) => a - b);
  return heights[heights.length >> 1];
}
