import {FieldType} from '../../contract/fields.js';
import type {FieldQuery} from '../query/field-query.js';

/** Features of the request alone, the same for all its candidates. */
export function queryFeatures(query: FieldQuery): Record<string, number> {
  const {field, type, phrases, meanings, concept} = query;
  const words = (field.prompt ?? field.name).split(/\s+/).length;
  return {
    ...Object.fromEntries(FieldType.options.map((one) => [`asks-${one}`, Number(type === one)])),
    asksWithoutType: Number(type === undefined),
    asksKnownConcept: Number(concept !== undefined),
    requestWords: Math.min(words, 20),
    requestPhrases: Math.min(phrases.filter(({origin}) => origin === 'asked').length, 6),
    requestMeanings: Math.min(Math.max(0, ...meanings.map((units) => units.length)), 8),
    requestQuestion: Number(/[?？]\s*$/.test(field.prompt ?? '')),
  };
}
