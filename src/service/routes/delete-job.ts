import type {FastifyReply, FastifyRequest} from 'fastify';
import type {JobDeleted} from '../../contract/jobs.js';
import type {ServiceContext} from '../context/context.js';
import {parse} from '../requests/parse.js';
import {JobId, unknownJob} from './job.js';

/** DELETE /jobs/{job_id}: the job is deleted completely when this is answered. */
export async function deleteJob(
  {storage}: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {job_id} = parse(JobId, request.params);
  const id = job_id.toLowerCase();
  if (!(await storage.retention.deleteJob({id, account: request.apiKey.account}))) throw unknownJob(job_id);
  return reply.send({job_id: id, deleted: true} satisfies JobDeleted);
}
