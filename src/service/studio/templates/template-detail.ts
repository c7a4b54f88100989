import {open} from 'node:fs/promises';
import {kindOf, sniffBytes} from '../../../contract/documents.js';
import {DocextractError} from '../../../contract/errors.js';
import {withFile} from '../../../storage/files/file-store.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {StoredVersion} from '../../../storage/templates/template-versions.js';
import type {TemplateUsage} from '../../../storage/templates/template-usage.js';
import type {TemplateDetail, TemplateSummary, TemplateVersionDetail} from '../contract/templates.js';
import {type Viewer, viewDocument} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import {etagOf} from './template-etag.js';

/** A template as the list shows it. Without `usage` the counts are 0. */
export function summaryOf(template: StoredTemplate, usage: TemplateUsage | undefined): TemplateSummary {
  const {id, alias, name, status, version, draft_version, document_type, origin, updated_at} = template;
  return {
    ...{id, alias, name, status, version, document_type, origin, updated_at},
    ...(draft_version !== null && {draft_version}),
    fields: template.edited_json.fields.length,
    has_webhook: template.webhook !== null,
    documents_read: usage?.documents ?? 0,
    values_read: usage?.values ?? 0,
    values_corrected: usage?.corrected ?? 0,
  };
}

/** A template as the editor shows it. Counts the pages of each reference document; a stored file is counted once. */
export async function detailOf(
  context: StudioContext,
  template: StoredTemplate,
  viewer: Viewer,
): Promise<TemplateDetail> {
  const {id, alias, name, status, version, origin, document_type, edited_json} = template;
  const {custom_instructions, webhook, webhook_disabled_at, static_values, review, updated_at} = template;
  const references: {pages: number}[] = [];
  for (const key of template.reference_files) references.push({pages: await pagesOf(context, key, viewer)});
  return {
    ...{id, alias, name, status, version, origin, document_type, edited_json},
    ...(custom_instructions !== undefined && {custom_instructions}),
    ...{webhook, webhook_disabled_at, static_values, review, references, updated_at},
    etag: etagOf(template),
  };
}

/** A version as the studio shows it. `current` is the version in use: a higher number is a draft. */
export function versionOf(
  {reference_files, ...version}: StoredVersion,
  current: number,
): TemplateVersionDetail {
  const state = version.version === current ? 'current' : version.version < current ? 'former' : 'draft';
  return {...version, references: reference_files.length, state};
}

/** Page counts by file key. Entries stay valid, since a stored file never changes; templates have few files. */
const pageCounts = new Map<string, number>();

/** Pages of a reference document; one that cannot be read any more counts as one. */
async function pagesOf(context: StudioContext, key: string, viewer: Viewer): Promise<number> {
  const known = pageCounts.get(key);
  if (known !== undefined) return known;
  const pages = await countPages(context, key, viewer);
  pageCounts.set(key, pages);
  return pages;
}

async function countPages(context: StudioContext, key: string, viewer: Viewer): Promise<number> {
  const kind = kindOf(await withFile(context.storage.files, key, headOf));
  if (kind !== 'pdf' && kind !== 'tiff') return 1;
  try {
    return await viewDocument(context, {key, name: 'the reference document'}, viewer).countPages();
  } catch (error) {
    if (error instanceof DocextractError && error.code === 'unreadable_document') return 1;
    throw error;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const {bytesRead, buffer} = await file.read(new Uint8Array(sniffBytes), 0, sniffBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
