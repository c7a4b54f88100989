import {z} from 'zod';
import {DocextractError} from '../../../contract/errors.js';
import type {FieldList} from '../../../contract/fields.js';
import {fieldsOfSchema} from '../../templates/schema-fields.js';

const Schema = z.record(z.string(), z.unknown());

/** The fields that a JSON Schema asks for. Throws `invalid_request` naming the place of what cannot be understood. */
export function fieldsFromSchema(schema: unknown): FieldList {
  const root = Schema.safeParse(schema);
  if (!root.success) throw new DocextractError('invalid_request', 'A JSON Schema is an object.');
  try {
    return {fields: fieldsOfSchema(root.data, 'JSON Schema').fields};
  } catch (error) {
    if (!(error instanceof DocextractError)) throw error;
    throw new DocextractError('invalid_request', error.message, {cause: error, hint: error.hint});
  }
}
