import type {ExtractedField} from '../../contract/extraction.js';
import type {Ask} from '../fields/ask.js';
import type {ReadDocument} from '../fields/document.js';
import {notFound} from '../fields/result.js';

export function findTable(_ask: Ask, _document: ReadDocument): ExtractedField {
  return notFound;
}
