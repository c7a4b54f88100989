import {Link} from 'wouter-preact';
import type {TemplateSummary} from '../../contract/templates.js';
import {Time} from '../parts/time.js';
import {TemplateStatusBadge} from './template-status.js';

export function TemplateTable({templates}: {templates: readonly TemplateSummary[]}) {
  return (
    <div class="card table-frame">
      <table class="job-table">
        <thead>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Status</th>
            <th scope="col" class="right">
              Fields
            </th>
            <th scope="col" class="right">
              Documents read
            </th>
            <th scope="col">Values corrected</th>
            <th scope="col">Changed</th>
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TemplateRow({template}: {template: TemplateSummary}) {
  return (
    <tr>
      <th scope="row">
        <Link class="row-link" href={`/templates/${template.id}`}>
          {template.name}
        </Link>
        <span class="small soft">
          {template.alias !== null && <span class="mono">{template.alias} · </span>}
          version {template.version}
          {template.origin === 'package' && ' · starter'}
          {template.has_webhook && ' · webhook'}
        </span>
      </th>
      <td>
        <span class="actions">
          <TemplateStatusBadge status={template.status} />
          {template.draft_version !== undefined && <span class="badge mine">Taught draft</span>}
        </span>
      </td>
      <td class="right number">{template.fields}</td>
      <td class="right number">{template.documents_read.toLocaleString('en')}</td>
      <td>
        <CorrectedShare read={template.values_read} corrected={template.values_corrected} />
      </td>
      <td class="soft">
        <Time at={template.updated_at} />
      </td>
    </tr>
  );
}

function CorrectedShare({read, corrected}: {read: number; corrected: number}) {
  if (read === 0) return <span class="soft">–</span>;
  const percent = (100 * corrected) / read;
  return (
    <span class="share number" title={`${corrected} of ${read} values`}>
      <span class="meter" aria-hidden="true">
        <span style={{width: `${percent}%`}} />
      </span>
      {percent.toLocaleString('en', {maximumFractionDigits: 1})}&#8239;%
    </span>
  );
}
