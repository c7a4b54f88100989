import {areAlike} from '../../alike.js';
import {squash} from '../../values/fold.js';

/** What was read in one view. */
export interface ReadingVote {
  text: string;
  weight: number;
}

export interface PooledReading extends ReadingVote {
  /** The share of all views, by weight, that read this text. */
  agreed: number;
  /** The same with half the weight of views that read it without one of its characters. */
  share: number;
}

/**
 * The texts that were read, by their share of all views, the greatest first; similar texts count together. A reading
 * without one character of a text supports it by half: narrow letters and doubled figures are often lost, but seldom
 * made up.
 */
export function poolReadings(seen: readonly ReadingVote[]): PooledReading[] {
  const all = seen.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return seen
    .map(({text, weight}) => ({
      text,
      weight,
      agreed: seen.reduce((sum, other) => sum + (isAlike(text, other.text) ? other.weight : 0), 0) / all,
      share: seen.reduce((sum, other) => sum + supportOf(text, other.text) * other.weight, 0) / all,
    }))
    .filter(({text}) => squash(text) !== '')
    .sort((a, b) => b.share - a.share || b.weight - a.weight);
}

function supportOf(text: string, seen: string): number {
  if (isAlike(text, seen)) return 1;
  return isPartOf(seen, text) && squash(seen).length === squash(text).length - 1 ? 0.5 : 0;
}

/** Whether all characters of the first are in the second, in their order. */
export function isPartOf(part: string, whole: string): boolean {
  const left = [...squash(part)];
  for (const character of squash(whole)) if (character === left[0]) left.shift();
  return left.length === 0;
}

/** Whether two texts are the same reading: digits must be equal, the letters of words nearly. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [squash(one), squash(other)];
  if (a === b) return true;
  const [letters, otherLetters] = [a.replace(/\p{N}/gu, ''), b.replace(/\p{N}/gu, '')];
  if (a.replace(/\P{N}/gu, '') !== b.replace(/\P{N}/gu, '')) return false;
  return letters.length >= aWord && areAlike(letters, otherLetters);
}

/** A text with fewer letters is a number, and must be equal. */
const aWord = 4;
