import type {JobDetail} from '../../contract/documents.js';
import {Meter} from '../parts/meter.js';
import {Notice} from '../parts/notice.js';
import {isOver, JobStatusBadge} from '../parts/status.js';
import {Time} from '../parts/time.js';
import {countOf} from '../parts/values.js';

/** Status and counts of a job; progress is told as it comes. */
export function JobFacts({job}: {job: JobDetail}) {
  const {total, done, failed} = job.documents;
  return (
    <>
      <dl class="card job-head">
        <div>
          <dt>Status</dt>
          <dd>
            <JobStatusBadge status={job.status} waitingReview={job.waiting_review} />
          </dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd class="number">
            {isOver(job.status) ? total : `${done + failed} of ${total}`}
            {failed > 0 && <span class="failed-count"> · {failed} failed</span>}
          </dd>
          {!isOver(job.status) && <Meter label="Documents read" total={total} done={done} failed={failed} />}
        </div>
        <div>
          <dt>To check</dt>
          <dd class="number">{job.unsure}</dd>
        </div>
        <div>
          <dt>Created</dt>
          <dd>
            <Time at={job.created_at} />
          </dd>
        </div>
        <div>
          <dt>Results until</dt>
          <dd>{job.expired ? 'Expired' : <Time at={job.expires_at} />}</dd>
        </div>
      </dl>
      <p class="only-heard" role="status">
        {done + failed} of {countOf(total, 'document')} read
      </p>
      {job.waiting_review > 0 && (
        <Notice
          look="unsure"
          icon="eye"
          title={`${countOf(job.waiting_review, 'document')} to review before the results go out`}
        />
      )}
      {job.expired && (
        <Notice title="The results of this job are deleted">
          <p>Results are kept for 24 hours after a job ends.</p>
        </Notice>
      )}
    </>
  );
}
