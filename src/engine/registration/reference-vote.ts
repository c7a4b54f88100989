import {isMostlyInside, unionOf} from '../box.js';
import {hardly} from '../levels.js';
import {squash} from '../values/fold.js';
import {legibility, type RegionReading} from './readings/region-reading.js';

/** The readings one reference led to, best first. */
export interface Ballot {
  readings: RegionReading[];
  /** 0 to 1: how well the reference fits the document. */
  trust: number;
}

/** The reading that won, and what it won against. */
export interface Elected extends RegionReading {
  rival?: string;
  /** The factor by which the rival lowered the confidence. */
  rivalry: number;
}

/** The reading that most references support, each by how well it fits. */
export function elect(ballots: Ballot[]): Elected | undefined {
  return electAll(ballots)[0];
}

/**
 * The readings by how much the references support them, best first. The confidence of each falls with the strength of
 * its strongest rival, parts of it aside; the root is taken because a weak reading is right more often than its weight
 * says.
 */
export function electAll(ballots: Ballot[]): Elected[] {
  const votes = new Map<string, {reading: RegionReading; votes: number}>();
  for (const {readings, trust} of ballots)
    for (const reading of firstOfEach(readings).slice(0, 3)) {
      const key = squash(reading.text);
      const strength = reading.confidence * (hardly + trust);
      const known = votes.get(key);
      if (!known) votes.set(key, {reading, votes: strength});
      else
        votes.set(key, {
          reading: reading.confidence > known.reading.confidence ? reading : known.reading,
          votes: known.votes + strength,
        });
    }
  const ranked = [...votes.values()].sort((a, b) => b.votes - a.votes);
  return ranked.map(({reading, votes: own}) => {
    const rival = ranked.find((other) => other.reading !== reading && !isPart(other.reading, reading));
    const rivalry = 1 - (rival ? Math.min(1, rival.votes / own) ** 2 / 2 : 0);
    const confidence = Math.sqrt(reading.confidence * legibility(reading.words)) * rivalry;
    return {...reading, confidence, rival: rival?.reading.text, rivalry};
  });
}

/**
 * Whether one reading is a fragment of another, as "New" of "New York": its words follow each other there, in the same
 * position on the page; words that were recognised again have slightly different boxes.
 */
function isPart(part: RegionReading, whole: RegionReading): boolean {
  if (part.page.number !== whole.page.number) return false;
  if (part.words.length === 0 || whole.words.length === 0) return false;
  const [inner, outer] = [part, whole].map(({words}) => unionOf(words.map(({box}) => box)));
  return isMostlyInside(inner!, outer!) && ` ${keysOf(whole)} `.includes(` ${keysOf(part)} `);
}

function keysOf({words}: RegionReading): string {
  return words.map(({text}) => squash(text)).join(' ');
}

function firstOfEach(readings: RegionReading[]): RegionReading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = squash(reading.text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
