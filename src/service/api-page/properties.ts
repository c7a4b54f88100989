import type {JsonSchema} from './openapi-schema.js';

/** A field of a schema, as the page shows it. */
export interface Property {
  name: string;
  required: boolean;
  type: string;
  what: string | undefined;
}

/** Properties of an object schema, or of each of its alternatives. */
export function propertiesOf(schema: JsonSchema): Property[] {
  const kinds = schema.anyOf ?? [schema];
  const all = kinds.flatMap(({properties = {}}) =>
    Object.entries(properties).map(([name, property]): [string, Property] => [
      name,
      {
        name,
        required: kinds.every(({required = []}) => required.includes(name)),
        type: typeOf(property),
        what: property.description,
      },
    ]),
  );
  return [...new Map(all).values()];
}

/**
 * The type of a value as the page shows it: `string (date)`, `a | b` for an enum, `any` when the schema does not say.
 */
export function typeOf({type, format, anyOf, enum: values}: JsonSchema): string {
  if (values) return values.join(' | ');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (type === undefined) return 'any';
  return format === undefined ? type : `${type} (${format})`;
}
