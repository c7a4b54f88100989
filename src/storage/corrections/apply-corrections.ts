// corrections: what reviewers said of read values, and the values that go out from then on.

import type {
  Extraction,
  ExtractedField,
  FieldValue,
  OutgoingExtraction,
  OutgoingField,
} from '../../contract/extraction.js';
import type {Box} from '../../contract/fields.js';

/** A decision of a reviewer on a field. */
export interface Correction {
  /** `undefined`: the value is right as it was read. */
  value: FieldValue | undefined;
  page: number | undefined;
  box: Box | undefined;
}

/** The outgoing values of a document. A value that a person has checked gets the confidence 1. */
export function applyCorrections(
  read: Extraction,
  corrections: Map<string, Correction> | undefined,
): OutgoingExtraction {
  if (corrections === undefined) return read;
  const fields = Object.entries(read.fields).map(([name, field]): [string, OutgoingField] => [
    name,
    applyCorrection(field, corrections.get(name)),
  ]);
  return {...read, fields: Object.fromEntries(fields)};
}

/**
 * Applies a correction to a field. Place and printed text of the value that was read do not carry over to a corrected
 * value.
 */
export function applyCorrection(read: ExtractedField, correction: Correction | undefined): OutgoingField {
  if (correction === undefined) return read;
  const {value, page, box} = correction;
  if (value === undefined) return {...read, confidence: 1};
  return {value, confidence: 1, ...(page !== undefined && {page}), ...(box !== undefined && {box})};
}
