import type {Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import type {ValuePlace} from './value-places.js';

/** Segments less likely than this to be the next line of a text are not. */
const leastLink = 0.5;
/** Lines that are labels this surely end a value. */
const surelyLabel = 0.6;
const mostLines = 14;

export interface ValueLines {
  words: Word[];
  last: Segment;
  lines: number;
}

/** A value with its further lines, as long as the next segment below goes on with the text. */
export function withFurtherLines({segment, words, match, direction}: ValuePlace): ValueLines {
  const taken = new Set<Segment>([...match.segments, segment]);
  const all = [...words];
  let [last, lines] = [segment, 1];
  if (direction === 'above') return {words: all, last, lines};
  while (lines < mostLines) {
    const next = last.below
      .filter(({segment: lower, probability}) => {
        return probability >= leastLink && !taken.has(lower) && lower.labelProbability <= surelyLabel;
      })
      .sort((a, b) => b.probability - a.probability)[0]?.segment;
    if (next === undefined) break;
    all.push(...next.words);
    taken.add(next);
    last = next;
    lines++;
  }
  return {words: all, last, lines};
}
