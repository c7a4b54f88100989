import type {ConceptName} from '../knowledge/concepts/concepts.js';
import type {SynonymLabels} from './synonym-label-match.js';
import type {Meanings} from '../query/meaning/label-lexicon.js';
import type {TextLine} from '../page-view/document-view.js';
import {certain} from '../levels.js';

export interface Span {
  from: number;
  to: number;
  rank: number;
  likeness: number;
  concepts: Meanings<ConceptName>;
  fields: Meanings;
}

/**
 * Keeps the best fields of a label if one matches almost exactly: "Registration No." is not a label of "registrant"
 * too.
 */
export function ownFields(fields: Meanings): Meanings {
  const best = Math.max(0, ...fields.values());
  return best < certain ? fields : new Map([...fields].filter(([, weight]) => weight >= certain));
}

/** Merges spans of the same words into one with all their meanings. */
export function merged(spans: Span[]): Span[] {
  const byPlace = new Map<string, Span>();
  for (const span of spans) {
    const key = `${span.from} ${span.to}`;
    const other = byPlace.get(key);
    byPlace.set(key, other === undefined ? span : both(other, span));
  }
  return [...byPlace.values()];
}

function both(a: Span, b: Span): Span {
  return {
    ...a,
    rank: Math.max(a.rank, b.rank),
    likeness: Math.max(a.likeness, b.likeness),
    concepts: heavier(a.concepts, b.concepts),
    fields: heavier(a.fields, b.fields),
  };
}

function heavier<Name extends string>(a: Meanings<Name>, b: Meanings<Name>): Meanings<Name> {
  const all = new Map(a);
  for (const [name, weight] of b) all.set(name, Math.max(weight, all.get(name) ?? 0));
  return all;
}

/** Spans for the matches by meaning; the rank grows with the number of letters and the certainty. */
export function synonymSpans(line: TextLine, described: SynonymLabels): Span[] {
  return described(line).map(({from, to, fields}) => {
    const letters = line.tokens.slice(from, to).reduce((sum, {key}) => sum + key.length, 0);
    return {
      from,
      to,
      rank: letters * Math.max(...fields.values()) - 1,
      likeness: 1,
      concepts: new Map(),
      fields,
    };
  });
}
