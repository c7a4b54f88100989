import type {FastifyReply, FastifyRequest} from 'fastify';
import {z} from 'zod';
import {DocextractError} from '../../contract/errors.js';
import {statusFor} from '../../contract/key-settings.js';
import type {Job, JobStatusView} from '../../storage/jobs/jobs.js';
import type {ServiceContext} from '../context/context.js';
import {parse} from '../requests/parse.js';

export const JobId = z.object({job_id: z.string().trim().min(1)});

/** GET /job-status, with the id in the query or in the path. */
export async function status(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {job_id} = parse(JobId, {...(request.query as object), ...(request.params as object)});
  const standing = await context.storage.jobs.standing(job_id.toLowerCase(), request.asOf);
  const job = requireOwn(standing, {id: job_id, account: request.apiKey.account});
  return reply.type('application/json; charset=utf-8').send(told(job, statusFor(job.status, request.apiKey)));
}

/** Cached replies: most polls find an unchanged job. */
const texts = new WeakMap<JobStatusView, {status: string; text: string}>();

function told(job: JobStatusView, status: string): string {
  const known = texts.get(job);
  if (known?.status === status) return known.text;
  const text = JSON.stringify(stateOf(job, status));
  texts.set(job, {status, text});
  return text;
}

function stateOf(job: JobStatusView, status: string): Record<string, unknown> {
  return {
    job_id: job.id,
    template_id: job.template_id,
    ...(job.template_version === null ? {} : {template_version: job.template_version}),
    status,
    documents: job.documents,
    ...(job.waitingReview > 0 ? {waiting_review: job.waitingReview} : {}),
    created_at: isoTime(job.createdAt),
    completed_at: isoTime(job.completedAt),
    expires_at: isoTime(job.expiresAt),
    ...(job.error ? {error: job.error} : {}),
    ...(job.warnings.length > 0 ? {warnings: job.warnings} : {}),
  };
}

/** The job of this id, if it is of this account. Throws `not_found` otherwise. Upper case in the id is accepted. */
export async function requireJob(
  {storage}: ServiceContext,
  {id, account}: {id: string; account: string},
): Promise<Job> {
  return requireOwn(await storage.jobs.get(id.toLowerCase()), {id, account});
}

/** Jobs of other accounts are reported as unknown. */
function requireOwn<Found extends {account: string}>(
  job: Found | undefined,
  {id, account}: {id: string; account: string},
): Found {
  if (job?.account === account) return job;
  throw unknownJob(id);
}

/** The `not_found` error, the same for an unknown job and for one of another account. */
export function unknownJob(id: string): DocextractError {
  return new DocextractError('not_found', `There is no job ${id}.`, {
    hint: 'Ask with the job_id that POST /v1/process-job answered, and with the key the job was submitted with.',
  });
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
