import {outgoingValues} from '../../../contract/extraction.js';
import {applyCorrections} from '../../../storage/corrections/apply-corrections.js';
import type {Job} from '../../../storage/jobs/jobs.js';
import type {ReviewedDocument} from '../../../storage/review/reviewed-documents.js';
import {fieldNames} from '../../results/rows.js';
import {requireJob} from '../../routes/job-status.js';
import {mustExist} from '../../../contract/must-exist.js';
import type {JobDetail} from '../contract/documents.js';
import type {StudioContext} from '../studio-context.js';
import {isoOrNull, jobSummary} from './job-summary.js';
import {reviewedFields} from './reviewed-fields.js';

/** A job with a part of its documents. Throws `not_found`. */
export async function jobDetail(
  context: StudioContext,
  {id, account, from, limit}: {id: string; account: string; from: number; limit: number},
): Promise<JobDetail> {
  const {storage, clock} = context;
  const job = await requireJob(context, {id, account});
  const listed = mustExist(await storage.jobs.list.find({id: job.id, account}), 'job that was there');
  const summary = jobSummary(listed, clock());
  const documents = summary.expired ? [] : await storage.reviews.documents(job.id, {from, count: limit});
  return {
    ...summary,
    fields: fieldNames(job),
    list: documents.map((document) => documentSummary(job, document, listed.look_below)),
  };
}

function documentSummary(job: Job, document: ReviewedDocument, lookBelow: number): JobDetail['list'][number] {
  const {position, name, status, error, read, corrections, reviewedAt} = document;
  const fields = reviewedFields(job.request.fields, document, lookBelow);
  const unsure = fields.filter((field) => field.unsure);
  return {
    ...{position, name, status},
    ...(error && {error: {code: error.code, message: error.message}}),
    unsure: unsure.length,
    unsure_fields: unsure.map(({name}) => name),
    corrected: fields.filter(({state}) => state === 'corrected').length,
    reviewed_at: isoOrNull(reviewedAt),
    values: read === undefined ? {} : outgoingValues(job.request, applyCorrections(read, corrections)),
  };
}
