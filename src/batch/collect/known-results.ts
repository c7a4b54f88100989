import {isDeepStrictEqual} from 'node:util';
import {DocextractError} from '../../contract/errors.js';
import type {ResultDocument} from '../../contract/jobs.js';
import type {KnownWork} from '../ledger/ledger.js';
import {hasExpired} from '../ledger/result-expiry.js';
import type {DocumentOutcome, Failure} from '../model/outcome.js';
import {paidBefore} from '../run/paid-before.js';
import {claimedElsewhereFailure} from '../run/claimed-elsewhere.js';
import {existingResultFailure} from '../run/refuse-existing-results.js';
import {failureOf} from '../model/batch-report.js';
import type {ResultOptions} from '../model/run-options.js';
import type {BatchRun} from '../run/run.js';
import type {Result} from '../results/result.js';
import {askedDepth, lackOf, unsureValues, withMetaAsked} from '../results/result-meta.js';
import {staticValuesIn} from './static-values.js';
import {viewedResult} from './viewed-result.js';
import type {Task} from '../run/deduplicate-documents.js';
import {exists} from '../files/write-file.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Records the results that earlier runs have for a task, without sending anything. Results stored elsewhere are
 * copied here, unless the run is detached and writes none. `false`: the local result is lost, and the service may
 * still have it.
 */
export async function recordKnownResults(
  task: Task,
  known: KnownWork,
  run: BatchRun,
  {detach = false} = {},
): Promise<boolean> {
  const outcomes =
    known.state !== 'done'
      ? task.sources.map((source) => settled(source, task, known))
      : detach
        ? task.sources.map((source) => skipped(source, task, known, known.settled?.result))
        : await storedOutcomes(task, known, run);
  if (outcomes === undefined && mayBeKept(known, run)) return false;
  const told = outcomes ?? task.sources.map((source) => gone(source, task, known, run));
  for (const outcome of told) run.report.record(outcome);
  return true;
}

/** Whether the service has to be asked before a result is said to be lost. */
function mayBeKept({job}: KnownWork, {context}: BatchRun): boolean {
  return job !== undefined && !hasExpired(job, context.now());
}

/** Outcomes from earlier results; `undefined` when the result no longer exists. */
async function storedOutcomes(
  task: Task,
  known: KnownWork,
  run: BatchRun,
): Promise<DocumentOutcome[] | undefined> {
  const {result: file, sum, mapping = 'none'} = known.settled ?? {};
  if (file === undefined) return undefined;
  if (holdsMany(task, known))
    return (await exists(file))
      ? task.sources.map((source) => skipped(source, task, known, file))
      : undefined;
  const {identity} = task;
  const {jobId: job_id, intent} = known.entry;
  const first = mustExist(
    intent.documents.find((document) => document.identity === identity),
    'document of the ledger entry',
  ).source;
  const found = await run.store.findStored({file, source: first, identity, job_id, sum});
  if (found === undefined) return undefined;
  const {isInPlace} = found;
  const {fields, error} = viewedResult(task, found.fields, run);
  const results = task.sources.map((source) => ({source, identity, job_id, mapping, fields}));
  results.forEach((result) => run.options.watch?.(result));
  // Another schema than before sees the same reply otherwise: then it is written anew.
  const isAsBefore = isDeepStrictEqual(fields, found.fields);
  return bring(results, {task, known, error, place: isInPlace && isAsBefore ? file : undefined}, run);
}

interface Known {
  task: Task;
  known: KnownWork;
}

/** Copies results to this run's output where they are missing there. */
async function bring(
  results: Result[],
  {task, known, error, place}: Known & {error: Failure | undefined; place: string | undefined},
  run: BatchRun,
): Promise<DocumentOutcome[]> {
  const {store} = run;
  const missing = results.filter((result) => store.placeOf(result) !== place);
  const kept = await store.keep(missing);
  const taken = new Map(
    missing.flatMap((result, index) =>
      mustExist(kept[index], 'stored result').isKept
        ? []
        : [[result, mustExist(kept[index], 'stored result').file] as const],
    ),
  );
  return results.map((result) => {
    const {source, fields} = result;
    const inTheWay = taken.get(result);
    return inTheWay === undefined
      ? {
          ...skipped(source, task, known, store.placeOf(result)),
          ...staticValuesIn(fields),
          ...reportedResult(fields, run),
          ...(error && {status: 'failed', error}),
        }
      : {...base(source, task, known), status: 'failed', error: existingResultFailure(inTheWay)};
  });
}

/** Whether the stored file holds several documents: results of an archive, or unassigned ones, stay where they are. */
function holdsMany(task: Task, known: KnownWork): boolean {
  return task.document.kind === 'zip' || known.settled?.mapping === 'none';
}

function skipped(source: string, task: Task, known: KnownWork, result: string | undefined): DocumentOutcome {
  const {mapping} = known.settled!;
  return {...base(source, task, known), status: 'skipped', mapping, ...(result !== undefined && {result})};
}

/** The part of an outcome that describes its result. Fields are in events only where they are not written to files. */
export function reportedResult(
  fields: ResultDocument,
  {options}: BatchRun<ResultOptions>,
): Pick<DocumentOutcome, 'fields' | 'lacks' | 'review'> {
  const asked = askedDepth(options.include);
  const lacks = lackOf(fields, asked);
  const review = unsureValues(fields, options.reviewBelow);
  return {
    ...(lacks && {lacks}),
    ...(review && {review}),
    ...(options.output.directory === undefined && {fields: withMetaAsked(fields, asked)}),
  };
}

function settled(source: string, task: Task, known: KnownWork): DocumentOutcome {
  const status = known.state === 'running' ? 'unsent' : known.state === 'unknown' ? 'unknown' : 'failed';
  return {...base(source, task, known), status, error: failureFor(known)};
}

function failureFor(known: KnownWork): Failure {
  if (known.state === 'running') return claimedElsewhereFailure();
  if (known.error?.code === 'not_assigned') return known.error;
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
      : 'Failed in an earlier run; --retry-failed sends it again, and may pay again.';
  return {code, message, hint};
}

function gone(source: string, task: Task, known: KnownWork, run: BatchRun): DocumentOutcome {
  const isOwn = known.entry.intent.operation === run.options.work.operation;
  const error = isOwn
    ? failureOf(
        new DocextractError(
          'results_expired',
          'paid by an earlier run, but its result is not there any more',
          {
            hint: '--force sends it again and pays again.',
          },
        ),
      )
    : paidBefore(known.entry, run);
  return {...base(source, task, known), status: 'failed', error};
}

function base(
  source: string,
  {document}: Task,
  {entry}: KnownWork,
): Pick<DocumentOutcome, 'source' | 'mapping' | 'sha256' | 'job_id' | 'pages'> {
  return {
    source,
    mapping: 'none',
    sha256: document.fingerprint.sha256,
    ...(entry.jobId !== undefined && {job_id: entry.jobId}),
    ...(document.pages !== undefined && {pages: document.pages}),
  };
}
