import {DocextractError} from '../../contract/errors.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import {failureOf} from '../model/batch-report.js';
import type {BatchRun} from './run.js';
import type {Task} from './deduplicate-documents.js';

/** Refuses sources whose results would replace other files, before anything is paid. Returns the remaining tasks. */
export async function refuseExistingResults(tasks: Task[], run: BatchRun): Promise<Task[]> {
  const origins = tasks.flatMap(({identity, sources}) => sources.map((source) => ({source, identity})));
  const taken = await run.store.taken(origins);
  if (taken.size === 0) return tasks;
  return tasks.flatMap((task) => {
    for (const source of task.sources) {
      const file = taken.get(source);
      if (file !== undefined) run.report.record(refused(source, task, existingResultFailure(file)));
    }
    const sources = task.sources.filter((source) => !taken.has(source));
    return sources.length > 0 ? [{...task, sources}] : [];
  });
}

/** Failure of a document whose result would replace another file. */
export function existingResultFailure(file: string): Failure {
  return failureOf(
    new DocextractError('cannot_write', `there already: ${file}`, {
      hint: 'Replace it with --overwrite, or give another folder with -o.',
    }),
  );
}

function refused(source: string, {document}: Task, error: Failure): DocumentOutcome {
  const {fingerprint, pages} = document;
  return {
    ...{source, status: 'failed', mapping: 'none', sha256: fingerprint.sha256, error},
    ...(pages !== undefined && {pages}),
  };
}
