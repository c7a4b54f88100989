import {retryUntilReady} from '../../batch/reply/retry-until-ready.js';
import type {BatchContext} from '../../batch/run/batch-context.js';
import {collectJobs} from '../../batch/submit/collect-jobs.js';
import {requestWithInclude} from '../../batch/reply/request-with-include.js';
import type {LedgerJob} from '../../batch/ledger/ledger-state.js';
import {isNoResultsError, withReason} from '../../batch/reply/no-results.js';
import {createPoller, notFinished, stuckMsOf} from '../../batch/submit/poll.js';
import {jobFailure, emptyJobFailure} from '../../batch/collect/document-results.js';
import {DocextractError} from '../../contract/errors.js';
import {isFailure, isTerminal} from '../../contract/job-status.js';
import type {JobState, ResultDocument, ResultInclude} from '../../contract/jobs.js';
import type {FailureRecord} from '../render/failure.js';
import {jobFailureRecord} from './job-failure-record.js';

/** The raw results of one job, or why there are none. */
export interface FetchedJob {
  job_id: string;
  results?: ResultDocument[];
  csv?: string;
  error?: FailureRecord;
}

export interface FetchOptions {
  format: 'json' | 'csv' | 'ndjson' | 'table' | undefined;
  include: ResultInclude[];
  wait: boolean;
  jobTimeout?: number;
  /** How long to wait, in milliseconds, whenever the jobs were submitted. */
  waitMs?: number;
}

/**
 * Fetches the results of jobs that have ended; with `wait`, waits for their end first. A job without results does not
 * stop the others.
 */
export async function fetchJobs(
  jobIds: string[],
  options: FetchOptions,
  batch: BatchContext,
): Promise<FetchedJob[]> {
  const poller = createPoller(batch);
  const stateOf = (jobId: string) =>
    options.wait
      ? poller.follow(
          {jobId},
          {
            jobTimeoutMs: options.jobTimeout,
            ...(options.waitMs !== undefined && {waitMs: options.waitMs}),
            stop: batch.stop!,
            hasResults: () => hasResults(jobId, batch),
            stuckMs: stuckMsOf(documentsOf(jobId, batch)),
          },
        )
      : endedState(jobId, batch);
  const one = async (job_id: string): Promise<FetchedJob> => {
    try {
      return {job_id, ...(await fetchResults(job_id, await stateOf(job_id), {...options, batch}))};
    } catch (error) {
      if (!(error instanceof DocextractError) || endsRun(error)) throw error;
      return {job_id, error: jobFailureRecord(error)};
    }
  };
  return options.wait ? Promise.all(jobIds.map(one)) : inTurn(jobIds, one);
}

/**
 * Records reported results in the ledger, after output has succeeded, so that they are kept and not reported again.
 * Also records jobs whose results have expired.
 */
export async function recordFetched(jobs: FetchedJob[], batch: BatchContext): Promise<void> {
  const known = new Map(batch.ledger.jobs().map((job) => [job.job_id, job]));
  const isOver = ({error}: FetchedJob) =>
    error === undefined || ['not_found', 'results_expired', 'job_failed'].includes(error.code);
  const over = jobs.filter((job) => isOver(job) && known.get(job.job_id)?.collected === false);
  if (over.length === 0) return;
  await collectJobs(
    over.map(({job_id}) => job_id),
    {output: {}},
    {...batch, tell: () => undefined},
  );
}

async function endedState(jobId: string, batch: BatchContext): Promise<JobState> {
  const state = await batch.client.status(jobId, {signal: batch.stop});
  if (!isTerminal(state.status)) throw notFinished(jobId, state.status, batch);
  return state;
}

async function fetchResults(
  jobId: string,
  state: JobState,
  {format, include, wait, batch}: FetchOptions & {batch: BatchContext},
): Promise<Pick<FetchedJob, 'results' | 'csv'>> {
  let end = state;
  try {
    const ask = () => resultsOf(jobId, {format, include, batch});
    const found = wait ? await retryUntilReady(ask, batch) : await ask();
    if (found.csv !== undefined || found.results!.length > 0) return found;
  } catch (error) {
    if (!isFailure(state.status) || !isNoResultsError(error)) throw error;
    end = withReason(state, error);
  }
  const {code, message, hint} = isFailure(end.status) ? jobFailure(end) : emptyJobFailure(jobId);
  throw new DocextractError(code, message, {...(hint !== undefined && {hint})});
}

function csvOf(jobId: string, include: ResultInclude[], {client, stop}: BatchContext): Promise<string> {
  return requestWithInclude(['static_values', ...include], (added) =>
    client.resultsCsv(jobId, {signal: stop, ...added}),
  );
}

function withoutEmptyStaticValues(result: ResultDocument): ResultDocument {
  const {_static_values: values, ...others} = result;
  return JSON.stringify(values) === '{}' ? others : result;
}

async function resultsOf(
  jobId: string,
  {format, include, batch}: Pick<FetchOptions, 'format' | 'include'> & {batch: BatchContext},
): Promise<Pick<FetchedJob, 'results' | 'csv'>> {
  const {client, stop: signal} = batch;
  if (format === 'csv') return {csv: await csvOf(jobId, include, batch)};
  const results = await requestWithInclude(['file', 'static_values', ...include], (added) =>
    client.results(jobId, {signal, ...added}),
  );
  return {results: results.map(withoutEmptyStaticValues)};
}

/** Those of a job that was submitted from here. */
function documentsOf(jobId: string, {ledger}: BatchContext): LedgerJob['documents'] {
  return ledger.jobs().find(({job_id}) => job_id === jobId)?.documents ?? [];
}

async function hasResults(jobId: string, {client, stop}: BatchContext): Promise<boolean> {
  try {
    return (await client.results(jobId, {signal: stop, listOnly: true})).length > 0;
  } catch (error) {
    if (error instanceof DocextractError) return false;
    throw error;
  }
}

/** Whether further jobs would fail too: refused key, interrupt. */
function endsRun({code}: DocextractError): boolean {
  return code === 'unauthorized' || code === 'forbidden' || code === 'interrupted';
}

async function inTurn<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
