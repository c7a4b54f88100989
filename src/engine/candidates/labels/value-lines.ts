import {isProbable} from '../../probable.js';
import type {Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import type {ValuePosition} from './value-positions.js';

/** Minimum probability of a segment to be the next line of a text. */
const leastLink = 0.2;
/** A value does not end at a line whose next line has at least this probability. */
const surelyLinked = 0.9;
const mostLines = 14;
/** Maximum number of runs besides the first one of `valueLines`. */
const mostEnds = 3;

export interface ValueLines {
  words: Word[];
  last: Segment;
  lines: number;
  /** The lowest probability of one of its lines to continue the line before. */
  weakestLink: number;
  /** The probability that the text continues after its last line. */
  nextLink: number;
}

/**
 * Runs of lines that a value may have: first the longest one in which every line more likely than not continues the one
 * before, then the likeliest others.
 */
export function valueLines(place: ValuePosition): ValueLines[] {
  const runs = runsFrom(place);
  const whole = runs.findLastIndex(({weakestLink}) => isProbable(weakestLink));
  const first = runs[whole]!;
  const others = runs.filter((run, at) => at !== whole && (at === 0 || run.nextLink < surelyLinked));
  return [first, ...others.sort((a, b) => loss(a) - loss(b)).slice(0, mostEnds)];
}

/** How unlikely it is that a value has these lines. */
function loss({weakestLink, nextLink}: ValueLines): number {
  return 1 - weakestLink * (1 - nextLink);
}

/** Runs of one line, two lines and so on. Values above or before a label have one line. */
function runsFrom({segment, words, match, direction}: ValuePosition): ValueLines[] {
  const taken = new Set<Segment>([...match.segments, segment]);
  const runs: ValueLines[] = [{words: [...words], last: segment, lines: 1, weakestLink: 1, nextLink: 0}];
  while (direction !== 'above' && direction !== 'before' && runs.length < mostLines) {
    const before = runs.at(-1)!;
    const next = nextLine(before.last, taken);
    if (next === undefined) break;
    before.nextLink = next.probability;
    taken.add(next.segment);
    runs.push({
      words: [...before.words, ...next.segment.words],
      last: next.segment,
      lines: before.lines + 1,
      weakestLink: Math.min(before.weakestLink, next.probability),
      nextLink: 0,
    });
  }
  return runs;
}

function nextLine({below}: Segment, taken: ReadonlySet<Segment>): Segment['below'][number] | undefined {
  return below
    .filter(({segment, probability}) => {
      return probability >= leastLink && !taken.has(segment) && !isProbable(segment.labelProbability);
    })
    .sort((a, b) => b.probability - a.probability)[0];
}
