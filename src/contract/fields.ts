import {z} from 'zod';

/** What a value is, and so how it is read, checked and written. */
export const FieldType = z.enum([
  'text',
  'name',
  'address',
  'identifier',
  'date',
  'money',
  'number',
  'percent',
  'currency',
  'iban',
  'vat',
  'email',
  'phone',
  'boolean',
  'table',
]);
export type FieldType = z.infer<typeof FieldType>;

/** Where a value comes from on a template with a reference image. */
export const FieldKind = z.enum(['VALUE', 'RECTANGLE', 'PROMPT', 'STATIC']);
export type FieldKind = z.infer<typeof FieldKind>;

/** A rectangle in fractions of the page (0 to 1), origin top left. */
export const Box = z
  .object({
    left: z.number().min(0).max(1),
    top: z.number().min(0).max(1),
    right: z.number().min(0).max(1),
    bottom: z.number().min(0).max(1),
  })
  .refine((box) => box.left < box.right && box.top < box.bottom, 'a box needs left < right and top < bottom');
export type Box = z.infer<typeof Box>;

/** Names become keys of results: `__proto__` and its kin would be swallowed or worse. */
export const FieldName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => !['__proto__', 'constructor', 'prototype'].includes(name), 'this name is reserved');

const described = {
  name: FieldName,
  type: FieldType.optional(),
  /** What to extract, in free text: "the total the customer has to pay, including tax". */
  prompt: z.string().max(4000).optional(),
  /** Words that are beside or above the value on the page, most telling first. */
  labels: z.array(z.string().min(1).max(200)).max(50).optional(),
  /** The values a field may take. */
  options: z.array(z.string().min(1)).max(200).optional(),
};

/** One column of a table field. */
export const Column = z.object(described);
export type Column = z.infer<typeof Column>;

const standing = {
  /** Page of the reference document, from 1. */
  page: z.number().int().min(1).optional(),
  /** Where the label is on the reference page. */
  label_box: Box.optional(),
  /** Where the value is on the reference page. */
  value_box: Box.optional(),
};

const own = {
  ...described,
  kind: FieldKind.optional(),
  /** Every document has this field: a document without a value for it needs review. */
  required: z.boolean().optional(),
  /** More than one value may be found: the result is an array. */
  multiple: z.boolean().optional(),
  ...standing,
  /** VALUE: the value on the reference document. STATIC: the constant. */
  value: z.string().optional(),
};

const elsewhere = {
  /** Which reference document, counted from 1. */
  reference: z.number().int().min(2),
  ...standing,
  /** The value on that document. */
  value: z.string().optional(),
};

export const Field = z.object({
  ...own,
  /** Columns of a `table`. */
  columns: z.array(Column).max(50).optional(),
  /**
   * Where the field is on further reference documents; what is said above is about the first. On one that is not
   * listed here the engine finds the place itself, as it does on a document.
   */
  further: z.array(z.object(elsewhere)).max(20).optional(),
});
export type Field = z.infer<typeof Field>;

/** A field as a person writes it. What is misspelt is refused: one with a `typ` would be read as one without a type. */
const WrittenField = z.strictObject({
  ...own,
  columns: z.array(z.strictObject(described)).max(50).optional(),
  further: z.array(z.strictObject(elsewhere)).max(20).optional(),
});

/** Fields one request may ask for. */
export const mostFields = 500;

/** The extraction structure of a template version, `edited_json` in the interface. */
export const FieldList = z.object({
  fields: z
    .array(WrittenField)
    .max(mostFields)
    .refine(
      (fields) => new Set(fields.map((field) => field.name)).size === fields.length,
      'field names must differ',
    ),
});
export type FieldList = z.infer<typeof FieldList>;
