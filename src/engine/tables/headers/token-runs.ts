import {heightOf} from '../../box.js';
import type {TextLine, Token} from '../../page-view/document-view.js';

/** Runs of words in a line, split at gaps of 0.75 line heights or more. */
export function runsOf(line: TextLine): Token[][] {
  const gap = 0.75 * heightOf(line.box);
  const runs: Token[][] = [];
  for (const token of line.tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && token.box.left - last.box.right < gap) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  return runs;
}
