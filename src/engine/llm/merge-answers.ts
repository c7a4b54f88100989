import type {ExtractedField} from '../../contract/extraction.js';
import {squash} from '../values/fold.js';
import type {LanguageModelMode} from './settings.js';

/**
 * One field out of what the engine found and what the model said. Two that agree are surer than either. A value of
 * the model that is not on the page only fills a gap; in mode `assist` it takes confidence to replace what
 * the engine found, in mode `first` only proof keeps the model's from replacing it.
 */
export function mergeAnswers(
  found: ExtractedField,
  said: ExtractedField | undefined,
  mode: LanguageModelMode,
): ExtractedField {
  if (said === undefined || isEmpty(said.value)) return found;
  if (isEmpty(found.value)) return said;
  if (!isGrounded(said)) return found;
  if (isSame(found, said)) return {...found, confidence: together(found.confidence, said.confidence)};
  const preferred = mode === 'first' ? !isProved(found) : said.confidence > found.confidence;
  return preferred ? {...said, confidence: said.confidence * disputed} : found;
}

/** The model's value counts less when the engine, which reads by other means, read another. */
const disputed = 0.85;
const surest = 0.98;

export function isGrounded(field: ExtractedField): boolean {
  return field.page !== undefined;
}

/** Constants, check digits of passports and attached invoices are no readings that a model could better. */
function isProved({route}: ExtractedField): boolean {
  return route === 'static' || route === 'mrz' || route === 'attachment';
}

function isEmpty(value: ExtractedField['value']): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function isSame(one: ExtractedField, other: ExtractedField): boolean {
  return spelling(one.value) === spelling(other.value);
}

function spelling(value: ExtractedField['value']): string {
  return typeof value === 'string' ? squash(value) : JSON.stringify(value);
}

/** Independent readings are both wrong only when each is; never quite certain. */
function together(one: number, other: number): number {
  return Math.max(one, Math.min(surest, 1 - (1 - one) * (1 - other)));
}
