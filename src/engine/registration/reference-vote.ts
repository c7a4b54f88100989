import {squash} from '../values/fold.js';
import {legibility, type Reading} from './readings/region-reading.js';

/** The readings one reference led to, best first. */
export interface Ballot {
  readings: Reading[];
  /** 0 to 1: how well the reference fits the document. */
  trust: number;
}

/** The reading that won, and what it won against. */
export interface Elected extends Reading {
  rival?: string;
  /** What the rival took of the confidence, as a factor. */
  rivalry: number;
}

/**
 * The reading most references support, each as much as it fits. Its confidence falls with the strength of the next; a
 * lone weak reading is right more often than its weight says, hence the root.
 */
export function elect(ballots: Ballot[]): Elected | undefined {
  const votes = new Map<string, {reading: Reading; votes: number}>();
  for (const {readings, trust} of ballots)
    for (const reading of firstOfEach(readings).slice(0, 3)) {
      const key = squash(reading.text);
      const strength = reading.confidence * (0.15 + trust);
      const known = votes.get(key);
      if (!known) votes.set(key, {reading, votes: strength});
      else
        votes.set(key, {
          reading: reading.confidence > known.reading.confidence ? reading : known.reading,
          votes: known.votes + strength,
        });
    }
  const [first, second] = [...votes.values()].sort((a, b) => b.votes - a.votes);
  if (!first) return undefined;
  const rivalry = 1 - 0.4 * (second ? (second.votes / first.votes) ** 2 : 0);
  const {reading} = first;
  return {
    ...reading,
    confidence: Math.sqrt(reading.confidence * legibility(reading.words)) * rivalry,
    rival: second?.reading.text,
    rivalry,
  };
}

function firstOfEach(readings: Reading[]): Reading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = squash(reading.text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
