import {Readable} from 'node:stream';
import type {FastifyReply, FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {isFailure, isTerminal, type JobStatus} from '../../contract/job-status.js';
import {ResultsRequest} from '../../contract/jobs.js';
import {statusFor} from '../../contract/key-settings.js';
import {metaColumnNames, staticColumns} from '../../contract/result-columns.js';
import type {Job} from '../../storage/jobs/jobs.js';
import {receive} from '../body/receive.js';
import type {ServiceContext} from '../context/context.js';
import {parse} from '../requests/parse.js';
import {problemOf} from '../http/problem-reply.js';
import {toCsv} from '../results/csv.js';
import {toJson} from '../results/json.js';
import {metaDepthIn} from '../results/meta.js';
import {afterFirstRow, fieldNames, resultRows, type RowShape} from '../results/rows.js';
import {requireJob} from './job-status.js';

/** POST /job-results */
export async function results(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = parse(ResultsRequest, await fieldsOf(context, request));
  return sendResults(context, {request, reply, wanted});
}

/** Sends the results of a job as they are asked for. */
export async function sendResults(
  context: ServiceContext,
  {request, reply, wanted}: {request: FastifyRequest; reply: FastifyReply; wanted: ResultsRequest},
): Promise<FastifyReply> {
  const {account, failedRows} = request.apiKey;
  const shape: RowShape = {include: new Set(wanted.include), failedRows};
  const job = await requireJob(context, {id: wanted.job_id, account});
  if (!isProcessed(job.status)) return replyNotFinished(job, request, reply);
  refuseExpired(job, context.clock());
  refuseFailed(job, shape);
  if (wanted.result_format === 'json') {
    const rows = await afterFirstRow(resultRows(context.storage.jobs, {job, ...shape}));
    return reply.type('application/json; charset=utf-8').send(Readable.from(toJson(rows)));
  }
  const {columns, ...told} = csvShape(job, shape);
  const rows = await afterFirstRow(resultRows(context.storage.jobs, {job, ...told}));
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${job.id}.csv"`)
    .send(Readable.from(toCsv(rows, columns)));
}

/** `Accept` alone also selects CSV. */
async function fieldsOf(
  {storage: {files}, settings}: ServiceContext,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  const {fields, document} = await receive(request, {files, settings, maxBytes: 0, temporary: true});
  if (document) await files.remove(document.key);
  const accepted = /text\/csv/i.test(request.headers.accept ?? '') ? {result_format: 'csv'} : {};
  return {...(request.query as object), ...accepted, ...fields};
}

/** Clients fetch results at PROCESS IMAGE SUCCESS too: all documents of the archive have ended then. */
function isProcessed(status: JobStatus): boolean {
  return isTerminal(status) || status === 'PROCESS IMAGE SUCCESS';
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
    .send({...problemOf(error, request.id), job_status: statusFor(job.status, request.apiKey)});
}

/** Throws `results_expired`. */
export function refuseExpired(job: Job, now: number): void {
  if (job.purgedAt === undefined && (job.expiresAt === undefined || now < job.expiresAt)) return;
  throw new DocextractError('results_expired', `The results of job ${job.id} have expired.`, {
    hint: 'Results are kept for a limited time after processing; submit the documents again.',
  });
}

/** Rows of nulls would look like an answer; named rows carry their error. */
function refuseFailed(job: Job, {include, failedRows}: RowShape): void {
  if (!isFailure(job.status)) return;
  const hasRows = job.documents.total > 0;
  if (hasRows && (failedRows === 'named' || include.has('file'))) return;
  throw new DocextractError(
    'unreadable_document',
    `Job ${job.id} failed: ${job.error?.message ?? job.status}`,
    hasRows ? {hint: 'Ask with "include": ["file"] for the reason of each document.'} : {},
  );
}

/** The columns are the same whatever failed, so that programs can rely on them. */
function csvShape(job: Job, {include, failedRows}: RowShape): RowShape & {columns: string[]} {
  const depth = metaDepthIn(include);
  const names = fieldNames(job);
  const fields =
    depth === undefined
      ? names
      : [...new Set(names.flatMap((name) => [name, ...metaColumnNames(name, depth)]))];
  const more = [
    ...(include.has('static_values') ? Object.keys(staticColumns(job.static_values)) : []),
    ...(include.has('warnings') ? ['_warnings'] : []),
  ];
  if (failedRows === 'named')
    return {
      columns: [...fields, ...more, '_file', '_error'],
      include: new Set([...include, 'file']),
      failedRows,
    };
  const isNamed = include.has('file');
  return {
    columns: [...(isNamed ? ['_file'] : []), ...fields, ...(isNamed ? ['_error'] : []), ...more],
    include,
    failedRows,
  };
}
