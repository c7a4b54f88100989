import {heightOf, widthOf} from '../../box.js';
import {overlapAcross} from '../../overlaps.js';
import type {Box, Page, Word} from '../../page.js';
import {runOf, type WordRun} from '../geometry/word-runs.js';
import {centreOf} from '../geometry/transform.js';

/** Texts that were filled in together, line by line from the top. */
export type FilledBlock = WordRun[];

/** The runs of words in each line between those that are cut out. */
export function runsBetween(page: Page, isCut: (word: Word) => boolean): WordRun[] {
  return page.lines.flatMap(({words}) => splitAt(words, isCut)).map((words) => runOf(words));
}

function splitAt(words: Word[], isCut: (word: Word) => boolean): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isCut(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

/** Groups filled-in lines that are under each other with no drawn line between them. */
export function blocksOf(runs: readonly WordRun[], page: Page): FilledBlock[] {
  const blocks: FilledBlock[] = [];
  for (const run of [...runs].sort((a, b) => a.box.top - b.box.top)) {
    const above = blocks
      .filter((block) => goesOn(block.at(-1)!, run, page))
      .sort((a, b) => overlapAcross(b.at(-1)!.box, run.box) - overlapAcross(a.at(-1)!.box, run.box))[0];
    if (above) above.push(run);
    else blocks.push([run]);
  }
  return blocks;
}

/**
 * Whether a line is the next one of a block: less than its letters' height below the last one, under some of it, and
 * with letters less than twice as high or low.
 */
function goesOn(above: WordRun, below: WordRun, page: Page): boolean {
  const heights = [heightOf(above.box), heightOf(below.box)];
  const height = Math.min(...heights);
  const gap = below.box.top - above.box.bottom;
  if (gap > height || below.box.top < centreOf(above.box).y) return false;
  if (Math.max(...heights) > 2 * height) return false;
  if (overlapAcross(above.box, below.box) <= 0) return false;
  return !isRuledBetween(above.box, below.box, page);
}

/** Whether a drawn line runs under most of the upper line: it separates two fields. */
function isRuledBetween(above: Box, below: Box, page: Page): boolean {
  const [from, to] = [centreOf(above).y, centreOf(below).y];
  return (page.drawn?.horizontal ?? []).some((line) => {
    const y = centreOf(line).y;
    return y > from && y < to && overlapAcross(line, above) > widthOf(above) / 2;
  });
}
