/** The forms of texts that answer requests. */
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

/** The probability of each form; they add up to 1. */
export type AskedForms = Readonly<Record<ValueForm, number>>;
