import type {FieldMeta, Route} from '../../contract/extraction.js';
import {isRecord} from '../../contract/records.js';
import {markup, type Markup} from '../../service/api-page/markup.js';
import {shown, shownName} from './shown-text.js';
import {unsureBelow, type ShownValue} from './shown-values.js';

/** A value with the id that joins it with its box. */
export interface NumberedValue extends ShownValue {
  id: string;
}

/** The values of a document: each with how sure it is, and where it was found. `pages` are those with a picture. */
export function valueTable(values: readonly NumberedValue[], pages: ReadonlySet<number>): Markup {
  const rows = values.map((value) => row(value, pages));
  return markup`<table class="values">
<thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Sure</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`;
}

function row(one: NumberedValue, pages: ReadonlySet<number>): Markup {
  const {id, name, value, meta} = one;
  const hasBox = meta?.box !== undefined && meta.page !== undefined && pages.has(meta.page);
  const label = hasBox ? markup`<a href="#b${id}">${shownName(name)}</a>` : shownName(name);
  const found = foundWords(one);
  const below = found.length === 0 ? undefined : markup`<div class="soft">${found}</div>`;
  return markup`<tr id="v${id}" data-v="${id}"><th scope="row">${label}</th><td>${shownValue(value)}${below}</td><td class="sure">${sureness(value, meta)}</td></tr>
`;
}

function sureness(value: unknown, meta: FieldMeta | undefined): Markup | undefined {
  if (meta === undefined || (value === null && meta.confidence === 0)) return undefined;
  const percent = `${Math.floor(meta.confidence * 100)} %`;
  return meta.confidence < unsureBelow
    ? markup`<strong class="unsure">? ${percent}</strong>`
    : markup`${percent}`;
}

/** How a value was found. */
const routes: Partial<Record<Route, string>> = {
  label: 'by the words around it',
  zone: 'by its place on the reference',
  pattern: 'by its looks',
  position: 'by its place on the page',
  table: 'in a table or list',
  mrz: 'in the machine-readable zone',
  attachment: 'in the data attached to the file',
  static: 'fixed by the template',
  llm: 'by the language model',
};

function foundWords({value, meta, isCorrected}: ShownValue): Markup[] {
  const {page, source, route, raw} = meta ?? {};
  const isPrinted = raw !== undefined && !Array.isArray(value) && inLine(raw) !== inLine(String(value));
  const all = [
    ...(isCorrected ? [markup`corrected`] : []),
    ...(page === undefined ? [] : [markup`page ${page}`]),
    ...(source === undefined ? [] : [markup`${source === 'ocr' ? 'OCR' : 'text'}`]),
    ...(route === undefined || value === null ? [] : [markup`${routes[route] ?? route}`]),
    ...(isPrinted ? [markup`printed as “${shown(raw)}”`] : []),
  ];
  return all.map((one, index) => (index === 0 ? one : markup` · ${one}`));
}

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Rows of a table and entries of a list that are shown. */
const mostRows = 200;

function shownValue(value: unknown): Markup {
  if (value === null || value === undefined) return markup`<em>not found</em>`;
  if (typeof value === 'boolean') return markup`${value ? 'yes' : 'no'}`;
  if (typeof value === 'string') return shown(value);
  if (isRows(value)) return rowsTable(value);
  if (Array.isArray(value)) return list(value);
  return shown(JSON.stringify(value));
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function rowsTable(all: readonly Record<string, unknown>[]): Markup {
  const columns = [...new Set(all.flatMap((one) => Object.keys(one)))];
  const cells = (one: Record<string, unknown>) =>
    columns.map((column) => markup`<td>${one[column] === null ? '–' : shownValue(one[column])}</td>`);
  const rows = all.slice(0, mostRows).map((one) => markup`<tr>${cells(one)}</tr>`);
  const headings = columns.map((column) => markup`<th scope="col">${shown(column)}</th>`);
  return markup`<div class="wide" tabindex="0" role="group" aria-label="rows"><table><thead><tr>${headings}</tr></thead><tbody>${rows}</tbody></table></div>${more(all.length, 'rows')}`;
}

function list(all: readonly unknown[]): Markup {
  if (all.length === 0) return markup`<em>none</em>`;
  const items = all.slice(0, mostRows).map((one) => markup`<li>${shownValue(one)}</li>`);
  return markup`<ul>${items}</ul>${more(all.length, 'entries')}`;
}

function more(count: number, what: string): Markup | undefined {
  return count > mostRows ? markup`<small>… and ${count - mostRows} ${what} more</small>` : undefined;
}
