import {readFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {z} from 'zod';
import {DocextractError, messageOf} from '../../contract/errors.js';
import {cannotRead} from '../../batch/files/cannot-read.js';
import {fieldsOfSchema, type SchemaFields} from '../../service/templates/schema-fields.js';
import type {Context} from '../terminal/context.js';

/** Reads a JSON Schema as fields. Throws `usage` naming the place of what cannot be understood, `cannot_read`. */
export async function readSchema(name: string, {io}: Context): Promise<SchemaFields> {
  const path = resolve(io.cwd, name);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw cannotRead(path, cause);
  });
  const root = z.record(z.string(), z.unknown()).safeParse(parsedJson(text, name));
  if (!root.success) throw new DocextractError('usage', `${name} is not a JSON Schema: it must be an object`);
  return fieldsOfSchema(root.data, name);
}

function parsedJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocextractError('usage', `${name} is not JSON: ${messageOf(cause)}`, {
      hint: 'write a JSON Schema as {"type": "object", "properties": {"total": {"type": "number"}}}',
      cause,
    });
  }
}
