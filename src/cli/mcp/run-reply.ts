import {join} from 'node:path';
import {z} from 'zod';
import type {BatchReport, DocumentOutcome} from '../../batch/model/outcome.js';
import {DocextractError} from '../../contract/errors.js';
import {documentRecord, toBeReviewed} from '../render/records.js';
import {firstThatFit, maxReplyChars} from './reply-size.js';
import {replies} from './tool.js';
import {inToolTerms} from './tool-error.js';

/** What a run tells that has written its results to a folder. */
export const RunReply = z.looseObject({
  counts: z.record(z.string(), z.number()).describe('Documents by status'),
  failures: z.array(z.looseObject({code: z.string(), message: z.string(), count: z.number()})),
  stopped: replies.failure.optional().describe('Why the run ended early'),
  jobs: z.array(z.looseObject({job_id: z.string(), status: z.string()})),
  documents: z.array(z.looseObject({source: z.string(), status: z.string()})),
  documents_left_out: z.number().optional().describe('Documents that did not fit into the reply'),
  manifest: z.string().describe('A file with a JSON line for each document'),
  files: z.array(z.string()).describe('Files for all documents together, such as results.csv'),
  warnings: replies.warnings,
  next: replies.next,
});

/** Character limits of the parts of a reply that may be long; documents get the rest. */
const share = {failures: maxReplyChars / 6, jobs: maxReplyChars / 6, review: maxReplyChars / 6};

/** The reply of a run. Throws the failure that ended it early if no document succeeded, was skipped or is pending. */
export function runReply(
  report: BatchReport,
  {directory, warnings}: {directory: string; warnings: string[]},
): z.input<typeof RunReply> {
  const {counts, stopped, files} = report;
  if (stopped !== undefined && counts.succeeded + counts.skipped + counts.pending === 0) {
    const {code, message, hint} = stopped;
    throw new DocextractError(code, message, {...(hint !== undefined && {hint})});
  }
  const jobs = firstThatFit(report.jobs, share.jobs);
  const review = firstThatFit(toBeReviewed(report.documents), share.review);
  const told = {
    counts,
    failures: firstThatFit(report.failures.map(inToolTerms), share.failures),
    ...(stopped && {stopped: inToolTerms(stopped)}),
    jobs: jobs.map(({error, ...job}) => ({...job, ...(error && {error: inToolTerms(error)})})),
    ...(review.length > 0 && {review}),
    manifest: join(directory, '.docextract', 'manifest.ndjson'),
    files,
    ...(warnings.length > 0 && {warnings: firstThatFit(warnings, share.failures)}),
    ...nextOf(report, directory),
  };
  const left = maxReplyChars - JSON.stringify(told).length;
  const documents = firstThatFit(report.documents.toSorted(byUrgency).map(recordOf), left);
  const leftOut = report.documents.length - documents.length;
  return {...told, documents, ...(leftOut > 0 && {documents_left_out: leftOut})};
}

function recordOf(outcome: DocumentOutcome) {
  const {error, ...document} = documentRecord(outcome);
  return {...document, ...(error && {error: inToolTerms(error)})};
}

/** Orders documents that neither succeeded nor were skipped first. */
function byUrgency(one: DocumentOutcome, other: DocumentOutcome): number {
  return Number(isWell(one)) - Number(isWell(other));
}

function isWell({status}: DocumentOutcome): boolean {
  return status === 'succeeded' || status === 'skipped';
}

function nextOf({counts, jobs}: BatchReport, directory: string): {next?: string} {
  const pending = jobs.filter(({collected, error}) => !collected && error?.code === 'not_finished');
  if (pending.length > 0)
    return {
      next: `${pending.length === 1 ? 'A job is' : `${pending.length} jobs are`} not finished: call \`results\` with \`job_ids\`, \`wait_seconds\` and the \`output\` ${directory}.`,
    };
  return counts.unsent > 0 ? {next: 'Call again for what was not sent; what is done is not paid again.'} : {};
}
