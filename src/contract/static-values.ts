import {z} from 'zod';

/** Caller-supplied pairs that are echoed back. Keys and values stay as they came. */
export const StaticValues = z.record(z.string(), z.unknown());
export type StaticValues = z.infer<typeof StaticValues>;

/** As a request carries them: an object, or a JSON-encoded string of one. Blank means absent. */
export const StaticValuesInput = z.union([
  StaticValues,
  z.string().transform((text, context) => {
    if (text.trim() === '') return undefined;
    const parsed = StaticValues.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({code: 'custom', message: 'static_values must be a JSON object'});
    return z.NEVER;
  }),
  z.null().transform(() => undefined),
]);

/** JSON as a value, `undefined` when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
