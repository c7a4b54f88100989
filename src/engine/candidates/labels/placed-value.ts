import type {LabelMatch} from './label-match.js';
import type {ValueLines} from './value-lines.js';
import type {ValuePlace} from './value-places.js';

/** A value beside a label, with what else the label and the query might mean. */
export interface PlacedValue {
  place: ValuePlace;
  value: ValueLines;
  places: readonly ValuePlace[];
  matches: readonly LabelMatch[];
}
