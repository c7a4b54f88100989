// documents: jobs and documents: lists, results, review and correction.

import type {JobPage, JobsQuery} from '../contract/documents.js';
import {deleteOwnJob} from '../../routes/delete-job.js';
import {sendResults} from '../../routes/results.js';
import type {StudioHandlers} from '../handler.js';
import type {StudioContext} from '../studio-context.js';
import {pageNumber, sendPicture} from '../page-views/page-replies.js';
import {correct} from './correct.js';
import {createJob} from './create-job.js';
import {viewOf} from './document-file.js';
import {reviewOf} from './document-review.js';
import {jobDetail} from './job-detail.js';
import {cursorOf, placeOf} from './job-cursor.js';
import {jobSummary} from './job-summary.js';

/** Jobs, their documents, review and corrections. */
export const documentHandlers = {
  jobs: (context, {query, session}) => jobsOf(context, {query, account: session.key.account}),
  createJob: (context, {query, http}, reply) =>
    createJob(context, {request: http, reply, template: query.template}),
  job: (context, {params: {id}, query, session}) =>
    jobDetail(context, {id, account: session.key.account, ...query}),
  deleteJob: async ({storage}, {params: {id}, session}) => {
    await deleteOwnJob(storage, {id, account: session.key.account});
    return {};
  },
  jobResults: (context, {params: {id}, query: {format}, http}, reply) =>
    sendResults(context, {request: http, reply, wanted: {job_id: id, result_format: format}}),
  document: (context, {params, session}) =>
    reviewOf(context, {jobId: params.id, position: params.position, account: session.key.account}),
  documentPage: async (context, {params, session, http}, reply) => {
    const address = {jobId: params.id, position: params.position, account: session.key.account};
    const view = await viewOf(context, address, {http, reply});
    return view.page(pageNumber(params.page));
  },
  documentPicture: async (context, {params, query: {width}, session, http}, reply) => {
    const address = {jobId: params.id, position: params.position, account: session.key.account};
    const view = await viewOf(context, address, {http, reply});
    return sendPicture(view, {page: params.page, width, reply});
  },
  correct: (context, {params, session, body, etag}) =>
    correct(context, {
      address: {jobId: params.id, position: params.position, account: session.key.account},
      ...{body, etag, by: session.key.id},
    }),
} satisfies Partial<StudioHandlers>;

async function jobsOf(
  {storage, clock}: StudioContext,
  {query, account}: {query: JobsQuery; account: string},
): Promise<JobPage> {
  const {filter, template, after, limit} = query;
  const {jobs, total} = await storage.jobs.list.list(
    {account, filter, ...(template !== undefined && {templateId: template})},
    {limit: limit + 1, ...(after !== undefined && {after: placeOf(after)})},
  );
  const page = jobs.slice(0, limit);
  const last = jobs.length > limit ? page.at(-1) : undefined;
  return {
    jobs: page.map((job) => jobSummary(job, clock())),
    ...(last && {next: cursorOf({createdAt: last.created_at, id: last.id})}),
    total,
  };
}
