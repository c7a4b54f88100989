import type {z} from 'zod';

/** A JSON Schema, as a value in the program. Given inline, or `as const`, its literal type is known. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What may be given as `schema`: a schema of zod 4, or a JSON Schema. */
export type Schema = z.ZodType | JsonSchema;

/** The type of the data that a schema describes. A JSON Schema without literal types gives `Record<string, unknown>`. */
export type DataOf<S> = S extends z.ZodType ? z.output<S> : FromJsonSchema<S>;

/**
 * The type that a JSON Schema describes: `type`, `properties`, `required`, `items`, `enum`, `const` and nullable
 * alternatives. What it does not know is `unknown`; of an object without literal properties, `Record<string, unknown>`.
 */
export type FromJsonSchema<S> = S extends {const: infer Value}
  ? Value
  : S extends {enum: readonly (infer Value)[]}
    ? Value
    : S extends {anyOf: readonly (infer One)[]} | {oneOf: readonly (infer One)[]}
      ? FromJsonSchema<One>
      : S extends {type: readonly (infer Name)[]}
        ? ValueOfType<Name, S>
        : S extends {type: infer Name}
          ? ValueOfType<Name, S>
          : S extends {properties: object}
            ? ObjectOfSchema<S>
            : string extends keyof S
              ? Record<string, unknown>
              : unknown;

/** The values of one `type` of a JSON Schema. */
export type ValueOfType<Name, S> = Name extends 'string'
  ? string
  : Name extends 'number' | 'integer'
    ? number
    : Name extends 'boolean'
      ? boolean
      : Name extends 'null'
        ? null
        : Name extends 'array'
          ? S extends {items: infer Item}
            ? FromJsonSchema<Item>[]
            : unknown[]
          : Name extends 'object'
            ? ObjectOfSchema<S>
            : unknown;

/** An object of a JSON Schema: required properties, and the others as optional. */
export type ObjectOfSchema<S> = S extends {properties: infer Properties}
  ? Flat<
      {-readonly [Name in keyof Properties as Name & RequiredNames<S>]: FromJsonSchema<Properties[Name]>} & {
        -readonly [Name in keyof Properties as Exclude<Name, RequiredNames<S>>]?: FromJsonSchema<
          Properties[Name]
        >;
      }
    >
  : Record<string, unknown>;

/** Names of the properties that a JSON Schema requires. */
export type RequiredNames<S> = S extends {required: readonly (infer Name)[]} ? Name : never;

/** One object type, as editors show it best. */
export type Flat<T> = {[Name in keyof T]: T[Name]};
