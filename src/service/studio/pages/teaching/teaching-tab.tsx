// teaching: corrected documents as examples of a template, and what is learned from them.

import type {TemplateDetail} from '../../contract/templates.js';
import type {TeachingReport} from '../../contract/teaching.js';
import {useRead, useWrite} from '../api/query-hooks.js';
import {Button} from '../parts/button.js';
import {Loaded} from '../parts/loaded.js';
import {ProblemNotice} from '../parts/notice.js';
import {tell} from '../parts/toasts.js';
import {ExampleTable} from './example-table.js';
import {ReportTable} from './report-table.js';
import './teaching.css';

interface TeachingTabProps {
  template: TemplateDetail;
  /** The template has changes that are not saved: what is taught and used is what was saved. */
  isChanged: boolean;
  onUsed: (template: TemplateDetail) => void;
}

/** The examples of a template, what teaching would change, and using it. */
export function TeachingTab({template, isChanged, onUsed}: TeachingTabProps) {
  const path = {id: template.id};
  const examples = useRead('GET /templates/{id}/examples', {path});
  const teach = useWrite('POST /templates/{id}/teach', ['GET /templates/{id}/versions', 'GET /templates']);
  return (
    <div class="sheetlike">
      <section class="card" aria-labelledby="examples">
        <header>
          <h2 id="examples">Examples</h2>
          <Button
            look="primary"
            icon="spark"
            busy={teach.isPending}
            disabled={examples.data === undefined || examples.data.length === 0}
            onClick={() => {
              teach.mutate({path});
            }}
          >
            Teach the template
          </Button>
        </header>
        <Loaded read={examples}>{(all) => <ExampleTable template={template.id} examples={all} />}</Loaded>
      </section>
      <ProblemNotice error={teach.error} />
      {teach.data !== undefined && <Report {...{template, isChanged, onUsed}} report={teach.data} />}
    </div>
  );
}

/** Corrections that taught nothing: somebody should look at them again. */
function Doubts({report: {doubtful}}: {report: TeachingReport}) {
  if (doubtful.length === 0) return null;
  return (
    <ul class="roomy">
      {doubtful.map(({example, field, reason}) => (
        <li key={`${example} ${field}`}>
          <strong>{field}</strong>:{' '}
          {reason === 'not_on_page'
            ? 'a corrected value is not among the words of its document; it taught nothing.'
            : 'other examples say that the value is elsewhere; this correction taught nothing.'}
        </li>
      ))}
    </ul>
  );
}

function Report({template, isChanged, report, onUsed}: TeachingTabProps & {report: TeachingReport}) {
  const use = useWrite('POST /templates/{id}/use-draft', ['GET /templates', 'GET /templates/{id}/versions']);
  const {draft_version: draft, draft_etag: etag} = report;
  return (
    <section class="card" aria-labelledby="report">
      <header>
        <h2 id="report">Before and after</h2>
        {draft !== undefined && etag !== undefined && (
          <Button
            look="primary"
            busy={use.isPending}
            disabled={use.isSuccess || isChanged}
            onClick={() => {
              use.mutate(
                {path: {id: template.id}, body: {version: draft}, etag},
                {
                  onSuccess: (used) => {
                    tell(`Version ${draft} is in use`);
                    onUsed(used);
                  },
                },
              );
            }}
          >
            Use version {draft}
          </Button>
        )}
      </header>
      <ProblemNotice error={use.error} />
      {draft !== undefined && isChanged && (
        <p class="roomy">Save or discard your changes first: the draft takes the place of what is saved.</p>
      )}
      <p class="roomy soft">
        {draft === undefined
          ? 'Nothing would be read better than before, so no draft was made. Keep more documents whose values were read wrong, each shown by its box.'
          : 'Jobs that are running keep their version.'}{' '}
        {report.left_out
          ? 'Each example was read without having been learned from.'
          : 'The one example was read by what it taught itself; a second one tells how others are read.'}
      </p>
      <Doubts report={report} />
      <ReportTable report={report} />
    </section>
  );
}
