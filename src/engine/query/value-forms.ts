/** What the texts that answer a request look like. */
export const valueForms = [
  'date',
  'time',
  'duration',
  'money',
  'percent',
  'number',
  'measure',
  'currency',
  'identifier',
  'contact',
  'person',
  'organisation',
  'title',
  'address',
  'name',
  'phrase',
  'sentence',
] as const;

/**
 * `contact`: a telephone number, an e-mail address or a website; `measure`: a number with its unit; `name`: words with
 * capitals that are no person and no organisation; `phrase`: a few other words.
 */
export type ValueForm = (typeof valueForms)[number];

/** Each form to its probability; together 1. */
export type AskedForms = Readonly<Record<ValueForm, number>>;
