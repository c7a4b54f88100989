import {isErrorCode} from '../contract/errors.js';
import {ForeignProblem} from '../contract/problem.js';
import {isRecord} from '../contract/records.js';

/** The messages of an error body, including those nested in `error`: the most detailed first, bare error codes last. */
export function errorWords(problem: ForeignProblem): string[] {
  const {message, detail, error, errors, title} = problem;
  const nested = ForeignProblem.safeParse(error).data;
  const told = [message, detail, nested?.message, nested?.detail, error, title].filter(isText);
  const words = [...told.filter((word) => !isErrorCode(word)), ...told.filter(isErrorCode)];
  const lists = [message, detail, nested?.message, nested?.detail, errors, nested?.errors];
  const listed = joined(lists.filter((list) => !isText(list)).flatMap((list) => statementsIn(list)));
  if (listed === '') return words;
  const [head] = words;
  return [head === undefined || isErrorCode(head) ? listed : `${withoutStop(head)}: ${listed}`, ...words];
}

/** Statements of a validation that a message lists; the others are counted. */
const mostStatements = 5;

function joined(statements: string[]): string {
  const more = statements.length - mostStatements;
  return [...statements.slice(0, mostStatements), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Lists of validations are flat or by field; what is deeper is no statement about a field. */
const deepest = 3;

/**
 * The statements of a validation: sentences, objects with a sentence and the place it is about, or lists of them by
 * field.
 */
function statementsIn(value: unknown, depth = 0): string[] {
  if (isText(value)) return [value];
  if (depth === deepest || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => statementsIn(one, depth + 1));
  const statement = statementOf(value);
  if (statement !== undefined) return [statement];
  return Object.entries(value).flatMap(([name, inner]) =>
    statementsIn(inner, depth + 1).map((words) => `${name}: ${words}`),
  );
}

/** `{loc, msg}`, `{field, message}` and their like. */
function statementOf(value: object): string | undefined {
  if (!isRecord(value)) return undefined;
  const {msg, message, detail, loc, path, field, property, param} = value;
  const words = [msg, message, detail].find(isText);
  if (words === undefined) return undefined;
  const place = [loc, path, field, property, param].map(placeOf).find(isText);
  return place === undefined ? words : `${place}: ${words}`;
}

function placeOf(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.filter((part) => ['string', 'number'].includes(typeof part)).join('.');
  return isText(value) ? value : undefined;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.:]$/, '');
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
