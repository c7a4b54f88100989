import type {BatchContext} from '../batch/context.js';
import {createPoller} from '../batch/poll.js';
import {DocextractError} from '../contract/errors.js';
import type {ResultDocument, ResultInclude} from '../contract/jobs.js';
import {failureRecord, type FailureRecord} from './render/failure.js';

/** The results of one job as the service gives them, or why there are none. */
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
}

/** Fetches the results of jobs, after they have ended where `wait` says so. A job without results does not end the others. */
export async function fetchJobs(
  jobIds: string[],
  options: FetchOptions,
  batch: BatchContext,
): Promise<FetchedJob[]> {
  const poller = createPoller(batch);
  const one = async (job_id: string): Promise<FetchedJob> => {
    try {
      if (options.wait)
        await poller.follow(
          {jobId: job_id},
          {jobTimeoutMs: options.jobTimeout, stop: batch.stop!, hasResults: () => hasResults(job_id, batch)},
        );
      return {job_id, ...(await fetchResults(job_id, options, batch))};
    } catch (error) {
      if (!(error instanceof DocextractError) || endsRun(error)) throw error;
      return {job_id, error: failureRecord(error)};
    }
  };
  return options.wait ? Promise.all(jobIds.map(one)) : inTurn(jobIds, one);
}

async function fetchResults(
  jobId: string,
  {format, include}: FetchOptions,
  {client, stop}: BatchContext,
): Promise<Pick<FetchedJob, 'results' | 'csv'>> {
  const request = {signal: stop};
  return format === 'csv'
    ? {csv: await client.resultsCsv(jobId, request)}
    : {results: await client.results(jobId, {...request, include: ['file', ...include]})};
}

async function hasResults(jobId: string, {client, stop}: BatchContext): Promise<boolean> {
  try {
    return (await client.results(jobId, {signal: stop})).length > 0;
  } catch (error) {
    if (error instanceof DocextractError) return false;
    throw error;
  }
}

/** A refused key refuses the next job too, and an interrupt means all of them. */
function endsRun({code}: DocextractError): boolean {
  return code === 'unauthorized' || code === 'forbidden' || code === 'interrupted';
}

async function inTurn<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
