import {heightOf} from '../../box.js';
import type {TextLine, Token} from '../../page-view/document-view.js';

/** Words of a line with less than a letter's height between them. */
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
