import {Readable} from 'node:stream';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {isTerminal, type ResultInclude, ResultsRequest} from '../../contract/jobs.js';
import {staticColumns} from '../../contract/static-columns.js';
import type {Job} from '../../storage/jobs.js';
import {receive} from '../body/receive.js';
import type {ServiceContext} from '../context.js';
import {parse} from '../parse.js';
import {problemOf} from '../problem-reply.js';
import {toCsv} from '../results/csv.js';
import {toJson} from '../results/json.js';
import {begun, fieldNames, resultRows} from '../results/rows.js';
import {requireJob} from './job.js';

/** POST /job-results */
export async function results(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = parse(ResultsRequest, await fieldsOf(context, request));
  const include = new Set(wanted.include);
  const job = await requireJob(context, {id: wanted.job_id, account: request.apiKey.account});
  if (!isTerminal(job.status)) return replyNotFinished(job, request, reply);
  refuseExpired(job, context.clock());
  refuseFailed(job, include);
  const rows = await begun(resultRows(context.storage.jobs, {job, include}));
  if (wanted.result_format === 'json')
    return reply.type('application/json; charset=utf-8').send(Readable.from(toJson(rows)));
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${job.id}.csv"`)
    .send(Readable.from(toCsv(rows, columnsOf(job, include))));
}

/** A client that asks for CSV by `Accept` alone means it. */
async function fieldsOf(
  {storage: {files}, settings}: ServiceContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const {fields, document} = await receive(request, {files, settings, maxBytes: 0, temporary: true});
  if (document) await files.remove(document.key);
  const accepted = /text\/csv/i.test(request.headers.accept ?? '') ? {result_format: 'csv'} : {};
  return {...(request.query as object), ...accepted, ...fields};
}

function replyNotFinished(job: Job, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new DocextractError(
    'not_finished',
    `Job ${job.id} is not finished: its status is ${job.status}.`,
    {hint: `Ask GET /v1/job-status?job_id=${job.id} until it is.`},
  );
  return reply
    .code(409)
    .header('retry-after', 2)
    .type('application/problem+json')
    .send({...problemOf(error, request.id), job_status: job.status});
}

function refuseExpired(job: Job, now: number): void {
  if (job.purgedAt === undefined && (job.expiresAt === undefined || now < job.expiresAt)) return;
  throw new DocextractError('results_expired', `The results of job ${job.id} have expired.`, {
    hint: 'Results are kept for a limited time after processing; submit the documents again.',
  });
}

/** Rows of nulls would look like an answer. With `file` included each row says why it is empty. */
function refuseFailed(job: Job, include: Set<ResultInclude>): void {
  if (job.status === 'SUCCESS') return;
  if (include.has('file') && job.documents.total > 0) return;
  throw new DocextractError(
    'unreadable_document',
    `Job ${job.id} failed: ${job.error?.message ?? job.status}`,
    {hint: 'Ask with "include": ["file"] for the reason of each document.'},
  );
}

function columnsOf(job: Job, include: Set<ResultInclude>): string[] {
  const hasMeta = include.has('confidence') || include.has('provenance');
  return [
    ...(include.has('file') ? ['_file'] : []),
    ...fieldNames(job),
    ...(include.has('file') ? ['_error'] : []),
    ...(include.has('static_values') ? Object.keys(staticColumns(job.static_values)) : []),
    ...(hasMeta ? ['_meta'] : []),
  ];
}
