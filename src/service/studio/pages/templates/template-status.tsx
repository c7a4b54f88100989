import type {TemplateStatus} from '../../../../contract/templates.js';

const looks: Record<TemplateStatus, {words: string; look: string}> = {
  active: {words: 'Active', look: 'good'},
  draft: {words: 'Draft', look: 'accent'},
  archived: {words: 'Archived', look: ''},
};

export function TemplateStatusBadge({status}: {status: TemplateStatus}) {
  const {words, look} = looks[status];
  return <span class={`badge ${look}`}>{words}</span>;
}
