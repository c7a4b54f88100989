import type {ConceptName} from '../knowledge/concepts/concepts.js';

/** What a machine-readable invoice tells. Dates are ISO, numbers decimal strings. */
export interface EInvoice {
  facts: Facts;
  lines: Facts[];
}

export type Facts = Partial<Record<ConceptName, string>>;

/** The facts that were there; `undefined` and blank ones dropped. */
export function knownFacts(facts: Partial<Record<ConceptName, string | undefined>>): Facts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}

/** A period as text; a single date where only one is known. */
export function periodOf(start: string | undefined, end: string | undefined): string | undefined {
  return start === undefined || end === undefined ? (start ?? end) : `${start} – ${end}`;
}
