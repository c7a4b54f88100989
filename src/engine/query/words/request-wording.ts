import type {FieldQuery} from '../field-query.js';
import {wordsOfName} from '../meaning/field-concept.js';

/** One of the texts in which a request says what it asks for. */
export type RequestWording = (query: FieldQuery) => string;

/** The prompt of a request, or its field name if it has none. */
export const asPrompted: RequestWording = ({field: {name, prompt}}) =>
  isEmpty(prompt) ? wordsOfName(name) : prompt!;

/** The name of a field that has a prompt as well, as another wording of the same; empty without a prompt. */
export const asNamed: RequestWording = ({field: {name, prompt}}) =>
  isEmpty(prompt) ? '' : wordsOfName(name);

function isEmpty(prompt: string | undefined): boolean {
  return prompt === undefined || prompt.trim() === '';
}
