import type {ExtractedField, Extraction} from '../contract/extraction.js';
import type {Field} from '../contract/fields.js';
import {postcodeLabels} from './knowledge/languages/gathered/parties/addresses.js';
import type {Page} from './page.js';
import {countriesOfPostcodes, correctPostcodes} from './values/addresses/postcode.js';

/**
 * Corrects recognised postcodes with one misread character, in addresses and in fields for postcodes, where the
 * document has another postcode of that country that was read well.
 */
export function withCorrectedPostcodes(extraction: Extraction, fields: Field[], pages: Page[]): Extraction {
  const wanted = new Set(fields.filter(mayHavePostcode).map(({name}) => name));
  const isRecognised = ([name, {source, value}]: [string, ExtractedField]) =>
    wanted.has(name) && source === 'ocr' && typeof value === 'string';
  const entries = Object.entries(extraction.fields);
  if (!entries.some(isRecognised)) return extraction;
  const countries = countriesOfPostcodes(pages.flatMap(({lines}) => lines.map(({text}) => text)).join('\n'));
  const mended = entries.map((entry): [string, ExtractedField] =>
    isRecognised(entry)
      ? [entry[0], {...entry[1], value: correctPostcodes(entry[1].value as string, countries)}]
      : entry,
  );
  return {...extraction, fields: Object.fromEntries(mended)};
}

function mayHavePostcode({name, type, labels = []}: Field): boolean {
  return (
    type === 'address' || [name.replaceAll('_', ' '), ...labels].some((words) => postcodeLabels.test(words))
  );
}
