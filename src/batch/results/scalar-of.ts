import type {ScalarLimits, ScalarShape} from '../../contract/result-shape.js';

/** A value as a schema has it, a decimal string as a number; `undefined` for one that does not fit. */
export function scalarOf(value: unknown, shape: ScalarShape): string | number | boolean | undefined {
  const typed = ofType(value, shape.type);
  return typed !== undefined && isAllowed(typed, shape) ? typed : undefined;
}

function ofType(value: unknown, type: ScalarShape['type']): string | number | boolean | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'string') return typeof value === 'string' ? value : undefined;
  const number = typeof value === 'number' ? value : decimal(value);
  return type === 'integer' && !Number.isInteger(number) ? undefined : number;
}

function decimal(value: unknown): number | undefined {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

function isAllowed(value: string | number | boolean, limits: ScalarLimits): boolean {
  if (limits.allowed !== undefined && !limits.allowed.includes(value)) return false;
  if (typeof value === 'boolean') return true;
  return typeof value === 'number' ? isWithin(value, limits) : isLongEnough(value, limits);
}

function isWithin(value: number, limits: ScalarLimits): boolean {
  const {minimum = -Infinity, maximum = Infinity} = limits;
  const {exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity} = limits;
  return value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
}

/** Lengths are counted in characters, as JSON Schema has it. */
function isLongEnough(value: string, {pattern, minLength = 0, maxLength = Infinity}: ScalarLimits): boolean {
  const length = [...value].length;
  return length >= minLength && length <= maxLength && (pattern === undefined || pattern.test(value));
}
