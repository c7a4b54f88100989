import {heightOf} from '../../box.js';
import type {TextLine, Token} from '../../page-view/document-view.js';

/** Least gap between the cells of a row, in line heights; spaces between words are narrower. */
export const cellGap = 0.75;

/** Runs of words in a line, split at the gaps between cells. */
export function runsOf(line: TextLine): Token[][] {
  const gap = cellGap * heightOf(line.box);
  const runs: Token[][] = [];
  for (const token of line.tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && token.box.left - last.box.right < gap) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  return runs;
}
