import {setTimeout as delay} from 'node:timers/promises';
import {z} from 'zod';
import {jobFailure} from '../batch/collect/document-results.js';
import {createPoller, stuckMsOf} from '../batch/submit/poll.js';
import type {Client} from '../client/client.js';
import {DocextractError} from '../contract/errors.js';
import {isFailure} from '../contract/job-status.js';
import type {DocumentCounts, JobState} from '../contract/jobs.js';
import {connectionShape, text} from './argument-schemas.js';
import {type ConnectionOptions, withConnection} from './connection.js';
import {atTheDoor, checked, createListener, type Listener} from './library-errors.js';

/** The state of a job, reported to the caller when it has changed, not at each poll. */
export interface JobProgress {
  /** The job. */
  jobId: string;
  /** Such as `NEW`, `PROCESS IMAGE` or `SUCCESS`. */
  status: string;
  /** Documents of the job: all, done and failed; not every service tells them. */
  documents: DocumentCounts | undefined;
  /** Documents that a person is to review before the job ends. */
  waitingReview: number | undefined;
}

/** Options of `waitForJob`. */
export interface WaitOptions extends ConnectionOptions {
  /** Milliseconds to wait at most; then `not_finished` is thrown, and the job goes on. No limit by default. */
  timeoutMs?: number;
  /** Called with the first state and with each change. */
  onProgress?: (progress: JobProgress) => void;
}

/**
 * Waits until a job has ended. Polls after 0.4 s at first, at growing intervals up to 15 s, never sooner than the
 * service asks for by `Retry-After`. Reading the status is free.
 *
 * @param jobId As `client.submit` gave it in `job_id`.
 * @returns The final state; `client.results(jobId)` gives the results, which services keep for 24 hours.
 * @throws DocextractError `job_failed` for a job that failed, `not_finished` after `timeoutMs`, `not_found` for an
 *   unknown job, `interrupted` when aborted (the job goes on), `usage` for wrong arguments, and the codes of services.
 */
export async function waitForJob(jobId: string, options: WaitOptions = {}): Promise<JobState> {
  const {id, given} = await atTheDoor({what: 'waitForJob', signal: undefined, isPaid: false}, () => ({
    id: checked('waitForJob: the id of the job', text, jobId),
    given: checked('waitForJob', Options, options),
  }));
  return withConnection(given, 'waitForJob', async ({client, embeddedIn}) => {
    const listener = createListener('onProgress', given.onProgress);
    const state = await follow(id, {given, client, rests: embeddedIn !== undefined, tell: listener.tell});
    listener.rethrow();
    if (!isFailure(state.status)) return state;
    const {code, message} = jobFailure(state);
    throw new DocextractError(code, message, {
      hint: 'Submitting its documents again may be paid again.',
      cause: state,
    });
  });
}

const Options = z.strictObject({
  ...connectionShape,
  timeoutMs: z.number().positive().optional(),
  onProgress: z
    .custom<WaitOptions['onProgress']>((given) => typeof given === 'function', 'is no function')
    .optional(),
});

interface Follow {
  given: z.infer<typeof Options>;
  client: Client;
  rests: boolean;
  tell: Listener<JobProgress>['tell'];
}

function follow(jobId: string, {given, client, rests, tell}: Follow): Promise<JobState> {
  const {signal, timeoutMs} = given;
  const poller = createPoller({
    client,
    rests,
    tell: (event) => {
      if (event.type === 'job')
        tell({
          jobId,
          status: event.status,
          documents: event.documents,
          waitingReview: event.waiting_review,
        });
    },
    now: Date.now,
    sleep: async (ms, stop) => delay(ms, undefined, {signal: stop}),
    random: Math.random,
    signal,
  });
  return poller.follow(
    {jobId, submittedMs: Date.now()},
    {
      ...(timeoutMs !== undefined && {jobTimeoutMs: timeoutMs}),
      stop: signal ?? new AbortController().signal,
      hasResults: () => hasResults(jobId, client, signal),
      stuckMs: stuckMsOf([]),
    },
  );
}

async function hasResults(jobId: string, client: Client, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    return (await client.results(jobId, {signal, listOnly: true})).length > 0;
  } catch (error) {
    if (error instanceof DocextractError) return false;
    throw error;
  }
}
