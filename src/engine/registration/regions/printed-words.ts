import type {Word} from '../../page.js';
import type {Place} from './value-region.js';
import {locate, type Registration} from '../geometry/page-registration.js';
import {usualHeight} from '../geometry/word-runs.js';
import {distanceBetween} from '../geometry/transform.js';

/**
 * Words of the document that belong to the form and not to what was filled in: they stand on the reference too, in the
 * same place. What stands where the reference has the value of this field is a value, even when it is the same one.
 */
export function printedWords(registration: Registration, place: Place): Set<Word> {
  const height = usualHeight(registration.page);
  const {value} = place;
  const printed = registration.twins.filter(({reference, from, to, weight}) => {
    const inValue =
      registration.reference === place.page &&
      from.x >= value.left &&
      from.x <= value.right &&
      from.y >= value.top &&
      from.y <= value.bottom;
    if (inValue && place.label?.words.includes(reference) !== true) return false;
    return weight >= samePrint && distanceBetween(locate(registration, from), to) < 1.2 * height;
  });
  return new Set(printed.map(({word}) => word));
}

const samePrint = 0.75;
