import type {Kysely, Selectable} from 'kysely';
import type {Template, TemplateFile} from '../../contract/templates.js';
import type {Tables} from '../database/tables.js';
import type {TemplateRow, TemplateVersionRow} from '../database/rows/template-rows.js';
import {type StoredWebhook, withSecret} from './webhook-secret.js';
import {jsonText, parseJsonText} from '../database/json-text.js';

/** A template with its current version. Reference documents are file keys: they may be large. */
export interface StoredTemplate extends Omit<Template, 'reference_images' | 'webhook'> {
  /** `null`: every key may use it. */
  account: string | null;
  reference_files: string[];
  /** `package`: an unchanged starter template. */
  origin: TemplateVersionRow['origin'];
  webhook: StoredWebhook | null;
  /** When its endpoint answered that it is gone; an edit that names another, or `webhooks.enable`, ends that. */
  webhook_disabled_at: string | null;
  /** A version made by teaching that is not in use yet. */
  draft_version: number | null;
}

/** Rows of templates, each with its current version, for `storedTemplate`. */
export function templatesWithVersion(db: Kysely<Tables>) {
  return db
    .selectFrom('templates')
    .innerJoin('template_versions', (on) =>
      on
        .onRef('template_versions.template_id', '=', 'templates.id')
        .onRef('template_versions.version', '=', 'templates.version'),
    )
    .selectAll('templates')
    .select(['document_type', 'edited_json', 'custom_instructions', 'reference_files', 'origin']);
}

type TemplateWithVersion = Selectable<TemplateRow> &
  Pick<
    TemplateVersionRow,
    'document_type' | 'edited_json' | 'custom_instructions' | 'reference_files' | 'origin'
  >;

/** Converts a row to a template: JSON columns are parsed, times become ISO strings. */
export function storedTemplate(row: TemplateWithVersion): StoredTemplate {
  return {
    id: row.id,
    account: row.account,
    alias: row.alias,
    name: row.name,
    status: row.status,
    version: row.version,
    document_type: row.document_type,
    edited_json: parseJsonText(row.edited_json),
    ...(row.custom_instructions === null ? {} : {custom_instructions: row.custom_instructions}),
    reference_files: parseJsonText(row.reference_files),
    origin: row.origin,
    webhook: row.webhook === null ? null : parseJsonText(row.webhook),
    webhook_disabled_at:
      row.webhook_disabled_at === null ? null : new Date(row.webhook_disabled_at).toISOString(),
    draft_version: row.draft_version,
    static_values: row.static_values === null ? null : parseJsonText(row.static_values),
    review: row.review === null ? null : parseJsonText(row.review),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

/** The columns of `templates` that an edit sets, whatever becomes of the version. */
export function headOf(
  file: TemplateFile,
  secret?: string,
): Pick<TemplateRow, 'alias' | 'name' | 'status' | 'webhook' | 'static_values' | 'review'> {
  return {
    alias: file.alias ?? null,
    name: file.name,
    status: file.status,
    webhook: file.webhook ? jsonText(withSecret(file.webhook, secret)) : null,
    static_values: file.static_values ? jsonText(file.static_values) : null,
    review: file.review ? jsonText(file.review) : null,
  };
}
