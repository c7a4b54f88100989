import {heightOf, widthOf} from '../box.js';
import type {Box} from '../page.js';
import type {TextLine} from '../page-view/document-view.js';
import {likely, possible} from '../levels.js';

/** Characters of a line, and how well they align with a box above or below the line, 0 to 1. */
export interface AlignedPiece {
  start: number;
  end: number;
  alignment: number;
}

export function betterAligned(
  a: AlignedPiece | undefined,
  b: AlignedPiece | undefined,
): AlignedPiece | undefined {
  return a !== undefined && (b === undefined || a.alignment >= b.alignment) ? a : b;
}

/** The first run of words in a line that overlaps a box horizontally or shares its left or right edge. */
export function pieceUnder(box: Box, line: TextLine): AlignedPiece | undefined {
  const runs = runsOf(line);
  const height = heightOf(line.box);
  for (const run of runs) {
    const overlap = Math.min(run.right, box.right) - Math.max(run.left, box.left);
    const leftAligned = Math.abs(run.left - box.left) < height;
    const rightAligned = Math.abs(run.right - box.right) < height;
    if (overlap <= 0 && !leftAligned && !rightAligned) continue;
    const centred = 2 * overlap > Math.min(run.right - run.left, widthOf(box));
    const alignment = leftAligned || rightAligned ? 1 : centred ? likely : possible;
    return {start: run.start, end: run.end, alignment};
  }
  return undefined;
}

interface CharacterRun {
  left: number;
  right: number;
  start: number;
  end: number;
}

/** Runs of words in a line, split at gaps of at least the line's height. */
export function runsOf(line: TextLine): CharacterRun[] {
  const runs: CharacterRun[] = [];
  const gap = heightOf(line.box);
  for (const token of line.tokens) {
    const last = runs.at(-1);
    if (last !== undefined && token.box.left - last.right < gap) {
      last.right = token.box.right;
      last.end = token.end;
    } else runs.push({left: token.box.left, right: token.box.right, start: token.start, end: token.end});
  }
  return runs;
}
