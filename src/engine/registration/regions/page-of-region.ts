import type {Page} from '../../page.js';
import {shareOfPrintAround} from '../geometry/print-around-region.js';
import {matchPages} from '../geometry/matching-page.js';
import {register, type Registration} from '../geometry/page-registration.js';
import type {ReferenceDocument} from '../reference-documents.js';
import type {FieldRegion} from './value-region.js';

/** The page of the document that has a region of a reference; `undefined` where none is of its form. */
export type Match = (place: FieldRegion) => Registration | undefined;

/** Two pages of different forms share a letterhead and a privacy notice. */
const sameForm = 0.25;
/** Another page has the region when so much more of the print around it is there. */
const clearlyMore = 0.25;
/** Print around a region that is found to this part says that its page is of the form, whatever else it holds. */
const wellSupported = 0.5;

/** Print is missing around a region to this part: the page ends before it, or has another text there. */
const hardlySupported = 0.2;

/** Fields of one reference page share its registrations; pages without fields need none. */
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
    if ((here.support ?? 1) >= wellSupported) return trusted(here);
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
  return trusted((moved?.support ?? 0) > here.support! + clearlyMore ? moved! : here);
}

/** A page is of the form as a whole, or, where a form is laid out anew, around the region alone. */
function trusted({registration, support}: Supported): Registration | undefined {
  const confidence =
    support === undefined ? registration.confidence : supportedConfidence(registration.confidence, support);
  return confidence >= sameForm ? {...registration, confidence} : undefined;
}

function supportedConfidence(whole: number, support: number): number {
  if (support >= wellSupported) return Math.max(whole, support * support);
  return support < hardlySupported ? whole * (support / hardlySupported) : whole;
}
