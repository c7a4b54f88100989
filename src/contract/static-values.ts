import {z} from 'zod';
import {isRecord} from './records.js';

/** Maximum nesting depth: deeper than real values, well below the depth where `JSON.stringify` overflows the stack. */
export const deepestJson = 100;

const tooDeep = `static_values are nested more than ${deepestJson} levels deep`;

/** Caller-supplied pairs that are echoed back. Keys and values stay as they came. */
export const StaticValues = z.record(z.string(), z.unknown()).refine((values) => isShallow(values), tooDeep);
export type StaticValues = z.infer<typeof StaticValues>;

/** As a request carries them: an object, or a JSON-encoded string of one. Blank means absent. */
export const StaticValuesInput = z.union(
  [
    StaticValues,
    z.string().transform((text, context) => {
      if (text.trim() === '') return undefined;
      const parsed = StaticValues.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({code: 'custom', message: 'no static values'});
      return z.NEVER;
    }),
    z.null().transform(() => undefined),
  ],
  {error: ({input}) => complaintAbout(input)},
);

/** Of the three forms the one that was meant is complained of. */
function complaintAbout(given: unknown): string {
  const value = typeof given === 'string' ? parseJson(given) : given;
  return isRecord(value) ? tooDeep : 'is not a JSON object; give pairs such as {"batch": "7"}';
}

/** JSON as a value, `undefined` when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Checks nesting level by level: a recursive check would overflow the stack on the values that it has to refuse. */
export function isShallow(values: object): boolean {
  let level: object[] = [values];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestJson) return false;
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
  return true;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
