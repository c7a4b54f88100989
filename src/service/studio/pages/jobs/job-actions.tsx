import {useState} from 'preact/hooks';
import {Link, useLocation} from 'wouter-preact';
import type {JobDetail} from '../../contract/documents.js';
import {addressOf} from '../api/call.js';
import {useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Confirm} from '../parts/dialog.js';
import {Icon} from '../parts/icon.js';
import {tell} from '../parts/toasts.js';
import {countOf} from '../parts/values.js';
import {useIsAdmin} from '../sign-in/use-session.js';
import {isOver} from '../parts/status.js';

/** What can be done with a job: review, download, delete. */
export function JobActions({job}: {job: JobDetail}) {
  const isAdmin = useIsAdmin();
  const [asks, setAsks] = useState(false);
  const first = job.list.find(({unsure, reviewed_at}) => unsure > 0 && reviewed_at === null);
  const hasResults = isOver(job.status) && !job.expired;
  return (
    <div class="actions">
      {hasResults &&
        (['json', 'csv'] as const).map((format) => <Download key={format} job={job} format={format} />)}
      {isAdmin && (
        <Button
          icon="trash"
          label="Delete the job"
          onClick={() => {
            setAsks(true);
          }}
        />
      )}
      {first !== undefined && (
        <Link class="button primary" href={`/jobs/${job.id}/documents/${first.position}`}>
          <Icon name="eye" />
          Review
        </Link>
      )}
      {asks && (
        <DeleteJob
          job={job}
          onClose={() => {
            setAsks(false);
          }}
        />
      )}
    </div>
  );
}

function Download({job, format}: {job: JobDetail; format: 'json' | 'csv'}) {
  const address = addressOf('GET /jobs/{id}/results', {path: {id: job.id}, query: {format}});
  return (
    <a class="button" href={address} download={`${job.id}.${format}`}>
      <Icon name="download" />
      {format.toUpperCase()}
    </a>
  );
}

function DeleteJob({job, onClose}: {job: JobDetail; onClose: () => void}) {
  const [, go] = useLocation();
  const remove = useWrite('DELETE /jobs/{id}', ['GET /jobs']);
  const confirm = async () => {
    await remove.mutateAsync({path: {id: job.id}});
    tell('Job deleted');
    go('/jobs');
  };
  return (
    <Confirm title="Delete this job?" deed="Delete the job" onConfirm={confirm} onClose={onClose}>
      <p>
        {countOf(job.documents.total, 'document')}, what was read of them, corrections and deliveries that are
        still due are deleted now. This cannot be undone.
      </p>
    </Confirm>
  );
}
