import {languages} from '../../knowledge/languages/registry.js';
import type {ConceptName} from '../../knowledge/concepts/concepts.js';
import {editDistance} from '../../values/similarity.js';
import {squash} from '../../values/fold.js';

/** What a label may mean, with a weight of 0 to 1 for each meaning. */
export type Meanings<Name extends string = string> = Map<Name, number>;

export interface Lexicon<Name extends string = string> {
  /** The meanings of the label with exactly this key (see `squash`). */
  exact(key: string): Meanings<Name> | undefined;
  /** The meanings of the label most similar to this key, which recognition may have misread. */
  fuzzy(key: string): {meanings: Meanings<Name>; likeness: number} | undefined;
}

const strong = 1;
/** A label marked with `?` is used for other things too. */
const weak = 0.75;

/** The labels of all languages; made at first use. */
export function knownLabels(): Lexicon<ConceptName> {
  return (known ??= lexiconOf(
    Object.values(languages).flatMap(({labels}) =>
      Object.entries(labels).flatMap(([concept, phrases]) =>
        phrases.map((phrase) => [phrase, concept as ConceptName] as const),
      ),
    ),
  ));
}

let known: Lexicon<ConceptName> | undefined;

export function lexiconOf<Name extends string>(entries: (readonly [string, Name])[]): Lexicon<Name> {
  const meanings = new Map<string, Meanings<Name>>();
  for (const [phrase, name] of entries) {
    const key = squash(phrase);
    if (key === '') continue;
    const entry = meanings.get(key) ?? new Map<Name, number>();
    entry.set(name, Math.max(entry.get(name) ?? 0, phrase.endsWith('?') ? weak : strong));
    meanings.set(key, entry);
  }
  const byLength = groupByLength([...meanings.keys()]);
  const byShape = new Map([...meanings.keys()].map((key) => [shapeOf(key), key]));
  const remembered = new Map<string, {meanings: Meanings<Name>; likeness: number} | undefined>();
  return {
    exact: (key) => meanings.get(key),
    fuzzy: (key) => {
      if (remembered.has(key)) return remembered.get(key);
      const alike = byShape.get(shapeOf(key));
      const nearest = alike === undefined ? nearestKey(key, byLength) : {key: alike, likeness: 0.97};
      const hit = nearest && {meanings: meanings.get(nearest.key)!, likeness: nearest.likeness};
      if (remembered.size > 20_000) remembered.clear();
      remembered.set(key, hit);
      return hit;
    },
  };
}

interface Entry {
  key: string;
  letters: number;
}

function groupByLength(keys: string[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const key of keys) {
    const group = groups.get(key.length) ?? [];
    group.push({key, letters: lettersOf(key)});
    groups.set(key.length, group);
  }
  return groups;
}

/** The key with look-alike characters replaced by one of them: `T0TAI` and `TOTAL` have the same shape. */
function shapeOf(key: string): string {
  return key
    .replace(/[0qd]/g, 'o')
    .replace(/[1i|j]/g, 'l')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
    .replace(/rn/g, 'm');
}

/** One edit from six letters, two from ten, three from sixteen: shorter words are too near to others. */
function allowedEdits(length: number): number {
  return length < 6 ? 0 : length < 10 ? 1 : length < 16 ? 2 : 3;
}

function nearestKey(key: string, groups: Map<number, Entry[]>): {key: string; likeness: number} | undefined {
  const allowed = allowedEdits(key.length);
  const letters = lettersOf(key);
  let best: {key: string; likeness: number} | undefined;
  let limit = allowed;
  for (let length = key.length - allowed; length <= key.length + allowed; length++)
    for (const entry of groups.get(length) ?? []) {
      if (countBits(entry.letters ^ letters) > 2 * limit) continue;
      const edits = editDistance(key, entry.key, limit);
      if (edits > limit) continue;
      const likeness = 1 - edits / key.length;
      if (best === undefined || likeness > best.likeness) best = {key: entry.key, likeness};
      limit = Math.min(limit, edits);
    }
  return best;
}

/** Which letters occur, as bits: one edit changes at most two of them. */
function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at++) bits |= 1 << (key.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
