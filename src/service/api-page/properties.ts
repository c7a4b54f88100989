type Json = Record<string, unknown>;

/** A field of a schema, as the page shows it. */
export interface Property {
  name: string;
  required: boolean;
  type: string;
  what: string | undefined;
}

/** Properties of an object schema, or of each of its alternatives. */
export function propertiesOf(schema: Json): Property[] {
  const kinds = (schema.anyOf as Json[] | undefined) ?? [schema];
  const all = kinds.flatMap(({properties = {}, required = []}) =>
    Object.entries(properties as Record<string, Json>).map(([name, property]): [string, Property] => {
      const isRequired = kinds.every((kind) =>
        ((kind.required as string[] | undefined) ?? []).includes(name),
      );
      const type = typeOf(property);
      return [
        name,
        {
          name,
          required: isRequired && (required as string[]).includes(name),
          type,
          what: property.description as string | undefined,
        },
      ];
    }),
  );
  return [...new Map(all).values()];
}

export function typeOf({type, format, anyOf, enum: values}: Json): string {
  if (Array.isArray(values)) return values.join(' | ');
  if (Array.isArray(anyOf)) return [...new Set((anyOf as Json[]).map(typeOf))].join(' or ');
  if (typeof type !== 'string') return 'any';
  return typeof format === 'string' ? `${type} (${format})` : type;
}
