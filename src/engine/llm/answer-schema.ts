import type {RequestedField} from './requested-field.js';
import type {JsonSchema} from './language-model.js';

/** The schema of an answer, in the subset that strict structured output takes: every key required, none more. */
export function answerSchema(requested: RequestedField[]): JsonSchema {
  return object(Object.fromEntries(requested.map((one) => [one.key, schemaOf(one)])));
}

function schemaOf({shape, columns}: RequestedField): JsonSchema {
  const cells = columns.map((column): [string, JsonSchema] => [column.key, {type: ['string', 'null']}]);
  const answer = object({...Object.fromEntries(cells), lines: {type: 'array', items: {type: 'string'}}});
  return shape === 'one' ? answer : {type: 'array', items: answer};
}

function object(properties: Record<string, unknown>): JsonSchema {
  return {type: 'object', properties, required: Object.keys(properties), additionalProperties: false};
}
