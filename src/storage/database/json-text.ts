declare const value: unique symbol;

/** A column that holds a value of a known type as JSON. Only this store writes it, from values that were validated. */
export type JsonText<Value> = string & {readonly [value]: Value};

/** Serialises a value for its JSON column. The value must not be `undefined`. */
export function jsonText<Value>(stored: Value): JsonText<Value> {
  // Undefined is no JSON; columns without a value are null.
  return JSON.stringify(stored) as JsonText<Value>;
}

/** Parses the text of a JSON column. The value is not validated again. */
export function parseJsonText<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
