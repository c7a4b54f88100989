import type {ResultDocument} from '../../contract/jobs.js';
import type {ListShape, ObjectShape, ResultShape} from '../../contract/result-shape.js';
import {scalarOf} from './scalar-of.js';
import {isRecord} from '../../contract/records.js';

export interface SchemaView {
  /** The result as the schema has it; `_meta` and the like stay beside it. */
  fields: ResultDocument;
  /** Paths of what is required and was not read, or does not fit. */
  unread: string[];
  /** Paths of optional values that do not fit and are left out. */
  misfits: string[];
}

/**
 * A result as a schema has it: numbers as numbers, objects inside each other, and without what was not read. A result that
 * is such a view already stays as it is.
 */
export function schemaView(result: ResultDocument, shape: ObjectShape): SchemaView {
  const [unread, misfits]: [string[], string[]] = [[], []];
  const view = objectView(shape, {fields: result, there: result, path: '', unread, misfits});
  const besides = Object.entries(result).filter(
    ([name]) => name.startsWith('_') && !Object.hasOwn(view, name),
  );
  return {fields: {...view, ...Object.fromEntries(besides)}, unread, misfits};
}

interface Source {
  /** The result as the service gave it, by field; the row of a table, by column. */
  fields: Record<string, unknown>;
  /** The object of this schema level in a result that is a view already. */
  there: Record<string, unknown>;
  path: string;
  unread: string[];
  misfits: string[];
}

function objectView({properties}: ObjectShape, source: Source): Record<string, unknown> {
  const view: Record<string, unknown> = {};
  for (const {name, isRequired, shape, field} of properties) {
    const path = source.path === '' ? name : `${source.path}.${name}`;
    const value = field === undefined ? undefined : (source.fields[field] ?? source.there[name]);
    const [unread, misfits]: [string[], string[]] = [[], []];
    const seen = viewOf(shape, value, {
      ...{fields: source.fields, path, unread, misfits},
      there: objectOf(source.there[name]),
    });
    // What is missing inside an optional object that was not read at all is no fault.
    if (seen !== undefined || isRequired) source.unread.push(...unread);
    source.misfits.push(...misfits);
    if (seen !== undefined) view[name] = seen;
    else if (isRequired && shape.nullable === true) view[name] = null;
    else if (isRequired) {
      if (unread.length === 0) source.unread.push(path);
    } else if (isThere(value)) source.misfits.push(path);
  }
  return view;
}

/** `undefined` where nothing was read, or nothing that fits. */
function viewOf(shape: ResultShape, value: unknown, source: Source): unknown {
  if (shape.kind === 'scalar') return isThere(value) ? scalarOf(value, shape) : undefined;
  if (shape.kind === 'list') return isThere(value) ? listView(shape, value, source) : undefined;
  const view = objectView(shape, source);
  return Object.values(view).some(isThere) ? view : undefined;
}

/** Items that do not fit are left out, and rows in which nothing was read. */
function listView(shape: ListShape, value: unknown, source: Source): unknown[] | undefined {
  const {items, minItems = 1, maxItems = Infinity} = shape;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const seen = all.flatMap((item, index) => {
    const row = objectOf(item);
    const path = `${source.path}[${index}]`;
    const unread: string[] = [];
    const view = viewOf(items, item, {...source, fields: row, there: row, path, unread});
    if (view !== undefined) source.unread.push(...unread);
    if (view === undefined && items.kind === 'scalar' && isThere(item)) source.misfits.push(path);
    return view === undefined ? [] : [view];
  });
  return seen.length >= Math.max(1, minItems) && seen.length <= maxItems ? seen : undefined;
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function objectOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
