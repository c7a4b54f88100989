import {squash} from '../../values/fold.js';
import {similarity} from '../../values/similarity.js';

/** What one look said. */
export interface ReadingVote {
  text: string;
  weight: number;
}

export interface PooledReading extends ReadingVote {
  /** Of all that was seen, what is this text. */
  agreed: number;
  /** The same with what half supports it. */
  share: number;
}

/**
 * The texts seen, those that are alike as one, by their share of all that was seen; the greatest first. What a text
 * has a character more than counts half for it: narrow letters and doubled figures are lost, but seldom made up.
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

/** Figures must be the same; of words nearly all letters. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [squash(one), squash(other)];
  if (a === b) return true;
  const [letters, otherLetters] = [a.replace(/\p{N}/gu, ''), b.replace(/\p{N}/gu, '')];
  if (a.replace(/\P{N}/gu, '') !== b.replace(/\P{N}/gu, '')) return false;
  return letters.length >= aWord && similarity(letters, otherLetters) >= 0.85;
}

/** Fewer letters than this belong to a number. */
const aWord = 4;
