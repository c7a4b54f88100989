import {z} from 'zod';
import {parseJson} from '../../contract/static-values.js';
import type {RequestedField} from './requested-field.js';

/** What a model says about a field: one value, or the cells of one row, by the keys of the columns. */
export interface Answer {
  cells: Record<string, string>;
  /** The ids of the lines it was read from, as the model says. */
  lines: string[];
}

/** Answers by the key of the field; what was not answered is absent. */
export type Answers = Record<string, Answer[]>;

/**
 * The answers in a model's text, `undefined` when there is no JSON object in it. Lenient in form, since small models
 * are: fences and reasoning around the object, numbers for texts, names for keys, a bare value for an object.
 */
export function parseAnswers(text: string, requested: RequestedField[]): Answers | undefined {
  const reply = JsonObject.safeParse(jsonIn(text));
  if (!reply.success) return undefined;
  return Object.fromEntries(
    requested.flatMap((one) => {
      const given = reply.data[one.key] ?? reply.data[one.field.name];
      const answers = listOf(given).flatMap((item) => answerOf(item, one) ?? []);
      return answers.length === 0 ? [] : [[one.key, one.shape === 'one' ? answers.slice(0, 1) : answers]];
    }),
  );
}

/** Rows beyond this come from a model that repeats itself. */
const maxAnswers = 5000;

const JsonObject = z.record(z.string(), z.unknown());
const Cell = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).trim()));
const LineIds = z.array(z.coerce.string()).max(500).catch([]);

function listOf(given: unknown): unknown[] {
  if (given === undefined || given === null) return [];
  return Array.isArray(given) ? given.slice(0, maxAnswers) : [given];
}

function answerOf(item: unknown, {columns}: RequestedField): Answer | undefined {
  const bare = Cell.safeParse(item);
  const record = bare.success ? {value: bare.data} : JsonObject.safeParse(item).data;
  if (record === undefined) return undefined;
  const cells = columns.flatMap(({key, column}) => {
    const cell = Cell.safeParse(record[key] ?? record[column.name]);
    return cell.success && cell.data !== '' ? [[key, cell.data]] : [];
  });
  if (cells.length === 0) return undefined;
  return {cells: Object.fromEntries(cells) as Answer['cells'], lines: LineIds.parse(record.lines)};
}

/** The JSON in a text: all of it, what a fence holds, or from the first brace to the last. */
function jsonIn(text: string): unknown {
  const spoken = text.replace(/^\s*<think>.*?<\/think>/s, '');
  const fenced = /```(?:json)?\s*(.*?)```/s.exec(spoken)?.[1];
  const braced = spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1);
  for (const candidate of [spoken, fenced, braced]) {
    const value = candidate === undefined ? undefined : parseJson(candidate);
    if (typeof value === 'object') return value;
  }
  return undefined;
}
