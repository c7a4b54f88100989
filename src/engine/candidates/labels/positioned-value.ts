import type {LabelMatch} from './label-match.js';
import type {ValueLines} from './value-lines.js';
import type {ValuePosition} from './value-positions.js';

/**
 * A value at one position beside a label. `positions`: the positions of this label. `matches`: the labels that match the
 * query, best first.
 */
export interface PositionedValue {
  position: ValuePosition;
  value: ValueLines;
  positions: readonly ValuePosition[];
  matches: readonly LabelMatch[];
}
