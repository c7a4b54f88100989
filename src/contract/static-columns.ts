/** A row of a table: its `_static_values` as columns of their own, `static.<key>`, behind the others. */
export function withStaticColumns(row: Record<string, unknown>): Record<string, unknown> {
  const {_static_values: values, ...rest} = row;
  return isObject(values) ? {...rest, ...staticColumns(values)} : row;
}

export function staticColumns(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`static.${key}`, value]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
