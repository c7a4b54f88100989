import {z} from 'zod';
import {failureReason} from '../../batch/collect/service-error.js';
import {pendingJobs} from '../../batch/submit/collect-jobs.js';
import {isFailure, isTerminal} from '../../contract/job-status.js';
import {hasError, type JobRecord} from '../render/job-record.js';
import {requestStatuses} from '../run/request-statuses.js';
import {creditsOfBudget, CreditsReply} from './credit-budget.js';
import {failureOnly} from './tool-error.js';
import {defineTool, parameters, replies} from './tool.js';

/** Jobs of one reply. */
const mostJobs = 100;

const Input = z.strictObject({
  job_ids: parameters.jobIds.optional().describe('Ids of jobs; without, all that are not collected yet'),
});

const Output = z.looseObject({
  jobs: z.array(
    z.looseObject({
      job_id: z.string(),
      status: z.string().optional(),
      is_finished: z.boolean(),
      has_failed: z.boolean(),
      reason: z.string().optional(),
      error: replies.failure.optional(),
    }),
  ),
  jobs_left_out: z.number().optional().describe('Younger jobs that did not fit into the reply'),
  service: z.string().describe('The address of the service, or built-in'),
  credits: CreditsReply.optional(),
  next: replies.next,
});

/** The status of jobs, as the command `status` reports it. */
export const statusTool = defineTool({
  name: 'status',
  title: 'Where jobs stand',
  description:
    'Tells where jobs stand, without waiting: those named, or all that are submitted and not collected. Also what is ' +
    'left of the credits that the server may spend. To wait for a job, call `results` with `wait_seconds`.',
  inputSchema: Input,
  outputSchema: Output,
  annotations: {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true},
  act: ({job_ids: named}, call, world) =>
    world.session.run(call, async (batch) => {
      await batch.ledger.refresh();
      const {client, ledger, service, account} = batch;
      const ids = named ?? pendingJobs(ledger, service, account).map(({job_id}) => job_id);
      const jobs = await requestStatuses(client, ids.slice(0, mostJobs), call.stop);
      const credits = creditsOfBudget(world, batch);
      const finished = jobs.filter((job) => !hasError(job) && isTerminal(job.status));
      return {
        jobs: jobs.map(replyOf),
        ...(ids.length > mostJobs && {jobs_left_out: ids.length - mostJobs}),
        service,
        ...(credits && {credits}),
        ...(finished.length > 0 && {next: 'Call `results` for those that are finished.'}),
      };
    }),
});

function replyOf(record: JobRecord) {
  if (hasError(record)) {
    const {job_id, error} = record;
    return {job_id, is_finished: false, has_failed: false, error: failureOnly(error)};
  }
  const reason = failureReason(record);
  const {job_id, status, documents, waiting_review, expires_at} = record;
  return {
    job_id,
    status,
    ...(documents && {documents}),
    ...(waiting_review !== undefined && {waiting_review}),
    ...(typeof expires_at === 'string' && {expires_at}),
    is_finished: isTerminal(record.status),
    has_failed: isFailure(record.status),
    ...(reason !== undefined && {reason}),
  };
}
