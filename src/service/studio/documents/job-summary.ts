import {isTerminal} from '../../../contract/job-status.js';
import type {ListedJob} from '../../../storage/jobs/job-list.js';
import type {JobSummary} from '../contract/documents.js';

/** A job as the list shows it. */
export function jobSummary(job: ListedJob, now: number): JobSummary {
  const {id, template_id, template_name, template_version, status, total, done, failed} = job;
  return {
    ...{id, template_id, template_name, template_version, status},
    documents: {total, done, failed},
    unsure: job.needs_look,
    waiting_review: job.review_until === null ? 0 : job.needs_look,
    created_at: isoTime(job.created_at),
    completed_at: isoOrNull(job.completed_at),
    expires_at: isoOrNull(job.expires_at),
    expired: job.purged_at !== null || (isTerminal(status) && (job.expires_at ?? now) <= now),
  };
}

/** Converts milliseconds since the epoch to an ISO string in UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}

export function isoOrNull(time: number | null | undefined): string | null {
  return time == null ? null : isoTime(time);
}
