import type {LabelPhrase} from './field-query.js';

/** What tells whether two queries ask for the same thing. */
export interface AskedThing {
  readonly concept?: string;
  readonly phrases?: readonly Pick<LabelPhrase, 'key' | 'origin'>[];
}

/** For each query, the others that ask for something else. */
export function rivalsOf<Query extends AskedThing>(queries: readonly Query[]): Map<Query, Query[]> {
  const all = [...new Set(queries)];
  return new Map(
    all.map((query) => [query, all.filter((other) => other !== query && !asksForSame(query, other))]),
  );
}

/** Whether two queries ask for the same thing: by their concept, or by a label of the one that is the other's own words. */
function asksForSame(query: AskedThing, other: AskedThing): boolean {
  if (query.concept !== undefined && query.concept === other.concept) return true;
  return asksByLabelOf(query, other) || asksByLabelOf(other, query);
}

function asksByLabelOf({phrases: known = []}: AskedThing, {phrases = []}: AskedThing): boolean {
  const keys = new Set(known.map(({key}) => key));
  return phrases.some(({key, origin}) => origin === 'asked' && keys.has(key));
}
