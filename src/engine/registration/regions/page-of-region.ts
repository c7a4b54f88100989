import {isProbable} from '../../probable.js';
import type {Page} from '../../page.js';
import {shareOfPrintAround} from '../geometry/print-around-region.js';
import {matchPages} from '../geometry/matching-page.js';
import {register, type Registration} from '../geometry/page-registration.js';
import type {ReferenceDocument} from '../reference-documents.js';
import type {FieldRegion} from './value-region.js';

/** The registration of the document's page that has a region of a reference; `undefined` if no page is of its form. */
export type Match = (place: FieldRegion) => Registration | undefined;

/** Least confidence of a page of the same form: pages of different forms share letterheads and privacy notices. */
const sameForm = 0.25;

/** A `Match` that registers each reference page once, when a region on it is first asked for. */
export function matcherOf(pages: Page[], references: readonly ReferenceDocument[]): Match {
  const matched = new Map<Page, Registration[]>();
  const further = new Map<Page, Registration[]>();
  const matching = (original: Page, among: Page[]) => {
    const its = references.find((reference) => reference.pages.includes(original));
    return matchPages(original, among, its?.register ?? register);
  };
  return (place) => {
    const known = remember(matched, place.page, () => matching(place.page, pages));
    const here = supportOf(place, known)[0];
    if (!here) return undefined;
    if (isProbable(here.support ?? 1)) return trusted(here);
    const others = pages.filter((page) => !known.some((registration) => registration.page === page));
    const more = remember(further, place.page, () => matching(place.page, others));
    return pageOfRegion(here, supportOf(place, [...known.slice(1), ...more]));
  };
}

function remember<Value>(known: Map<Page, Value>, page: Page, make: () => Value): Value {
  const value = known.get(page) ?? make();
  known.set(page, value);
  return value;
}

interface Supported {
  registration: Registration;
  support: number | undefined;
}

function supportOf(place: FieldRegion, registrations: readonly Registration[]): Supported[] {
  return registrations.map((registration) => ({
    registration,
    support: shareOfPrintAround(registration, place.value),
  }));
}

function pageOfRegion(here: Supported, others: Supported[]): Registration | undefined {
  const [moved] = others.sort((a, b) => (b.support ?? 0) - (a.support ?? 0));
  return trusted((moved?.support ?? 0) > here.support! ? moved! : here);
}

/** The registration, if its page is of the form as a whole or, where the form is laid out anew, around the region. */
function trusted({registration, support}: Supported): Registration | undefined {
  const confidence =
    support === undefined ? registration.confidence : supportedConfidence(registration.confidence, support);
  return confidence >= sameForm ? {...registration, confidence} : undefined;
}

function supportedConfidence(whole: number, support: number): number {
  // A page with most of the print around the region is of the form, whatever else it contains; one with little of it
  // ends before the region, or has another text there.
  if (isProbable(support)) return Math.max(whole, support * support);
  return support < sameForm ? whole * (support / sameForm) : whole;
}
