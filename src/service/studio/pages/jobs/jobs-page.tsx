// jobs: documents on their way and what was read.

import {useState} from 'preact/hooks';
import {useSearchParams} from 'wouter-preact';
import {useRead} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Loaded} from '../parts/loaded.js';
import {Empty} from '../parts/notice.js';
import {usePageTitle} from '../parts/page-title.js';
import {Pager} from '../parts/pager.js';
import {isOver} from '../parts/status.js';
import {countOf} from '../parts/values.js';
import {useIsAdmin} from '../sign-in/use-session.js';
import {DropTarget} from './drop-target.js';
import {filterOf, JobFilters} from './job-filters.js';
import {JobTable} from './job-table.js';
import {UploadDialog} from './upload-dialog.js';
import './jobs.css';

const movingMs = 1_500;
const restingMs = 10_000;

/** All jobs of the account, newest first, kept up to date. */
export function JobsPage() {
  usePageTitle('Jobs');
  const isAdmin = useIsAdmin();
  const [files, setFiles] = useState<readonly File[]>();
  const [search, setSearch] = useSearchParams();
  // The cursors of the pages before this one; the last is this page's.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const filter = filterOf(search.get('filter'));
  const template = search.get('template') ?? undefined;
  const jobs = useRead(
    'GET /jobs',
    {query: {filter, template, after: cursors.at(-1), limit: 50}},
    {
      keepsPrevious: true,
      poll: (page) => (page?.jobs.some((job) => !isOver(job.status)) === true ? movingMs : restingMs),
    },
  );
  const choose = (chosen: Record<string, string>) => {
    setCursors([]);
    setSearch(chosen);
  };
  return (
    <DropTarget enabled={isAdmin} onDrop={setFiles}>
      <div class="page">
        <header class="page-head">
          <div>
            <h1>Jobs</h1>
          </div>
          {isAdmin && (
            <Button
              look="primary"
              icon="upload"
              onClick={() => {
                setFiles([]);
              }}
            >
              Upload documents
            </Button>
          )}
        </header>
        <JobFilters filter={filter} template={template} onChoose={choose} />
        <Loaded read={jobs}>
          {(page) => (
            <>
              {page.jobs.length === 0 ? (
                <NoJobs isFiltered={filter !== 'all' || template !== undefined} mayUpload={isAdmin} />
              ) : (
                <JobTable jobs={page.jobs} />
              )}
              <Pager
                label="Pages of jobs"
                words={countOf(page.total, 'job')}
                onPrevious={
                  cursors.length === 0
                    ? undefined
                    : () => {
                        setCursors(cursors.slice(0, -1));
                      }
                }
                onNext={
                  page.next === undefined
                    ? undefined
                    : () => {
                        setCursors([...cursors, page.next ?? '']);
                      }
                }
              />
            </>
          )}
        </Loaded>
      </div>
      {files !== undefined && (
        <UploadDialog
          dropped={files}
          onClose={() => {
            setFiles(undefined);
          }}
        />
      )}
    </DropTarget>
  );
}

function NoJobs({isFiltered, mayUpload}: {isFiltered: boolean; mayUpload: boolean}) {
  if (isFiltered)
    return (
      <div class="card">
        <Empty icon="check" title="Nothing here">
          <p>No job fits this filter.</p>
        </Empty>
      </div>
    );
  return (
    <div class="card">
      <Empty icon="upload" title="No documents yet">
        <p>
          {mayUpload
            ? 'Drop files or a whole folder anywhere on this page, and choose the template that says what is read. Make your own under Templates. Jobs of the command line and of other programs with the same account appear here, too.'
            : 'Jobs with values to check appear here.'}
        </p>
      </Empty>
    </div>
  );
}
