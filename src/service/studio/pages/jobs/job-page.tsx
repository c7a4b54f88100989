import {useState} from 'preact/hooks';
import {Link} from 'wouter-preact';
import {useRead} from '../api/query-hooks.js';
import {Loaded} from '../parts/loaded.js';
import {usePageTitle} from '../parts/page-title.js';
import {Pager} from '../parts/pager.js';
import {isOver} from '../parts/status.js';
import {DocumentTable} from './document-table.js';
import {JobActions} from './job-actions.js';
import {JobFacts} from './job-facts.js';
import './jobs.css';

const perPage = 100;
const movingMs = 1_000;

/** A job: how far it is, and its results as a table. */
export function JobPage({id}: {id: string}) {
  const [from, setFrom] = useState(0);
  const job = useRead(
    'GET /jobs/{id}',
    {path: {id}, query: {from, limit: perPage}},
    {
      keepsPrevious: true,
      poll: (detail) => (detail === undefined || isOver(detail.status) ? false : movingMs),
    },
  );
  const name = job.data?.template_name ?? 'Job';
  usePageTitle(name);
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <p class="crumbs">
            <Link href="/jobs">Jobs</Link> / <span class="mono">{id.slice(0, 8)}</span>
          </p>
          <h1>{name}</h1>
        </div>
        {job.data !== undefined && <JobActions job={job.data} />}
      </header>
      <Loaded read={job}>
        {(detail) => (
          <>
            <JobFacts job={detail} />
            <DocumentTable job={detail} />
            <Pager
              label="Pages of documents"
              words={`${from + 1}–${from + detail.list.length} of ${detail.documents.total.toLocaleString('en')}`}
              onPrevious={
                from === 0
                  ? undefined
                  : () => {
                      setFrom(Math.max(0, from - perPage));
                    }
              }
              onNext={
                from + perPage >= detail.documents.total
                  ? undefined
                  : () => {
                      setFrom(from + perPage);
                    }
              }
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
