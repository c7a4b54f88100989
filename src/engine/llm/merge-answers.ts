import type {ExtractedField} from '../../contract/extraction.js';
import {likely} from '../levels.js';
import {squash} from '../values/fold.js';
import type {LanguageModelMode} from './settings.js';

/**
 * Merges what the engine found and what the model said of one field. Equal values have more confidence than either. A
 * value of the model that is not on the page only fills a gap. Of two different ones, mode `assist` prefers the one
 * with more confidence, mode `first` the model's, unless the engine's is proved.
 */
export function mergeAnswers(
  found: ExtractedField,
  answered: ExtractedField | undefined,
  mode: LanguageModelMode,
): ExtractedField {
  if (answered === undefined || isEmpty(answered.value)) return found;
  if (isEmpty(found.value)) return answered;
  if (!isGrounded(answered)) return found;
  if (isSame(found, answered)) return {...found, confidence: together(found.confidence, answered.confidence)};
  const preferred = mode === 'first' ? !isProved(found) : answered.confidence > found.confidence;
  return preferred ? {...answered, confidence: answered.confidence * disputed} : found;
}

/** Factor for the confidence of the model's value where the engine, which reads by other means, found another. */
const disputed = likely;
/** Greatest confidence of two values that agree. */
const surest = 0.98;

export function isGrounded(field: ExtractedField): boolean {
  return field.page !== undefined;
}

/**
 * Whether a value is proved: a constant, or from a zone with check digits or an attached invoice. No model reads
 * better.
 */
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

/** The confidence of two independent readings that agree: both are wrong only if each is. Never above `surest`. */
function together(one: number, other: number): number {
  return Math.max(one, Math.min(surest, 1 - (1 - one) * (1 - other)));
}
