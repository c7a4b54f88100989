import {z} from 'zod';

/** The keywords of JSON Schema that zod writes for the shapes of the interface. */
export interface JsonSchema {
  type?: string;
  format?: string;
  description?: string;
  contentMediaType?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** A shape as JSON Schema: `input` as callers send it, `output` as the service answers it. */
export function jsonSchemaOf(shape: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const document: Record<string, unknown> = z.toJSONSchema(shape, {io, unrepresentable: 'any'});
  delete document.$schema;
  return document;
}
