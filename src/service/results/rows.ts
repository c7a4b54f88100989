import type {ResultInclude} from '../../contract/jobs.js';
import type {DocumentOutcome, Job, JobStore} from '../../storage/jobs.js';
import {metaOf} from './meta.js';

/** Read a few at a time: a job may have thousands of documents. */
const pageSize = 200;

/** The documents of a job as they are told to the caller, in archive order. */
export async function* resultRows(
  jobs: JobStore,
  {job, include}: {job: Job; include: Set<ResultInclude>},
): AsyncGenerator<Record<string, unknown>> {
  const names = fieldNames(job);
  for (let from = 0; ;) {
    const outcomes = await jobs.outcomes(job.id, {from, count: pageSize});
    for (const outcome of outcomes) yield rowOf(outcome, {names, include});
    if (outcomes.length < pageSize) return;
    from = outcomes.at(-1)!.position + 1;
  }
}

export function fieldNames(job: Job): string[] {
  return job.request.fields.map(({name}) => name);
}

function rowOf(
  {name, extraction, error}: DocumentOutcome,
  {names, include}: {names: string[]; include: Set<ResultInclude>},
): Record<string, unknown> {
  const meta = extraction && metaOf(extraction, include);
  return {
    ...(include.has('file') ? {_file: name} : {}),
    ...Object.fromEntries(names.map((field) => [field, extraction?.fields[field]?.value ?? null])),
    ...(include.has('file') && error ? {_error: error} : {}),
    ...(meta ? {_meta: meta} : {}),
  };
}
