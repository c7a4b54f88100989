import type {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {mustExist} from '../../contract/must-exist.js';

/** Validates request data; the error names the first invalid field. */
export function parse<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = mustExist(parsed.error.issues[0], 'validation issue');
  const where = issue.path.join('.');
  const isMissing = issue.code === 'invalid_type' && issue.message.includes('received undefined');
  const what = isMissing ? 'is missing' : issue.message;
  throw new DocextractError('invalid_request', where === '' ? `${what}.` : `${where}: ${what}.`);
}
