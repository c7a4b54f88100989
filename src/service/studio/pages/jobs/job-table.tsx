import {Link} from 'wouter-preact';
import type {JobSummary} from '../../contract/documents.js';
import {Meter} from '../parts/meter.js';
import {isOver, JobStatusBadge} from '../parts/status.js';
import {Time} from '../parts/time.js';
import {countOf} from '../parts/values.js';

/** Jobs as a table; the name of the template leads to the job. */
export function JobTable({jobs}: {jobs: readonly JobSummary[]}) {
  return (
    <div class="card table-frame">
      <table class="job-table">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Status</th>
            <th scope="col">Documents</th>
            <th scope="col">To check</th>
            <th scope="col">Created</th>
            <th scope="col">Results until</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function JobRow({job}: {job: JobSummary}) {
  return (
    <tr>
      <th scope="row">
        <Link class="row-link" href={`/jobs/${job.id}`}>
          {job.template_name ?? 'Prompts'}
        </Link>
        <span class="mono soft small">{job.id.slice(0, 8)}</span>
      </th>
      <td>
        <JobStatusBadge status={job.status} waitingReview={job.waiting_review} />
      </td>
      <td class="job-progress">
        <Progress job={job} />
      </td>
      <td>{job.unsure > 0 ? <span class="badge unsure">{job.unsure}</span> : <span class="soft">–</span>}</td>
      <td class="soft">
        <Time at={job.created_at} />
      </td>
      <td class="soft">{job.expired ? 'Expired' : <Time at={job.expires_at} />}</td>
    </tr>
  );
}

function Progress({job: {documents, status}}: {job: JobSummary}) {
  const {total, done, failed} = documents;
  if (isOver(status))
    return (
      <span class="number">
        {total.toLocaleString('en')}
        {failed > 0 && <span class="failed-count"> · {failed} failed</span>}
      </span>
    );
  return (
    <>
      <span class="number small">
        {done + failed} of {countOf(total, 'document')}
      </span>
      <Meter label="Documents read" total={total} done={done} failed={failed} />
    </>
  );
}
