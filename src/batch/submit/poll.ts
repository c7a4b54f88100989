import {readRetryAfterMs} from '../../contract/rate-limit.js';
import {DocextractError} from '../../contract/errors.js';
import {isTerminal} from '../../contract/job-status.js';
import type {JobState} from '../../contract/jobs.js';
import type {BatchContext} from '../run/batch-context.js';
import {jobEvent, standingWords} from './job-event.js';
import {jobCommand} from '../model/shell-word.js';
import {mustExist} from '../../contract/must-exist.js';

/** Polls jobs until they end, at one common rate. */
export interface Poller {
  /** Resolves with the job's final state, or when its results can be fetched though its status is stuck. */
  follow(job: FollowedJob, limits: FollowLimits): Promise<JobState>;
}

export interface FollowedJob {
  jobId: string;
  /** `undefined` for an imported job, which every node of the service should know. */
  submittedMs?: number;
}

export interface FollowLimits {
  /** Counted from submission where known, else from now; then throws `not_finished`. */
  jobTimeoutMs?: number;
  /** Counted from the first poll; then throws `not_finished`. */
  waitMs?: number;
  /** Aborting it throws `not_finished`. */
  stop: AbortSignal;
  /** Whether a job that seems stuck has results. */
  hasResults: () => Promise<boolean>;
  /** Time at PROCESS IMAGE SUCCESS after which a job seems stuck. */
  stuckMs: number;
}

const firstMs = 400;
const longestMs = 15_000;
/** The polling interval grows with the age of the job: results are late by a small fraction of their time. */
const partOfAge = 0.06;
/**
 * Time that a job may stay at PROCESS IMAGE SUCCESS. Some services never move a single document's job further;
 * archive jobs pass it, and may show partial results there.
 */
export function stuckMsOf(documents: {archive?: boolean | undefined}[]): number {
  return documents.length === 1 && mustExist(documents[0], 'only document of the job').archive !== true
    ? 5000
    : 60_000;
}

/** A new job may not be known to every node of a service yet. */
const settlingMs = 15_000;
/** Status requests per second over all jobs: a third of the default rate limit. */
const requestsPerSecond = 8;

export type PollContext = Pick<
  BatchContext,
  'client' | 'tell' | 'now' | 'sleep' | 'random' | 'signal' | 'rests'
>;

/**
 * A poller whose intervals grow with the number of jobs followed. A new job that the service does not find yet is
 * polled on.
 */
export function createPoller({client, tell, now, sleep, random, signal, rests}: PollContext): Poller {
  let followed = 0;

  async function ask(
    jobId: string,
    submittedMs: number | undefined,
    stop: AbortSignal,
  ): Promise<{state: JobState | undefined; toldMs: number}> {
    let toldMs = 0;
    try {
      const state = await client.status(jobId, {
        ...(signal && {signal}),
        stop,
        onReply: ({headers}) => (toldMs = readRetryAfterMs(headers, now()) ?? 0),
      });
      return {state, toldMs};
    } catch (error) {
      const isUnsettled =
        error instanceof DocextractError &&
        error.code === 'not_found' &&
        submittedMs !== undefined &&
        now() - submittedMs < settlingMs;
      if (!isUnsettled) throw error;
      return {state: undefined, toldMs};
    }
  }

  async function until(job: FollowedJob, limits: FollowLimits): Promise<JobState> {
    let last = '';
    let changedMs = now();
    const startedMs = now();
    for (;;) {
      const {state, toldMs} = await ask(job.jobId, job.submittedMs, limits.stop);
      const shown = JSON.stringify([state?.status, state?.documents, state?.waiting_review]);
      if (state && shown !== last) {
        tell(jobEvent(job.jobId, state));
        [last, changedMs] = [shown, now()];
      }
      if (state && isTerminal(state.status)) return state;
      if (state?.status === 'PROCESS IMAGE SUCCESS' && now() - changedMs >= limits.stuckMs) {
        if (await limits.hasResults()) return {...state, status: 'SUCCESS'};
        changedMs = now();
      }
      const waitMs = Math.max(toldMs, nextPollMs(now() - startedMs, followed, random()));
      await pause({waitMs, job, startedMs, limits, status: state && standingWords(state)});
    }
  }

  async function pause({waitMs, job, startedMs, limits, status = 'not known yet'}: Pause): Promise<void> {
    const leftMs = Math.min(
      (limits.jobTimeoutMs ?? Infinity) - (now() - (job.submittedMs ?? startedMs)),
      (limits.waitMs ?? Infinity) - (now() - startedMs),
    );
    if (leftMs <= 0 || limits.stop.aborted) throw notFinished(job.jobId, status, {rests});
    try {
      await sleep(Math.min(waitMs, leftMs), limits.stop);
    } catch {
      throw notFinished(job.jobId, status, {rests});
    }
  }

  return {
    async follow(job, limits) {
      followed++;
      try {
        return await until(job, limits);
      } finally {
        followed--;
      }
    },
  };
}

interface Pause {
  waitMs: number;
  job: FollowedJob;
  startedMs: number;
  limits: FollowLimits;
  status: string | undefined;
}

/** Milliseconds until the next poll of a job. `chance` is 0 to 1. */
function nextPollMs(ageMs: number, followed: number, chance: number): number {
  const waitMs = Math.min(longestMs, Math.max(firstMs, ageMs * partOfAge));
  const fairMs = (followed * 1000) / requestsPerSecond;
  return Math.max(waitMs, fairMs) * (0.8 + 0.4 * chance);
}

/**
 * The `not_finished` error of a job; the hint says whether the job goes on without this process, or waits (`rests`).
 */
export function notFinished(
  jobId: string,
  status: string,
  {rests}: Pick<BatchContext, 'rests'>,
): DocextractError {
  return new DocextractError('not_finished', `job ${jobId} is not finished (${status})`, {
    hint:
      rests === true
        ? `It rests until a command uses the built-in service again: "${jobCommand('watch', [jobId])}" goes on with it.`
        : `It goes on without us: "${jobCommand('results', [jobId])}" collects it within 24 hours.`,
  });
}
