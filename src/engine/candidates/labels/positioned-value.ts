import type {LabelMatch} from './label-match.js';
import type {ValueLines} from './value-lines.js';
import type {ValuePosition} from './value-positions.js';

/** A value beside a label, with all positions at that label and all label matches of the query. */
export interface PlacedValue {
  place: ValuePosition;
  value: ValueLines;
  places: readonly ValuePosition[];
  matches: readonly LabelMatch[];
}
