import type {Segment} from '../../layout/analysis.js';
import type {Word} from '../../page.js';
import type {ValuePosition} from './value-positions.js';

/** Segments less likely than this to be the next line of a text are not. */
const leastLink = 0.2;
/** A line that surely goes on is no end of a value. */
const surelyLinked = 0.9;
/** Lines that are labels this surely end a value. */
const surelyLabel = 0.6;
const mostLines = 14;
/** So many ends of a value are considered besides its first line and the longest run. */
const mostEnds = 3;

export interface ValueLines {
  words: Word[];
  last: Segment;
  lines: number;
  /** How likely the least likely of its lines goes on from the one before. */
  weakestLink: number;
  /** How likely the text goes on behind its last line. */
  nextLink: number;
}

/** The lines a value may have: as many as go on with the text below, and fewer where that is not sure; likeliest first. */
export function valueLines(place: ValuePosition): ValueLines[] {
  const runs = runsFrom(place);
  const whole = runs.findLastIndex(({weakestLink}) => weakestLink >= 0.5);
  const first = runs[whole]!;
  const others = runs.filter((run, at) => at !== whole && (at === 0 || run.nextLink < surelyLinked));
  return [first, ...others.sort((a, b) => loss(a) - loss(b)).slice(0, mostEnds)];
}

/** How unlikely it is that a value has these lines. */
function loss({weakestLink, nextLink}: ValueLines): number {
  return 1 - weakestLink * (1 - nextLink);
}

/** One line, two lines, and so on. */
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
      return probability >= leastLink && !taken.has(segment) && segment.labelProbability <= surelyLabel;
    })
    .sort((a, b) => b.probability - a.probability)[0];
}
