import {isMostlyInside} from '../../box.js';
import {isProbable} from '../../probable.js';
import type {Word} from '../../page.js';

/** Shorter words agree by chance. */
const shortest = 3;

/**
 * The share of a text layer's words that recognition reads at the same position, 0 to 1; 1 without words to compare.
 */
export function agreementOf(layer: readonly Word[], recognised: readonly Word[]): number {
  const comparable = layer.filter((word) => fold(word.text).length >= shortest);
  if (comparable.length === 0) return 1;
  const agreeing = comparable.filter((word) =>
    recognised.some((other) => overlaps(word, other) && sameText(fold(word.text), fold(other.text))),
  );
  return agreeing.length / comparable.length;
}

/** The words of `extra` that overlap none of `words`. */
export function wordsBeside(words: readonly Word[], extra: readonly Word[]): Word[] {
  return extra.filter((word) => !words.some((other) => overlaps(word, other)));
}

function overlaps({box}: Word, {box: other}: Word): boolean {
  return isMostlyInside(box, other) || isMostlyInside(other, box);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether texts share half of their letter pairs (Dice coefficient), or one contains the other: text layer and
 * recognition split words differently.
 */
function sameText(one: string, other: string): boolean {
  if (other.length >= shortest && (one.includes(other) || other.includes(one))) return true;
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const shared = pairs.filter((pair) => otherPairs.includes(pair)).length;
  return isProbable((2 * shared) / (pairs.length + otherPairs.length));
}

function pairsOf(text: string): string[] {
  return [...text].slice(1).map((letter, index) => text.charAt(index) + letter);
}
