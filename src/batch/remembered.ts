import {DocextractError} from '../contract/errors.js';
import type {ResultDocument} from '../contract/jobs.js';
import type {Known} from './ledger/ledger.js';
import type {DocumentOutcome, Failure} from './outcome.js';
import {takenFailure} from './pay.js';
import {failureOf} from './report.js';
import type {ResultOptions} from './options.js';
import type {Run} from './run.js';
import type {Task} from './tasks.js';
import {exists} from './write-file.js';

/** Records what earlier runs made of a task, without sending anything. Results that went elsewhere are brought here. */
export async function remember(task: Task, known: Known, run: Run): Promise<void> {
  const outcomes =
    known.state === 'done'
      ? await recalled(task, known, run)
      : task.sources.map((source) => settled(source, task, known));
  for (const outcome of outcomes) run.report.record(outcome);
}

async function recalled(task: Task, known: Known, run: Run): Promise<DocumentOutcome[]> {
  const {store} = run;
  const file = known.settled?.result;
  const first = known.entry.intent.documents.find(({identity}) => identity === task.identity)!.source;
  if (file !== undefined && holdsMany(task, known) && (await exists(file)))
    return task.sources.map((source) => skipped(source, task, known, file));
  const fields = file === undefined ? undefined : await store.recall(file, first);
  if (fields === undefined) return task.sources.map((source) => gone(source, task, known));
  const results = task.sources.map((source) => ({
    source,
    identity: task.identity,
    job_id: known.entry.jobId,
    mapping: known.settled!.mapping,
    fields,
  }));
  await store.keep(results.filter((result) => store.placeOf(result) !== file));
  return results.map((result) => ({
    ...skipped(result.source, task, known, store.placeOf(result)),
    ...toldFields(fields, run),
  }));
}

/** Its file is not one document's: what was in an archive, or could not be told apart, stays where it was written. */
function holdsMany(task: Task, known: Known): boolean {
  return task.document.kind === 'zip' || known.settled?.mapping === 'none';
}

function skipped(source: string, task: Task, known: Known, result: string): DocumentOutcome {
  return {...base(source, task, known), status: 'skipped', mapping: known.settled!.mapping, result};
}

/** Fields are told where they are not written for the user. */
export function toldFields(
  fields: ResultDocument,
  {options}: Run<ResultOptions>,
): Pick<DocumentOutcome, 'fields'> {
  return options.output.directory === undefined ? {fields} : {};
}

function settled(source: string, task: Task, known: Known): DocumentOutcome {
  const status = known.state === 'running' ? 'unsent' : known.state === 'unknown' ? 'unknown' : 'failed';
  return {...base(source, task, known), status, error: failureFor(known)};
}

function failureFor(known: Known): Failure {
  if (known.state === 'running') return takenFailure();
  const {code, message} =
    known.error ??
    failureOf(
      new DocextractError(
        'unknown_outcome',
        'sent by a run that was cut off; whether it was paid is unknown',
      ),
    );
  const hint =
    known.state === 'unknown'
      ? 'Look into the account first: --retry-unknown sends it again and may pay twice.'
      : 'Failed in an earlier run; --retry-failed sends it again.';
  return {code, message, hint};
}

function gone(source: string, task: Task, known: Known): DocumentOutcome {
  const error = new DocextractError(
    'results_expired',
    'paid by an earlier run, but its result is not there any more',
    {
      hint: '--force sends it again and pays again.',
    },
  );
  return {...base(source, task, known), status: 'failed', error: failureOf(error)};
}

function base(
  source: string,
  {document}: Task,
  {entry}: Known,
): Pick<DocumentOutcome, 'source' | 'mapping' | 'sha256' | 'job_id' | 'pages'> {
  return {
    source,
    mapping: 'none',
    sha256: document.fingerprint.sha256,
    ...(entry.jobId !== undefined && {job_id: entry.jobId}),
    ...(document.pages !== undefined && {pages: document.pages}),
  };
}
