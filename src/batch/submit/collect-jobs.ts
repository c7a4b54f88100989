import {isTerminal} from '../../contract/job-status.js';
import {collect} from '../collect/collect.js';
import pMap from 'p-map';
import type {BatchContext} from '../run/batch-context.js';
import {earliestExpiryMs} from '../ledger/result-expiry.js';
import {jobEvent, standingWords} from './job-event.js';
import {follow, giveUpOrLeave} from './follow.js';
import type {Ledger} from '../ledger/ledger.js';
import type {LedgerJob} from '../ledger/ledger-state.js';
import type {CollectOptions} from '../model/run-options.js';
import type {BatchReport} from '../model/outcome.js';
import {jobFileName, collisionKey} from '../files/flat-names.js';
import {createPoller, notFinished} from './poll.js';
import {endRun, openRun, type BatchRun} from '../run/run.js';
import {type TrackedJob, type TrackedDocument, trackedJobOf} from '../run/tracked-job.js';
import {mustExist} from '../../contract/must-exist.js';

/**
 * Collects and writes the results of jobs, from this ledger or imported. Unfinished jobs are left pending, or waited
 * for.
 */
export async function collectJobs(
  jobIds: string[],
  options: CollectOptions,
  context: BatchContext,
): Promise<BatchReport> {
  const run = openRun(options, context);
  const poller = createPoller(context);
  const trackedJobs = withSeparateFolders(trackedJobsOf(jobIds, context));
  if (trackedJobs.length > 0) await run.store.prepare();
  await pMap(
    trackedJobs,
    (trackedJob) => (options.wait ? follow(trackedJob, poller, run) : collectNow(trackedJob, run)),
    {
      concurrency: options.wait ? Infinity : 4,
    },
  );
  return endRun(run);
}

/** Jobs not collected yet, oldest first: with `account`, those its key can request. */
export function pendingJobs(ledger: Ledger, service: string, account?: string): LedgerJob[] {
  const isOurs = ({entry}: LedgerJob) =>
    account === undefined || (entry?.intent.account ?? account) === account;
  const jobs = ledger.jobs().filter((job) => job.service === service && !job.collected && isOurs(job));
  return jobs.sort((one, other) => one.submittedMs - other.submittedMs);
}

/** Pending jobs whose results may expire within `withinMs`. */
export function expiringJobs(jobs: LedgerJob[], nowMs: number, withinMs = 4 * 60 * 60 * 1000): LedgerJob[] {
  return jobs.filter((job) => earliestExpiryMs(job) - nowMs < withinMs);
}

function trackedJobsOf(jobIds: string[], {ledger}: BatchContext): TrackedJob[] {
  const known = new Map(ledger.jobs().map((job) => [job.job_id, job]));
  return [...new Set(jobIds)].map((jobId) => {
    const job = known.get(jobId);
    return job ? trackedJobOf(job) : {jobId, documents: []};
  });
}

/**
 * Results are stored by source. Jobs get folders of their own where their sources collide, or where only replies name
 * the documents.
 */
function withSeparateFolders(trackedJobs: TrackedJob[]): TrackedJob[] {
  const jobsOf = new Map<string, Set<string>>();
  for (const {jobId, documents} of trackedJobs)
    for (const source of documents.flatMap(({sources}) => sources))
      jobsOf.set(collisionKey(source), (jobsOf.get(collisionKey(source)) ?? new Set()).add(jobId));
  const collides = ({sources}: TrackedDocument) =>
    sources.some((source) => mustExist(jobsOf.get(collisionKey(source)), 'job of the source').size > 1);
  return trackedJobs.map((trackedJob) => {
    const {jobId, documents} = trackedJob;
    if (documents.length === 0)
      return trackedJobs.length > 1 ? {...trackedJob, folder: jobFileName(jobId)} : trackedJob;
    return documents.some(collides) ? inFolder(trackedJob, jobFileName(jobId)) : trackedJob;
  });
}

function inFolder(trackedJob: TrackedJob, folder: string): TrackedJob {
  return {
    ...trackedJob,
    documents: trackedJob.documents.map((document) => ({
      ...document,
      sources: document.sources.map((source) => `${folder}/${source}`),
    })),
  };
}

async function collectNow(trackedJob: TrackedJob, run: BatchRun<CollectOptions>): Promise<void> {
  const {client, ledger, tell, signal} = run.context;
  try {
    const state = await client.status(trackedJob.jobId, {...(signal && {signal}), stop: run.stop});
    tell(jobEvent(trackedJob.jobId, state));
    await ledger.recordJobStatus(trackedJob.jobId, state.status, state.expires_at ?? undefined);
    if (!isTerminal(state.status)) throw notFinished(trackedJob.jobId, standingWords(state), run.context);
    await collect(trackedJob, state, run);
  } catch (error) {
    await giveUpOrLeave(trackedJob, error, run);
  }
}
