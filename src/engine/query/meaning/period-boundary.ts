import type {Column, Field, FieldType} from '../../../contract/fields.js';
import {edgeWords} from '../../knowledge/languages/gathered/edge-words.js';
import {fold} from '../../values/fold.js';
import {wordsOfName} from './field-concept.js';
import {queryTermsOf} from './query-terms.js';

interface Edged {
  /** Which edge of a period is asked for. */
  edge?: 'start' | 'end';
}

/** Which edge of a period a field asks for, its start or its end: "Start of the billing period". Empty if neither or both. */
export function periodBoundaryOf(field: Field | Column): Edged {
  if (field.type !== undefined && field.type !== 'date' && field.type !== 'text') return {};
  const keys = queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).map(({key}) => key);
  const words = fold(field.prompt ?? '');
  const starts =
    keys.includes('theme start') || (keys.includes('sense period') && edgeWords.start.test(words));
  const ends = keys.includes('theme end') || (keys.includes('sense period') && edgeWords.end.test(words));
  return starts === ends ? {} : {edge: starts ? 'start' : 'end'};
}

/**
 * The type `date` for an edge of a period, as in "Start of the tenancy"; `undefined` if the request asks for a balance,
 * reading, time, place or quantity.
 */
export function typeOfBoundary({edge}: Edged, field: Field | Column): FieldType | undefined {
  if (edge === undefined || field.options !== undefined) return undefined;
  const keys = queryTermsOf(`${wordsOfName(field.name)} ${field.prompt ?? ''}`).map(({key}) => key);
  return keys.some((key) => ofNoDays.has(key)) ? undefined : 'date';
}

const ofNoDays = new Set(['theme balance', 'theme reading', 'sense time', 'sense place', 'sense quantity']);
