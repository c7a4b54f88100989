import {squash} from './fold.js';
import type {FoundValue} from './found.js';
import {checkedOf} from './check-marks.js';
import {similarity} from './similarity.js';
import {certain, likely} from '../levels.js';

/**
 * The options named in a text by whole words, OCR errors allowed. If they have check boxes, only the ticked ones;
 * without boxes, the more options are named, the lower their quality.
 */
export function findOptions(text: string, options: string[]): FoundValue[] {
  const named = namedIn(text, options);
  const ticked = checkedOf(named, text);
  if (ticked !== undefined) return ticked;
  return named.map((hit) => ({...hit, quality: hit.quality / new Set(named.map(({value}) => value)).size}));
}

/** The option that a value spells; `undefined` if there is none. */
export function optionFor(value: string, options: string[]): string | undefined {
  const key = squash(value);
  return options.find((option) => squash(option) === key);
}

function namedIn(text: string, options: string[]): FoundValue[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const hits: FoundValue[] = [];
  for (const value of options) {
    const key = squash(value);
    for (let from = 0; from < words.length; from++)
      for (let to = from; to < Math.min(words.length, from + 8); to++) {
        const start = words[from]!.index;
        const end = words[to]!.index + words[to]![0].length;
        const quality = likeness(squash(text.slice(start, end)), key);
        if (quality > 0) hits.push({value, raw: text.slice(start, end), start, end, quality});
      }
  }
  return longestFirst(hits);
}

/**
 * Of overlapping hits of one option the one of highest quality, of those of several options the longest: "N0t
 * applicable" is `Not applicable`, and not `Applicable`.
 */
function longestFirst(hits: FoundValue[]): FoundValue[] {
  const options = [...new Set(hits.map(({value}) => value))];
  const best = options.flatMap((option) =>
    withoutOverlaps(hits.filter(({value}) => value === option).sort(byQuality)),
  );
  const kept = withoutOverlaps(best.sort((a, b) => lengthOf(b) - lengthOf(a) || byQuality(a, b)));
  return kept.sort((a, b) => a.start - b.start);
}

/** The hits, without those that overlap an earlier one. */
function withoutOverlaps(hits: readonly FoundValue[]): FoundValue[] {
  const kept: FoundValue[] = [];
  for (const hit of hits)
    if (kept.every((other) => hit.end <= other.start || hit.start >= other.end)) kept.push(hit);
  return kept;
}

function byQuality(a: FoundValue, b: FoundValue): number {
  return b.quality - a.quality || lengthOf(b) - lengthOf(a);
}

function lengthOf({start, end}: FoundValue): number {
  return end - start;
}

function likeness(key: string, option: string): number {
  if (key === option) return certain;
  if (option.length < 5 || Math.abs(key.length - option.length) > 2) return 0;
  const alike = similarity(key, option);
  return alike >= likely ? certain * alike : 0;
}
