/** What a result is to look like, as a JSON Schema says it. Every part may be nullable: unread, it is then null. */
export type ResultShape = ObjectShape | ListShape | ScalarShape;

export interface ObjectShape {
  kind: 'object';
  nullable?: boolean;
  properties: ShapeProperty[];
}

export interface ShapeProperty {
  name: string;
  isRequired: boolean;
  shape: ResultShape;
  /** The field it is asked as; for a row of a table, the column. A nested object has none of its own. */
  field?: string;
}

export interface ListShape {
  kind: 'list';
  nullable?: boolean;
  items: ObjectShape | ScalarShape;
  minItems?: number;
  maxItems?: number;
}

export interface ScalarShape extends ScalarLimits {
  kind: 'scalar';
  nullable?: boolean;
  type: 'string' | 'number' | 'integer' | 'boolean';
}

/** What is allowed of the values of a type. */
export interface ScalarLimits {
  allowed?: unknown[];
  pattern?: RegExp;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}
