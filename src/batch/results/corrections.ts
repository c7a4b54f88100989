import {isDeepStrictEqual} from 'node:util';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {type ExtractedField, FieldMeta} from '../../contract/extraction.js';
import {Box} from '../../contract/fields.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {isRecord} from '../../contract/records.js';
import {type MetaDepth, metaDepthOf, metaIn} from '../../contract/result-columns.js';

const Place = {page: z.number().int().min(1).optional(), box: Box.optional()};

/** What a value should be: the value itself, or it with its place on the page; the place alone where the value is right. */
const Told = z.strictObject({value: z.json().optional(), ...Place});

const Correction = z.json().transform((given, context) => {
  if (!isTold(given)) return {value: given, page: undefined, box: undefined};
  const told = Told.safeParse(given);
  if (told.success && ('value' in given || told.data.box !== undefined)) return told.data;
  const [issue] = told.error?.issues ?? [];
  const message = issue?.message ?? 'a page alone corrects nothing: give a box or a value with it';
  context.issues.push({code: 'custom', input: given, message, path: issue?.path ?? []});
  return z.NEVER;
});

/** Whether a value is given with its place; a wrong place is then a mistake, and not a value that looks like one. */
function isTold(given: unknown): given is Record<string, unknown> {
  const names = isRecord(given) ? Object.keys(given) : [];
  return names.length > 0 && names.every((name) => ['value', 'page', 'box'].includes(name));
}

/** By file and field. A file is named as its result is: `a/scan.pdf`. */
export const Corrections = z.record(
  z.string(),
  z
    .record(z.string(), Correction, 'must be an object of fields')
    .refine(
      (fields) => Object.keys(fields).every((name) => !name.startsWith('_')),
      'what begins with _ is no field',
    ),
  'must be an object of files',
);
export type Corrections = z.infer<typeof Corrections>;

/** What was said of a field in the studio, which keeps it as well. */
export type StudioCorrection =
  /** A corrected value, or the confirmation of the value read. `said`: milliseconds since 1970. */
  | (Correction & {said: number})
  /** No correction, or a withdrawn one: the value is as it was read. */
  | {read: ExtractedField};
type Correction = Corrections[string][string];

/** Corrections by result file (`a/scan.pdf`) and field name, from a file or from the studio. */
export type ResultCorrections = Record<string, Record<string, Correction | StudioCorrection>>;

/** What was read in place of a corrected value; kept with the result, in `_corrected`. */
const Mark = z.object({was: z.unknown(), at: z.string(), by: z.literal('studio').optional(), ...Place});
type Mark = z.infer<typeof Mark>;
const Marks = z.record(z.string(), Mark);

export interface CorrectedResult {
  fields: ResultDocument;
  /** The fields that are other than before. */
  changed: string[];
}

/**
 * A result with corrected values; `_corrected` keeps the values read first, and marks confirmed values too. Applying
 * the same corrections again changes nothing. A correction from the studio is ignored if the result was corrected
 * later; one withdrawn there is withdrawn here, if it came from there. Throws `usage` for an unknown field.
 */
export function correctedResult(
  result: ResultDocument,
  corrections: ResultCorrections[string],
  {source, at}: {source: string; at: string},
): CorrectedResult {
  const {_corrected: former, ...fields} = result;
  const marks = Marks.safeParse(former).data ?? {};
  const meta = metaIn(result);
  const changed: string[] = [];
  const takeBack = (name: string, read: ExtractedField): void => {
    if (marks[name]?.by !== 'studio') return;
    fields[name] = marks[name].was;
    Reflect.deleteProperty(marks, name);
    if (meta?.[name]) meta[name] = metaOf(read, metaDepthOf(meta));
    changed.push(name);
  };
  const correct = (name: string, correction: Correction, mark: Pick<Mark, 'at' | 'by'>): void => {
    if (!Object.hasOwn(result, name)) throw unknownField(name, result, source);
    const value = 'value' in correction ? correction.value : result[name];
    const place = definedOf({page: correction.page, box: correction.box});
    const before = marks[name];
    const isMarked = before !== undefined && isDeepStrictEqual(placeOf(before), place);
    if (isMarked && isDeepStrictEqual(value, result[name])) return;
    marks[name] = {was: before === undefined ? result[name] : before.was, ...mark, ...place};
    fields[name] = value;
    // A new value drops the metadata of the value that was read: its position and route describe the old one.
    if (meta?.[name]) meta[name] = {...('value' in correction ? {} : meta[name]), ...place, confidence: 1};
    changed.push(name);
  };
  for (const [name, correction] of Object.entries(corrections))
    if ('read' in correction) takeBack(name, correction.read);
    else if (!('said' in correction)) correct(name, correction, {at});
    else if (!isLater(marks[name], correction.said)) correct(name, correction, {at, by: 'studio'});
  if (changed.length === 0) return {fields: result, changed};
  const isMarked = Object.keys(marks).length > 0;
  return {fields: {...fields, ...(meta && {_meta: meta}), ...(isMarked && {_corrected: marks})}, changed};
}

function isLater(mark: Mark | undefined, said: number): boolean {
  return mark !== undefined && Date.parse(mark.at) >= said;
}

function metaOf(read: ExtractedField, depth: MetaDepth | undefined): FieldMeta {
  return depth === 'provenance' ? FieldMeta.parse(read) : {confidence: read.confidence};
}

function placeOf({page, box}: z.infer<typeof Mark>): object {
  return definedOf({page, box});
}

function definedOf<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function unknownField(name: string, result: ResultDocument, source: string): DocextractError {
  const names = Object.keys(result).filter((one) => !one.startsWith('_'));
  return new DocextractError('usage', `the result of ${source} has no field ${name}`, {
    hint: `its fields are ${names.join(', ')}`,
  });
}
