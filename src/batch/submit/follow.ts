import {DocextractError} from '../../contract/errors.js';
import type {JobState} from '../../contract/jobs.js';
import {collect} from '../collect/collect.js';
import {fetchResults} from '../reply/fetch-results.js';
import type {FollowOptions, ResultOptions} from '../model/run-options.js';
import type {Failure} from '../model/outcome.js';
import {type Poller, stuckMsOf} from './poll.js';
import {latestExpiryMs} from '../ledger/result-expiry.js';
import {failureOf} from '../model/batch-report.js';
import {type BatchRun, stopsRun} from '../run/run.js';
import {jobCommand} from '../model/shell-word.js';
import {submitAgain} from '../model/send-again.js';
import {unknownJobHint} from '../model/unknown-job.js';
import type {TrackedJob} from '../run/tracked-job.js';

/** Waits for a job and collects it. On failure the job stays pending, or fails when it is gone. */
export async function follow(
  trackedJob: TrackedJob,
  poller: Poller,
  run: BatchRun<ResultOptions & FollowOptions>,
): Promise<void> {
  const {detach, jobTimeoutMs, waitMs} = run.options;
  if (detach) return leavePending(trackedJob, undefined, run);
  try {
    const state = await poller.follow(trackedJob, {
      stop: run.stop,
      hasResults: () => hasResults(trackedJob, run),
      stuckMs: stuckMsOf(trackedJob.documents.map(({isArchive}) => ({archive: isArchive}))),
      ...(jobTimeoutMs !== undefined && {jobTimeoutMs}),
      ...(waitMs !== undefined && {waitMs}),
    });
    await run.context.ledger.recordJobStatus(trackedJob.jobId, state.status, state.expires_at ?? undefined);
    await collectAtLast(trackedJob, state, run);
  } catch (error) {
    await giveUpOrLeave(trackedJob, error, run);
  }
}

/** Collects the results of an ended job. When they are not there yet, a warning has what the service answered. */
async function collectAtLast(
  trackedJob: TrackedJob,
  state: JobState,
  run: BatchRun<ResultOptions>,
): Promise<void> {
  try {
    await collect(trackedJob, state, run, {isPatient: true});
  } catch (error) {
    const {code, message} = failureOf(error);
    if (code === 'not_finished') run.context.tell({type: 'warning', message});
    throw error;
  }
}

/**
 * After a failure: fails a job whose results have expired; any other stays pending. "Not found" alone is not enough:
 * another key, a proxy, or a node that has not heard of the job may answer so.
 */
export async function giveUpOrLeave(
  trackedJob: TrackedJob,
  error: unknown,
  run: BatchRun<ResultOptions>,
): Promise<void> {
  const failure = failureOf(error);
  if (stopsRun(failure.code) && failure.code !== 'interrupted') run.halt(failure);
  if (failure.code === 'results_expired') return giveUp(trackedJob, failure, run);
  if (failure.code !== 'not_found') return leavePending(trackedJob, failure, run);
  const untilMs = pendingUntilMs(trackedJob, run);
  if (untilMs <= run.context.now()) return giveUp(trackedJob, failure, run);
  leavePending(trackedJob, {...failure, hint: notFoundHint(trackedJob, untilMs)}, run);
}

/** The submission time of imported jobs is unknown, and nothing local can be given up. */
function pendingUntilMs({jobId, submittedMs}: TrackedJob, {context}: BatchRun<ResultOptions>): number {
  const job = context.ledger.jobs().find(({job_id}) => job_id === jobId);
  return submittedMs === undefined || job === undefined ? 0 : latestExpiryMs(job);
}

function notFoundHint({jobId}: TrackedJob, untilMs: number): string {
  return (
    `It stays pending until ${new Date(untilMs).toISOString()}. Check the address and whether the key is the one it ` +
    `was submitted with; "${jobCommand('jobs forget', [jobId])}" gives it up, and the next run pays again.`
  );
}

/** A job of several documents may have partial results. */
async function hasResults({jobId, documents}: TrackedJob, run: BatchRun<ResultOptions>): Promise<boolean> {
  try {
    const elements = await fetchResults(jobId, run, {listOnly: true});
    await elements.discard();
    return elements.stubs.length >= Math.max(1, documents.length);
  } catch (error) {
    if (error instanceof DocextractError) return false;
    throw error;
  }
}

function leavePending(
  trackedJob: TrackedJob,
  failure: Failure | undefined,
  run: BatchRun<ResultOptions>,
): void {
  const error = failure && {error: failure};
  for (const {sources, sha256} of trackedJob.documents)
    for (const source of sources)
      run.report.record({
        source,
        status: 'pending',
        mapping: 'none',
        job_id: trackedJob.jobId,
        sha256,
        ...error,
      });
  run.report.recordJob({job_id: trackedJob.jobId, status: 'NEW', collected: false, ...error});
}

const goneHint = `Expired or unknown. ${submitAgain('--force')} sends its documents again and pays again.`;

/** The service no longer knows the job: it has failed. What was not submitted from here cannot be sent again from here. */
async function giveUp(trackedJob: TrackedJob, failure: Failure, run: BatchRun<ResultOptions>): Promise<void> {
  const gone: Failure = {
    ...failure,
    hint: trackedJob.documents.length === 0 ? unknownJobHint : goneHint,
  };
  await run.context.ledger.collect(
    trackedJob.jobId,
    trackedJob.documents.map(({identity}) => ({identity, state: 'failed', mapping: 'none', error: gone})),
  );
  for (const {sources, sha256} of trackedJob.documents)
    for (const source of sources)
      run.report.record({
        source,
        status: 'failed',
        mapping: 'none',
        job_id: trackedJob.jobId,
        sha256,
        error: gone,
      });
  run.report.recordJob({job_id: trackedJob.jobId, status: 'unknown', collected: false, error: gone});
}
