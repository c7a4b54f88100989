import {Link} from 'wouter-preact';
import type {FieldValue} from '../../../../contract/extraction.js';
import type {DocumentSummary, JobDetail} from '../../contract/documents.js';
import {wordsOf} from '../parts/values.js';

type Row = JobDetail['list'][number];

/** The results of a job, those that need a look first. */
export function DocumentTable({job}: {job: JobDetail}) {
  const rows = job.list.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  return (
    <div class="card table-frame" tabIndex={0} role="region" aria-label="Results">
      <table class="documents">
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">State</th>
            {job.fields.map((name) => (
              <th key={name} scope="col" class="cut" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position}>
              <th scope="row">
                <Link class="row-link cut" href={`/jobs/${job.id}/documents/${row.position}`}>
                  {row.name}
                </Link>
              </th>
              <td>
                <DocumentState document={row} />
              </td>
              {row.error === undefined ? (
                job.fields.map((name) => (
                  <Value
                    key={name}
                    value={row.values[name] ?? null}
                    unsure={row.unsure_fields.includes(name)}
                  />
                ))
              ) : (
                <td class="soft" colSpan={Math.max(1, job.fields.length)}>
                  {row.error.message}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({value, unsure}: {value: FieldValue; unsure: boolean}) {
  const words = wordsOf(value);
  return (
    <td class={value === null ? 'cut missing' : 'cut'} title={unsure ? `${words} (to check)` : words}>
      {unsure ? (
        <span class="badge unsure">
          {words}
          <span class="only-heard"> to check</span>
        </span>
      ) : (
        words
      )}
    </td>
  );
}

function DocumentState({document: {status, unsure, reviewed_at, corrected}}: {document: DocumentSummary}) {
  if (status === 'failed') return <span class="badge bad">Failed</span>;
  if (status === 'running') return <span class="badge accent moving">Reading</span>;
  if (status === 'waiting') return <span class="badge">Queued</span>;
  if (reviewed_at !== null)
    return corrected > 0 ? (
      <span class="badge mine">{corrected} corrected</span>
    ) : (
      <span class="badge good">Reviewed</span>
    );
  return unsure > 0 ? (
    <span class="badge unsure">{unsure} to check</span>
  ) : (
    <span class="badge good">Read</span>
  );
}

function urgencyOf({status, unsure, reviewed_at}: Row): number {
  if (status === 'done' && unsure > 0 && reviewed_at === null) return 0;
  if (status === 'failed') return 1;
  return 2;
}
