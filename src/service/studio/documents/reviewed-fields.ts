import {type ExtractedField, fieldsToCheck} from '../../../contract/extraction.js';
import type {Field} from '../../../contract/fields.js';
import {applyCorrection} from '../../../storage/corrections/apply-corrections.js';
import type {ReviewedDocument} from '../../../storage/review/reviewed-documents.js';
import type {ReviewedField} from '../contract/documents.js';
import {isoTime} from './job-summary.js';

const notFound: ExtractedField = {value: null, confidence: 0, route: 'none'};

/** The requested fields of a document, each with the value that was read and the value that goes out. */
export function reviewedFields(
  fields: Field[],
  {read, corrections, reviewedAt}: ReviewedDocument,
  lookBelow: number,
): ReviewedField[] {
  if (read === undefined) return [];
  const toCheck = new Set(fieldsToCheck(fields, read, lookBelow));
  return fields.map((field) => {
    const asRead = read.fields[field.name] ?? notFound;
    const correction = corrections.get(field.name);
    const {value, page, box} = applyCorrection(asRead, correction);
    return {
      ...describedIn(field),
      ...{value, page, box},
      read: asRead,
      unsure: correction === undefined && reviewedAt === undefined && toCheck.has(field.name),
      state: correction === undefined ? 'read' : correction.value === undefined ? 'accepted' : 'corrected',
      ...(correction && {by: correction.by, at: isoTime(correction.at)}),
    };
  });
}

function describedIn({name, type, prompt, options, columns}: Field) {
  return {
    ...{name, type, prompt, options},
    columns: columns?.map((column) => ({name: column.name, type: column.type})),
  };
}
