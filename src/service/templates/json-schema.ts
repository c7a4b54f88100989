import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {mostFields} from '../../contract/fields.js';
import {isRecord} from '../../contract/records.js';

/** A part of a JSON Schema, references followed, and its JSON Pointer: `/properties/total`. */
export interface SchemaNode {
  place: string;
  type: z.infer<typeof Type>;
  isNullable: boolean;
  keywords: Keywords;
  /** The references that lead to this part, including those of the parts around it. */
  behind: readonly string[];
}

const text = z.string();
const number = z.number();
const Types = z.union([text, z.array(text)]);
const Type = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array']);
const Part: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.unknown());

const Parts = z.array(Part);

/** The keywords that mean something here. */
const Keywords = z.looseObject({
  title: text.optional(),
  description: text.optional(),
  format: text.optional(),
  properties: z.record(z.string(), Part).optional(),
  required: z.array(text).optional(),
  items: Part.optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  const: z.unknown().optional(),
  pattern: text.optional(),
  minLength: number.optional(),
  maxLength: number.optional(),
  minimum: number.optional(),
  maximum: number.optional(),
  exclusiveMinimum: number.optional(),
  exclusiveMaximum: number.optional(),
  minItems: number.optional(),
  maxItems: number.optional(),
});
export type Keywords = z.infer<typeof Keywords>;

/**
 * Accepted keywords that are not part of `Keywords`. `type` is read separately; the others do not by themselves change
 * what is extracted.
 */
const annotations: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$comment', '$defs', 'definitions', '$anchor', 'type'],
  ...['default', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly', 'additionalProperties'],
]);

/**
 * Limits on one schema, which bound the time to read it: parts, each counted once per reference; keywords of a part;
 * length of a chain of references. Generators that write five hundred optional fields need half of that.
 */
const most = {parts: 3_000, keywords: 100, references: 100};

/** Reads parts of one schema. Throws `usage` for what cannot be understood, or is too much, with its place. */
export function schemaReader(root: Record<string, unknown>, name: string) {
  const refuse = (place: string, why: string): DocextractError =>
    new DocextractError('usage', `${name}: ${place === '' ? 'the schema' : place} ${why}`, {
      hint: 'understood are objects, arrays and single values, what is required, limits of values, and $ref within the file',
    });

  let parts = 0;
  const refuseMuch = (part: Record<string, unknown>, place: string): void => {
    if (Object.keys(part).length > most.keywords)
      throw refuse(place, `has more than ${most.keywords} keywords`);
    // Each property is a field at least.
    if (isRecord(part.properties) && Object.keys(part.properties).length > mostFields)
      throw refuse(place, `asks for more than ${mostFields} fields`);
  };
  const at = (part: Record<string, unknown>, place: string, behind: readonly string[] = []): SchemaNode => {
    if (++parts > most.parts) throw refuse('', `has more than ${most.parts} parts`);
    refuseMuch(part, place);
    const inner = alternativeOf(part, place, refuse);
    if (inner !== undefined) {
      const node = at({...without(part, inner.keyword), ...inner.part}, place, behind);
      return {...node, isNullable: node.isNullable || inner.isNullable};
    }
    if (part.$ref !== undefined) {
      const reference = typeof part.$ref === 'string' ? part.$ref : '';
      const target = pointedAt(root, reference);
      if (target === undefined)
        throw refuse(place, `refers to ${JSON.stringify(part.$ref)}, which is not in the file`);
      if (behind.includes(reference)) throw refuse(place, `refers to itself by ${reference}`);
      if (behind.length === most.references)
        throw refuse(place, `is more than ${most.references} references away`);
      refuseMuch(target, place);
      return at({...target, ...without(part, '$ref')}, place, [...behind, reference]);
    }
    return {place, ...typeOf(part, place, refuse), keywords: keywordsOf(part, place, refuse), behind};
  };
  return {at, refuse};
}

export type Refuse = ReturnType<typeof schemaReader>['refuse'];

/** `anyOf` with null is how generators write what may be missing, `allOf` of one how they describe a reference. */
function alternativeOf(part: Record<string, unknown>, place: string, refuse: Refuse) {
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    if (part[keyword] === undefined) continue;
    const parts = Parts.safeParse(part[keyword]).data ?? [];
    const others = parts.filter(({type}) => type !== 'null');
    const [only] = others;
    if (only === undefined || others.length > 1 || (keyword === 'allOf' && parts.length > 1))
      throw refuse(place, `has ${keyword} with several alternatives; one, and null beside it, is understood`);
    return {keyword, part: only, isNullable: parts.length > others.length};
  }
  return undefined;
}

function typeOf(
  part: Record<string, unknown>,
  place: string,
  refuse: Refuse,
): Pick<SchemaNode, 'type' | 'isNullable'> {
  const given = Types.safeParse(part.type ?? impliedType(part)).data;
  if (given === undefined) throw refuse(place, 'has no type');
  const all = [given].flat();
  const type = Type.safeParse(all.filter((one) => one !== 'null').join(' or '));
  if (type.success) return {type: type.data, isNullable: all.includes('null')};
  throw refuse(place, `is of type ${all.join(' or ')}; one type, and null beside it, is understood`);
}

function impliedType({
  properties,
  items,
  enum: values,
  const: value,
}: Record<string, unknown>): string | undefined {
  if (properties !== undefined) return 'object';
  if (items !== undefined) return 'array';
  const all = (Array.isArray(values) ? values : [value]).filter((one) => one !== null);
  return all.length > 0 && all.every((one) => typeof one === 'string') ? 'string' : undefined;
}

function keywordsOf(part: Record<string, unknown>, place: string, refuse: Refuse): Keywords {
  const unknown = Object.keys(part).find(
    (keyword) =>
      !Object.hasOwn(Keywords.shape, keyword) && !annotations.has(keyword) && !keyword.startsWith('x-'),
  );
  if (unknown !== undefined) throw refuse(place, `has ${unknown}, which is not understood`);
  const parsed = Keywords.safeParse(part);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse([place, ...(issue?.path ?? []).map(String)].join('/'), `is wrong: ${issue?.message ?? ''}`);
}

/** A reference inside the file, as a JSON pointer: `#/$defs/Line`. */
function pointedAt(root: Record<string, unknown>, reference: string): Record<string, unknown> | undefined {
  if (!reference.startsWith('#/')) return undefined;
  let found: unknown = root;
  for (const step of reference.slice(2).split('/')) {
    const key = decoded(step)?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (key === undefined || !isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return isRecord(found) ? found : undefined;
}

/** `undefined` for what is no text in percent signs: "%E0". */
function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}

function without(part: Record<string, unknown>, keyword: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== keyword));
}
