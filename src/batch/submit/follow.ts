import {DocextractError} from '../../contract/errors.js';
import {collect} from '../collect/collect.js';
import {fetchResults} from '../reply/fetch-results.js';
import type {FollowOptions, ResultOptions} from '../model/run-options.js';
import type {Failure} from '../model/outcome.js';
import {type Poller, stuckMsOf} from './poll.js';
import {expiryMs} from '../ledger/result-expiry.js';
import {failureOf} from '../model/batch-report.js';
import {type Run, stopsRun} from '../run/run.js';
import {jobCommand} from '../model/shell-word.js';
import type {Ticket} from '../run/tracked-job.js';

/** Waits for a job to end and collects it. Whatever keeps it from that leaves the job pending, or failed when it is gone. */
export async function follow(
  ticket: Ticket,
  poller: Poller,
  run: Run<ResultOptions & FollowOptions>,
): Promise<void> {
  const {detach, jobTimeoutMs} = run.options;
  if (detach) return leavePending(ticket, undefined, run);
  try {
    const state = await poller.follow(ticket, {
      stop: run.stop,
      hasResults: () => hasResults(ticket, run),
      stuckMs: stuckMsOf(ticket.documents.map(({isArchive}) => ({archive: isArchive}))),
      ...(jobTimeoutMs !== undefined && {jobTimeoutMs}),
    });
    await run.context.ledger.see(ticket.jobId, state.status, state.expires_at ?? undefined);
    await collect(ticket, state, run, {isPatient: true});
  } catch (error) {
    await giveUpOrLeave(ticket, error, run);
  }
}

/**
 * After a failure: a job whose results are deleted is over, any other stays to be collected. "Not found" alone says little:
 * another key, a proxy, or a node of the service that has not heard of the job answer so too.
 */
export async function giveUpOrLeave(ticket: Ticket, error: unknown, run: Run<ResultOptions>): Promise<void> {
  const failure = failureOf(error);
  if (stopsRun(failure.code) && failure.code !== 'interrupted') run.halt(failure);
  if (failure.code === 'results_expired') return giveUp(ticket, failure, run);
  if (failure.code !== 'not_found') return leavePending(ticket, failure, run);
  if (isPastExpiry(ticket, run)) return giveUp(ticket, failure, run);
  leavePending(ticket, {...failure, hint: notFoundHint(ticket)}, run);
}

/**
 * A job of somebody else was submitted nobody knows when, and nothing of it is kept here that could be given up; of one that
 * was collected before, only what was lost on this side is asked for again.
 */
function isPastExpiry({jobId, submittedMs}: Ticket, {context}: Run<ResultOptions>): boolean {
  const job = context.ledger.jobs().find(({job_id}) => job_id === jobId);
  if (submittedMs === undefined || job === undefined) return true;
  return job.collected || expiryMs(job) <= context.now();
}

function notFoundHint({jobId}: Ticket): string {
  return (
    'It stays pending until 24 hours after its submission. Check the address and whether the key is the one it was ' +
    `submitted with; "${jobCommand('jobs forget', [jobId])}" gives it up, and the next run pays again.`
  );
}

/** Of a job of several documents there may be some results before there are all. */
async function hasResults({jobId, documents}: Ticket, run: Run<ResultOptions>): Promise<boolean> {
  try {
    const elements = await fetchResults(jobId, run, {listOnly: true});
    await elements.discard();
    return elements.stubs.length >= Math.max(1, documents.length);
  } catch (error) {
    if (error instanceof DocextractError) return false;
    throw error;
  }
}

function leavePending(ticket: Ticket, failure: Failure | undefined, run: Run<ResultOptions>): void {
  const error = failure && {error: failure};
  for (const {sources, sha256} of ticket.documents)
    for (const source of sources)
      run.report.record({source, status: 'pending', mapping: 'none', job_id: ticket.jobId, sha256, ...error});
  run.report.recordJob({job_id: ticket.jobId, status: 'NEW', collected: false, ...error});
}

/** The service does not know the job any more: nothing will come of it. */
async function giveUp(ticket: Ticket, failure: Failure, run: Run<ResultOptions>): Promise<void> {
  const gone: Failure = {
    ...failure,
    hint: 'Expired or unknown. --force sends its documents again and pays again.',
  };
  await run.context.ledger.collect(
    ticket.jobId,
    ticket.documents.map(({identity}) => ({identity, state: 'failed', mapping: 'none', error: gone})),
  );
  for (const {sources, sha256} of ticket.documents)
    for (const source of sources)
      run.report.record({
        source,
        status: 'failed',
        mapping: 'none',
        job_id: ticket.jobId,
        sha256,
        error: gone,
      });
  run.report.recordJob({job_id: ticket.jobId, status: 'unknown', collected: false, error: gone});
}
