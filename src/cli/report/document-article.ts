import type {DocumentOutcome} from '../../batch/model/outcome.js';
import type {ResultDocument} from '../../contract/jobs.js';
import {counted} from '../../contract/counted.js';
import {isRecord} from '../../contract/records.js';
import {markup, type Markup} from '../../service/api-page/markup.js';
import type {ListedDocument} from './list-documents.js';
import {pageFigures} from './page-figures.js';
import type {Drawn} from './pictures.js';
import {shown} from './shown-text.js';
import {shownValues} from './shown-values.js';
import {valueTable} from './value-table.js';

/** One document: what was read, and its pages with boxes over the values. */
export function documentArticle(
  document: ListedDocument,
  {number, fields, drawn}: {number: number; fields: ResultDocument | undefined; drawn: Drawn},
): Markup {
  const {outcome, group} = document;
  const values = shownValues(fields).map((value, index) => ({...value, id: `${number}-${index + 1}`}));
  const pages = new Set(drawn.pictures.map(({page}) => page));
  const left = drawn.left === 0 ? undefined : `${counted(drawn.left, 'more page')} with values not shown.`;
  const why = [drawn.why, left].flatMap((one) => one ?? []).join(' ');
  return markup`<article id="d${number}" class="${group}" aria-labelledby="h${number}">
<h2 id="h${number}">${shown(outcome.source)}</h2>
<p class="facts">${facts(document)}</p>${failure(outcome)}
<div class="beside"><div class="read">
${values.length === 0 ? markup`<p class="soft">No values.</p>` : valueTable(values, pages)}${staticValues(fields)}</div>
<div class="pages${drawn.pictures.length === 1 ? ' one' : ''}">${pageFigures(drawn.pictures, values)}${why === '' ? undefined : markup`<p class="soft">${shown(why)}</p>`}</div></div>
</article>
`;
}

const statusWords: Record<DocumentOutcome['status'], string> = {
  succeeded: 'read',
  skipped: 'done before',
  failed: 'failed',
  pending: 'still being processed',
  unknown: 'outcome unknown',
  unsent: 'not sent',
};

function facts({outcome, group, unsure, missing, hasValues, depth}: ListedDocument): Markup[] {
  const {status, pages, mapping, job_id: job, result} = outcome;
  const isPlaced = mapping === 'exact' || mapping === 'named' || !hasValues;
  const all = [
    markup`<strong>${statusWords[status]}</strong>`,
    ...(group === 'review' ? [markup`<strong>to be reviewed</strong>`] : []),
    ...(unsure > 0 ? [markup`${counted(unsure, 'unsure value')}`] : []),
    ...(missing > 0 ? [markup`${missing} not found`] : []),
    ...(pages === undefined ? [] : [markup`${counted(pages, 'page')}`]),
    ...(isPlaced ? [] : [markup`matched by order: perhaps the values of another document`]),
    ...(hasValues && depth === undefined ? [markup`how sure values are is not known`] : []),
    ...(job === undefined ? [] : [markup`job ${shown(job)}`]),
    ...(result === undefined ? [] : [markup`result in ${shown(result)}`]),
  ];
  return all.map((one, index) => (index === 0 ? one : markup` · ${one}`));
}

function failure({error}: DocumentOutcome): Markup | undefined {
  if (error === undefined) return undefined;
  const hint = error.hint === undefined ? undefined : markup` <span class="soft">${shown(error.hint)}</span>`;
  return markup`
<p class="error"><code>${error.code}</code> ${shown(error.message)}${hint}</p>`;
}

function staticValues(fields: ResultDocument = {}): Markup | undefined {
  if (!isRecord(fields._static_values)) return undefined;
  const rows = Object.entries(fields._static_values).map(
    ([name, value]) =>
      markup`<div><dt>${shown(name)}</dt><dd>${shown(typeof value === 'string' ? value : JSON.stringify(value))}</dd></div>`,
  );
  return markup`<h3>Static values</h3><dl class="facts">${rows}</dl>`;
}
