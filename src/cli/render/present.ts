// render: tables, summaries, progress and JSON for the output of commands.

import {csvOf} from '../../batch/results/results-table.js';
import type {BatchReport, DocumentOutcome} from '../../batch/model/outcome.js';
import type {OutputFormat} from '../../batch/model/run-options.js';
import type {Tell} from '../../batch/model/batch-events.js';
import type {FieldValue, ResultFields} from '../../contract/extraction.js';
import {DocextractError} from '../../contract/errors.js';
import {metaIn, withStaticColumns} from '../../contract/result-columns.js';
import type {Context} from '../terminal/context.js';
import type {GlobalOptions} from '../terminal/talk.js';
import {fieldLines} from './fields.js';
import {documentRecord, reportDocument, type Summary} from './records.js';
import {printable} from '../terminal/printable.js';

export interface Presentation extends GlobalOptions {
  /** `undefined`: results are files; stdout only has the output of `--json` or `--events`. */
  stdoutFormat: 'json' | 'csv' | 'ndjson' | 'table' | undefined;
  /** One document was named: the output is that document's. */
  single: boolean;
  csvBom?: boolean;
  /** Confidence (0 to 1) below which a value makes its result one to review. */
  reviewBelow?: number;
  /** Detached: job ids are the result. */
  detach?: boolean;
}

/** Format of results on stdout: as requested, otherwise a table for people and JSON for programs. */
export function stdoutFormatOf(
  directory: string | undefined,
  {format, tables}: {format: OutputFormat | undefined; tables: 'csv' | undefined},
  {io}: Context,
): Presentation['stdoutFormat'] {
  if (directory !== undefined) return undefined;
  const option = tables === undefined ? `--format ${format}` : `--tables ${tables}`;
  if (format === 'both' || format === 'xlsx' || tables !== undefined)
    throw new DocextractError('usage', `${option} writes files`, {hint: 'name their directory with -o'});
  return format ?? (io.stdout.isTTY === true ? 'table' : 'json');
}

/** Prints each result as it comes, where the format allows it. */
export function tellResults({stdoutFormat, json, events}: Presentation, {out}: Context): Tell {
  if (stdoutFormat !== 'ndjson' || json === true || events === true) return () => undefined;
  return (event) => {
    if (event.type === 'document' && hasResult(event.document))
      out.print(JSON.stringify(documentRecord(event.document)));
  };
}

/** Prints the data of a finished run on stdout. */
export async function presentReport(
  report: BatchReport,
  summary: Summary,
  presentation: Presentation,
  {out, io}: Context,
): Promise<void> {
  const {json, events, single, stdoutFormat, csvBom} = presentation;
  const done = report.documents.filter(hasResult);
  if (events === true) return out.print(JSON.stringify({type: 'summary', ...summary}));
  if (json === true) return out.print(asJson(reportDocument(report, summary, single)));
  if (presentation.detach === true)
    return report.jobs.forEach(({job_id}) =>
      out.print(io.stdout.isTTY === true ? printable(job_id) : job_id),
    );
  if (stdoutFormat === 'json' && !(single && done.length === 0))
    return out.print(asJson(reportDocument(report, summary, single)));
  if (stdoutFormat === 'csv')
    for await (const text of csvOf(() => rowsOf(done), {bom: csvBom})) out.write(text);
  if (stdoutFormat === 'table')
    tableLines(done, single, io.stdout.columns ?? 80).forEach((line) => out.print(line));
}

function hasResult(document: DocumentOutcome): document is DocumentOutcome & {fields: ResultFields} {
  return document.fields !== undefined;
}

function* rowsOf(documents: (DocumentOutcome & {fields: ResultFields})[]) {
  for (const {source, job_id, mapping, fields} of documents) {
    const meta = metaIn(fields);
    yield {source, job_id, mapping, fields: {...columnsOf(fields), ...(meta && {_meta: meta})}};
  }
}

function tableLines(
  documents: (DocumentOutcome & {fields: ResultFields})[],
  single: boolean,
  width: number,
): string[] {
  return documents.flatMap(({source, fields}, place) => [
    ...(single ? [] : [...(place === 0 ? [] : ['']), printable(source)]),
    ...fieldLines(columnsOf(fields), width, metaIn(fields)),
  ]);
}

/** Fields and static values, without metadata (`_file`, `_meta`). */
function columnsOf(fields: ResultFields): ResultFields {
  const columns = Object.entries(withStaticColumns(fields)) as [string, FieldValue][];
  return Object.fromEntries(columns.filter(([name]) => !name.startsWith('_')));
}

function asJson(value: object): string {
  return JSON.stringify(value, null, 2);
}
