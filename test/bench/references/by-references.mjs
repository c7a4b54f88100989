// What recognised reference documents say of the fields of a recognised document.
import {localeOf} from '../../../dist/engine/page-view/number-and-date-locale.js';
import {referenceDocument} from '../../../dist/engine/registration/reference-documents.js';
import {alignFields} from '../../../dist/engine/registration/reference-fields.js';
import {zoneReader} from '../../../dist/engine/registration/readings/recognise-region.js';

export function byReferences(pages, references, {fields}, ocr) {
  return alignFields({
    pages,
    references: references.map((reference) => referenceDocument(reference.pages)),
    fields: fields.map((field) => ({...field, type: field.type ?? 'text'})),
    numberLocale: localeOf([...pages, ...references.flatMap((reference) => reference.pages)]),
    ...(ocr && {readZone: zoneReader(() => Promise.resolve(ocr)), readLines: ocr.readLines}),
  });
}
