import {type FieldMeta, ResultMeta} from './extraction.js';
import {isRecord} from './records.js';

/** What a result may tell of each value: how sure it is, and with `provenance` also where it was found. */
export type MetaDepth = 'confidence' | 'provenance';

const partsOf = {
  confidence: ['confidence'],
  provenance: ['confidence', 'page', 'box', 'raw', 'route', 'source'],
} as const satisfies Record<MetaDepth, (keyof FieldMeta)[]>;

/** A row of a table, its `_static_values` and `_meta` as columns of their own. A field keeps its column whatever its name. */
export function withColumns(row: Record<string, unknown>): Record<string, unknown> {
  const meta = metaIn(row);
  if (meta === undefined) return withStaticColumns(row);
  return {...metaCells(meta), ...withStaticColumns(withoutMeta(row))};
}

/** A row of a table: its `_static_values` as columns of their own, behind the others. */
export function withStaticColumns(row: Record<string, unknown>): Record<string, unknown> {
  const {_static_values: values, ...rest} = row;
  return isRecord(values) ? {...rest, ...staticColumns(values)} : row;
}

/** `static.<key>`, sorted by key: in which order the values were given, or a service gives them back, changes nothing. */
export function staticColumns(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(values)
      .sort()
      .map((key) => [`static.${key}`, values[key]]),
  );
}

/** The columns of a row that hold static values. */
export function staticColumnNames({_static_values: values}: Record<string, unknown>): string[] {
  return isRecord(values) ? Object.keys(staticColumns(values)) : [];
}

/** The `_meta` of a result; `undefined` where it has none, or something else by that name. */
export function metaIn(result: Record<string, unknown>): ResultMeta | undefined {
  return ResultMeta.safeParse(result._meta).data;
}

/** A result without its `_meta`. */
export function withoutMeta(result: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(result).filter(([name]) => name !== '_meta'));
}

/** How much metadata a result has of its values; `undefined` without any. */
export function metaDepthOf(meta: ResultMeta): MetaDepth | undefined {
  const all = Object.values(meta);
  if (all.length === 0) return undefined;
  return all.some(({route}) => route !== undefined) ? 'provenance' : 'confidence';
}

/** The columns beside that of a field: `total.confidence`, `total.page`. */
export function metaColumnNames(field: string, depth: MetaDepth): string[] {
  return partsOf[depth].map((part) => `${field}.${part}`);
}

function metaCells(meta: ResultMeta): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(meta).flatMap(([field, told]) =>
      partsOf.provenance.map((part) => [`${field}.${part}`, told[part]]),
    ),
  );
}
