import type {Field} from '../../../contract/fields.js';
import {unionOf} from '../../box.js';
import {isProbable} from '../../probable.js';
import type {Page} from '../../page.js';
import {findText, learnLabel, nearness} from './region-label.js';
import {matchPage} from '../geometry/matching-page.js';
import type {Register} from '../geometry/page-registration.js';
import type {ReferenceDocument} from '../reference-documents.js';
import {readPair} from '../readings/read-page-pair.js';
import {placeField, type FieldRegion} from './value-region.js';
import {regionOnPage} from './region-on-page.js';

/** Where the field is on each reference; `undefined` where that is not known. */
export function regionsOnReferences(
  field: Field,
  references: readonly ReferenceDocument[],
): (FieldRegion | undefined)[] {
  const [first, ...further] = references;
  if (!first) return [];
  const original = remembered(first, field, () => placeField(field, first.pages));
  return [
    original,
    ...further.map((reference, at) =>
      remembered(reference, field, () =>
        placeOn(reference.pages, {number: at + 2, field, original, register: first.register}),
      ),
    ),
  ];
}

interface WantedRegion {
  field: Field;
  /** Of the reference, from 1. */
  number: number;
  /** Where the first reference has the field. */
  original: FieldRegion | undefined;
  /** Registers pages with those of the first reference. */
  register: Register;
}

function placeOn(
  reference: Page[],
  {number, field, original, register}: WantedRegion,
): FieldRegion | undefined {
  const said = field.further?.find((standing) => standing.reference === number);
  if (said) {
    const {page, label_box, value_box, value} = said;
    const place = placeField({...field, page, label_box, value_box, value}, reference);
    if (place) return place;
  }
  return original && transfer(original, reference, register);
}

/** The region on another edition of the form, found as a value is found on a document, where it is likely: a wrong one would mislead for every document. */
function transfer(original: FieldRegion, reference: Page[], register: Register): FieldRegion | undefined {
  const registration = matchPage(original.page, reference, register);
  if (!registration || !isProbable(registration.confidence)) return undefined;
  const {page} = registration;
  if (original.means === 'region')
    return {...original, page, value: regionOnPage(original, registration).box};
  const [reading] = readPair(original, page, registration);
  if (!reading || !isProbable(reading.confidence)) return undefined;
  const value = unionOf(reading.words.map((word) => word.box));
  const spots = original.label ? findText(original.label.key, original.label.words.length, page) : [];
  const near = spots
    .map((spot) => spot.run)
    .sort((a, b) => nearness(b.box, value) - nearness(a.box, value))[0];
  const label = near ?? learnLabel(page, value, []);
  return {...original, page, value, label, sample: reading.text, vague: false};
}

function remembered(
  {regions}: ReferenceDocument,
  field: Field,
  find: () => FieldRegion | undefined,
): FieldRegion | undefined {
  const key = JSON.stringify(field);
  if (!regions.has(key)) regions.set(key, find());
  return regions.get(key);
}
