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
  const all = weightOf(seen) || 1;
  return seen
    .map(({text, weight}) => ({
      text,
      weight,
      agreed: weightOf(seen.filter((other) => isAlike(text, other.text))) / all,
      lessOne:
        weightOf(seen.filter((other) => !isAlike(text, other.text) && isLessOne(other.text, text))) / all,
    }))
    .map(({lessOne, ...pooled}) => ({...pooled, share: pooled.agreed + lessOne / 2}))
    .filter(({text}) => squash(text) !== '')
    .sort((a, b) => b.share - a.share || b.weight - a.weight);
}

function weightOf(votes: readonly ReadingVote[]): number {
  return votes.reduce((sum, {weight}) => sum + weight, 0);
}

/** Whether a text is another one without one of its characters. */
function isLessOne(text: string, whole: string): boolean {
  return isPartOf(text, whole) && squash(text).length === squash(whole).length - 1;
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
