// corrections: what reviewers said of read values, and the values that go out from then on.

import type {
  Extraction,
  ExtractedField,
  FieldValue,
  OutgoingExtraction,
  OutgoingField,
} from '../../contract/extraction.js';
import type {Box} from '../../contract/fields.js';

/** What a reviewer said of a field. */
export interface Correction {
  /** `undefined`: the value is right as it was read. */
  value: FieldValue | undefined;
  page: number | undefined;
  box: Box | undefined;
}

/** The values of a document as they go out. A value that a person has seen is sure. */
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

/** What was told of the place is about the value that was read. */
export function applyCorrection(read: ExtractedField, correction: Correction | undefined): OutgoingField {
  if (correction === undefined) return read;
  const {value, page, box} = correction;
  if (value === undefined) return {...read, confidence: 1};
  return {value, confidence: 1, ...(page !== undefined && {page}), ...(box !== undefined && {box})};
}
