/** Whether a value is an object with names, as JSON writes one: neither `null` nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has these methods, of its own or of its class. */
export function hasMethods(value: unknown, names: readonly string[]): boolean {
  return value instanceof Object && names.every((name) => typeof Reflect.get(value, name) === 'function');
}

/** The names of a fixed table. TypeScript gives `string`, as objects may hold more names than their type says. */
export function namesIn<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}
