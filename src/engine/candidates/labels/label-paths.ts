import type {Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import type {FoldedPage} from './label-search-index.js';

/** A word a label may be made of, and its segment. */
export interface Part {
  segment: Segment;
  word: Word;
}

const mostLines = 4;
const mostStackedPaths = 6;

/**
 * Word sequences in which a label may begin: the segment alone, with the next one of its row, and with those stacked
 * below it. `letters`: length of the label, which limits the stacks.
 */
export function pathsFrom(segment: Segment, {stacked, beside}: FoldedPage, letters: number): Part[][] {
  const paths = [partsOf(segment)];
  const next = beside.get(segment);
  if (next !== undefined) paths.push([...partsOf(segment), ...partsOf(next)]);
  let open: Segment[][] = [[segment]];
  for (let depth = 1; depth < mostLines; depth++) {
    open = open
      .filter((path) => path.reduce((sum, {text}) => sum + text.length, 0) < 2 * letters + 40)
      .flatMap((path) => (stacked.get(path.at(-1)!) ?? []).map((lower) => [...path, lower]))
      .slice(0, mostStackedPaths);
    paths.push(...open.map((path) => path.flatMap(partsOf)));
  }
  return paths;
}

function partsOf(segment: Segment): Part[] {
  return segment.words.map((word) => ({segment, word}));
}
