import type {ObjectShape, ResultShape, ScalarShape} from '../../contract/result-shape.js';
import {type Column, type Field, FieldList, FieldType, mostFields} from '../../contract/fields.js';
import {type Refuse, type SchemaNode, schemaReader} from './json-schema.js';

/** What a JSON Schema asks for: fields for the service, and what their values are to look like in the result. */
export interface SchemaFields {
  /** Of the schema, where it has one. */
  title: string | undefined;
  fields: Field[];
  shape: ObjectShape;
}

/**
 * The fields of a JSON Schema. Messages call the schema `name`. Throws `usage` with the place of a part that it does
 * not understand.
 */
export function fieldsOfSchema(root: Record<string, unknown>, name: string): SchemaFields {
  const reader = schemaReader(root, name);
  const top = reader.at(root, '');
  if (top.type !== 'object')
    throw reader.refuse('', `is of type ${top.type}; it must be an object with properties`);
  const fields: Field[] = [];
  const shape = objectShape(top, {...reader, fields, above: []});
  const list = FieldList.safeParse({fields});
  if (!list.success) throw reader.refuse('', `cannot be asked for: ${list.error.issues[0]?.message ?? ''}`);
  return {title: top.keywords.title, fields: list.data.fields, shape};
}

/** The fields as prompts without types, for services that do not know types. */
export function promptsOfSchema({fields}: SchemaFields): Record<string, string> {
  return Object.fromEntries(
    fields.map(({name, prompt = '', columns}) => {
      const rows =
        columns === undefined ? '' : `: a list of rows with ${columns.map((one) => one.name).join(', ')}`;
      return [name, prompt + rows];
    }),
  );
}

interface Walk {
  at: (part: Record<string, unknown>, place: string, behind?: readonly string[]) => SchemaNode;
  refuse: Refuse;
  fields: Field[];
  /** Names of the objects around. */
  above: string[];
}

function objectShape(node: SchemaNode, walk: Walk): ObjectShape {
  const {properties = {}, required = []} = node.keywords;
  const names = Object.keys(properties);
  if (names.length === 0) throw walk.refuse(node.place, 'has no properties');
  const stray = required.find((name) => !names.includes(name));
  if (stray !== undefined)
    throw walk.refuse(node.place, `requires ${stray}, which is none of its properties`);
  return {
    kind: 'object',
    nullable: node.isNullable,
    properties: Object.entries(properties).map(([name, part]) => {
      const inner = walk.at(part, `${node.place}/properties/${name}`, node.behind);
      const isRequired = required.includes(name);
      if (inner.type === 'object')
        return {name, isRequired, shape: objectShape(inner, {...walk, above: [...walk.above, name]})};
      const field = [...walk.above, name].join('_');
      if (walk.fields.some((one) => one.name === field))
        throw walk.refuse(inner.place, `has the same name as another: ${field}`);
      // Found early: parts that are referred to again and again would make a huge list.
      if (walk.fields.length === mostFields) throw walk.refuse('', `asks for more than ${mostFields} fields`);
      const {asked, shape} = fieldOf(inner, {...walk, name});
      walk.fields.push({name: field, ...asked});
      return {name, isRequired, shape, field};
    }),
  };
}

function fieldOf(
  node: SchemaNode,
  walk: Walk & {name: string},
): {asked: Omit<Field, 'name'>; shape: ResultShape} {
  const prompt = promptOf(node, walk);
  if (node.type !== 'array') return {asked: {prompt, ...typeOfScalar(node)}, shape: scalarShape(node, walk)};
  const {items, minItems, maxItems} = node.keywords;
  if (items === undefined) throw walk.refuse(node.place, 'is an array without items');
  const inner = walk.at(items, `${node.place}/items`, node.behind);
  const list = {
    kind: 'list' as const,
    nullable: node.isNullable,
    ...(minItems !== undefined && {minItems}),
    ...(maxItems !== undefined && {maxItems}),
  };
  if (inner.type === 'array') throw walk.refuse(inner.place, 'is an array in an array');
  if (inner.type === 'object') {
    const {columns, shape} = rowsOf(inner, walk);
    return {asked: {prompt, type: 'table', columns}, shape: {...list, items: shape}};
  }
  return {
    asked: {prompt, multiple: true, ...typeOfScalar(inner)},
    shape: {...list, items: scalarShape(inner, walk)},
  };
}

/** The columns of a table: an object in an array, of which each property is one value. */
function rowsOf(node: SchemaNode, walk: Walk): {columns: Column[]; shape: ObjectShape} {
  const fields: Field[] = [];
  const shape = objectShape(node, {...walk, fields, above: []});
  const deep = shape.properties.find((property) => property.shape.kind !== 'scalar');
  if (deep !== undefined)
    throw walk.refuse(
      `${node.place}/properties/${deep.name}`,
      'is no single value, as a column of a table must be',
    );
  return {columns: fields.map(({name, type, prompt, options}) => ({name, type, prompt, options})), shape};
}

/** What to look for: its description, or its name in words; inside an object, of what. */
function promptOf({keywords}: SchemaNode, {name, above}: {name: string; above: string[]}): string {
  const said = keywords.description ?? keywords.title;
  const around = above.at(-1);
  if (around === undefined) return said ?? inWords(name);
  return said === undefined ? `${inWords(name)} of the ${inWords(around)}` : `${said} (${inWords(around)})`;
}

/** `invoiceNumber` and `invoice_number` as people say it. */
function inWords(name: string): string {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
}

const SingleType = FieldType.exclude(['table']);

/** A `number` may be an amount, a rate or a measure: it is read as what is printed. */
function typeOfScalar({type, keywords}: SchemaNode): Pick<Field, 'type' | 'options'> {
  const {format, enum: values, const: only} = keywords;
  const known = SingleType.safeParse(format).data;
  const options = (values ?? (only === undefined ? [] : [only])).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return {
    ...(type === 'boolean' && {type}),
    ...(type === 'integer' && {type: 'number'}),
    ...(known !== undefined && type !== 'boolean' && {type: known}),
    ...(options.length > 0 && {options}),
  };
}

function scalarShape({type, isNullable, keywords, place}: SchemaNode, {refuse}: Walk): ScalarShape {
  if (type === 'object' || type === 'array') throw refuse(place, `is ${type}`);
  const {enum: values, const: only, pattern, minLength, maxLength} = keywords;
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = keywords;
  const allowed = values ?? (only === undefined ? undefined : [only]);
  return {
    kind: 'scalar',
    type,
    nullable: isNullable || allowed?.includes(null) === true,
    ...(allowed && {allowed}),
    ...(pattern !== undefined && {pattern: patternOf(pattern, place, refuse)}),
    ...definedIn({minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum}),
  };
}

function patternOf(pattern: string, place: string, refuse: Refuse): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    throw refuse(place, `has a pattern that is no regular expression: ${pattern}`);
  }
}

function definedIn(limits: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
