// results: the results of a job as JSON or CSV.

import {DocextractError} from '../../contract/errors.js';
import type {ResultInclude} from '../../contract/jobs.js';
import type {FailedRows} from '../../contract/key-settings.js';
import type {DocumentOutcome, Job, JobStore} from '../../storage/jobs/jobs.js';
import {metaOf} from './meta.js';
import {mustExist} from '../../contract/must-exist.js';

/** Page size: a job may have thousands of documents. */
const pageSize = 200;

export interface RowShape {
  include: Set<ResultInclude>;
  failedRows: FailedRows;
}

/**
 * Result rows of a job, in archive order. Throws `results_expired` when they are deleted meanwhile: missing rows
 * would look like an answer.
 */
export async function* resultRows(
  jobs: JobStore,
  {job, ...shape}: {job: Job} & RowShape,
): AsyncGenerator<Record<string, unknown>> {
  const names = fieldNames(job);
  let told = 0;
  for (let from = 0; told < job.documents.total;) {
    const outcomes = await jobs.outcomes(job.id, {from, count: pageSize});
    if (outcomes.length === 0) throw expiredMeanwhile(job);
    for (const outcome of outcomes) yield rowOf(outcome, {names, job, ...shape});
    told += outcomes.length;
    from = mustExist(outcomes.at(-1), 'last document of a page of results').position + 1;
  }
}

/** Waits for the first row, so that early errors are known before the reply begins. */
export async function afterFirstRow<Row>(rows: AsyncGenerator<Row>): Promise<AsyncGenerator<Row>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done === true) return;
    yield first.value;
    yield* rows;
  })();
}

function expiredMeanwhile({id}: Job): DocextractError {
  return new DocextractError('results_expired', `The results of job ${id} expired while they were read.`, {
    hint: 'Results are kept for a limited time after processing; submit the documents again.',
  });
}

/** Names of the requested fields, in the order of the request. */
export function fieldNames(job: Job): string[] {
  return job.request.fields.map(({name}) => name);
}

function rowOf(
  {name, extraction, error}: DocumentOutcome,
  {names, include, failedRows, job}: {names: string[]; job: Job} & RowShape,
): Record<string, unknown> {
  const meta = extraction && metaOf(extraction, include);
  // Rows of nulls would not tell which document failed, and why.
  const isNamed = error !== undefined && failedRows === 'named';
  return {
    ...(include.has('file') || isNamed ? {_file: name} : {}),
    ...Object.fromEntries(names.map((field) => [field, extraction?.fields[field]?.value ?? null])),
    ...(error && (include.has('file') || isNamed) ? {_error: error} : {}),
    ...(include.has('static_values') ? {_static_values: job.static_values} : {}),
    ...(meta ? {_meta: meta} : {}),
    ...(include.has('warnings') && extraction?.warnings.length ? {_warnings: extraction.warnings} : {}),
  };
}
