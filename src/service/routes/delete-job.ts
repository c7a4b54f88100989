import type {FastifyReply, FastifyRequest} from 'fastify';
import type {JobDeleted} from '../../contract/jobs.js';
import type {ServiceContext} from '../context/context.js';
import {parse} from '../requests/parse.js';
import {JobId, unknownJob} from './job-status.js';

/** DELETE /jobs/{job_id}: the job is deleted completely when this is answered. */
export async function deleteJob(
  {storage}: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {job_id} = parse(JobId, request.params);
  const id = await deleteOwnJob(storage, {id: job_id, account: request.apiKey.account});
  return reply.send({job_id: id, deleted: true} satisfies JobDeleted);
}

/** Deletes a job of the account; returns its id. Throws `not_found`. */
export async function deleteOwnJob(
  {retention}: ServiceContext['storage'],
  {id, account}: {id: string; account: string},
): Promise<string> {
  const own = id.toLowerCase();
  if (await retention.deleteJob({id: own, account})) return own;
  throw unknownJob(id);
}
