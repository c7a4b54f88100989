/** A row of a table: its `_static_values` as columns of their own, behind the others. */
export function withStaticColumns(row: Record<string, unknown>): Record<string, unknown> {
  const {_static_values: values, ...rest} = row;
  return isObject(values) ? {...rest, ...staticColumns(values)} : row;
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
  return isObject(values) ? Object.keys(staticColumns(values)) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
