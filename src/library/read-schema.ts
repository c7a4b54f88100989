import {z} from 'zod';
import {DocextractError, messageOf} from '../contract/errors.js';
import type {Field} from '../contract/fields.js';
import type {ResultDocument} from '../contract/jobs.js';
import {isRecord} from '../contract/records.js';
import {schemaView} from '../batch/results/schema-view.js';
import {fieldsOfSchema, promptsOfSchema} from '../service/templates/schema-fields.js';
import {SchemaError} from './schema-error.js';

/** A schema in two forms: the fields to ask for, and how the result is read. */
export interface ReadSchema {
  title: string | undefined;
  fields: Field[];
  /** The fields as prompts, without types. */
  prompts: Record<string, string>;
  /** The result as the schema has it. Throws `SchemaError` for one that does not fit. */
  dataOf(result: ResultDocument, what: string): Promise<unknown>;
}

/** Reads a schema of zod or a JSON Schema. Throws `usage` naming the place of what cannot be understood. */
export function readSchema(schema: unknown): ReadSchema {
  const zodSchema = schema instanceof z.ZodType || isZod4(schema) ? schema : undefined;
  const json = zodSchema === undefined ? schema : jsonOf(zodSchema);
  if (!isRecord(json)) throw notASchema();
  if ('_def' in json)
    throw new DocextractError('usage', 'schema is of a version of zod before 4', {
      hint: 'Use zod 4, or convert it to a JSON Schema: extractFile(path, {schema: json, …}).',
    });
  const read = fieldsOfSchema(json, 'schema');
  return {
    title: read.title,
    fields: read.fields,
    prompts: promptsOfSchema(read),
    async dataOf(result, what) {
      const {fields: data, unread} = schemaView(result, read.shape);
      const values = Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('_')));
      if (unread.length > 0)
        throw new SchemaError(what, {
          data: values,
          issues: unread.map((path) => ({path, message: 'is required, and was not read'})),
        });
      return zodSchema === undefined ? values : parsed(zodSchema, values, what);
    },
  };
}

/** What the schema checks beyond a JSON Schema, its transformations and defaults included. */
async function parsed(schema: z.ZodType, data: ResultDocument, what: string): Promise<unknown> {
  const checked = await schema.safeParseAsync(data);
  if (checked.success) return checked.data;
  throw new SchemaError(what, {
    data,
    issues: checked.error.issues.map(({path, message}) => ({path: path.map(String).join('.'), message})),
  });
}

/** The input side of the schema: a property with a default may be absent from the document. */
function jsonOf(schema: z.ZodType): unknown {
  try {
    return z.toJSONSchema(schema, {io: 'input'});
  } catch (cause) {
    throw new DocextractError('usage', `schema has no form as a JSON Schema: ${messageOf(cause)}`, {
      hint: 'Documents give text, numbers, booleans, lists and objects; for a date take z.iso.date().',
      cause,
    });
  }
}

/** Whether it is a schema of zod 4; `true` also for one made by another copy of zod in the program. */
function isZod4(schema: unknown): schema is z.ZodType {
  return typeof schema === 'object' && schema !== null && '_zod' in schema && 'safeParseAsync' in schema;
}

function notASchema(): DocextractError {
  return new DocextractError('usage', 'schema is no schema', {
    hint: 'Give a schema of zod 4 or a JSON Schema, each of an object: z.object({total: z.number()}).',
  });
}
