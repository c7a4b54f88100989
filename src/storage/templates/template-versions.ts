import {isDeepStrictEqual} from 'node:util';
import type {Kysely, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import type {FieldList} from '../../contract/fields.js';
import type {TemplateFile} from '../../contract/templates.js';
import type {Tables} from '../database/tables.js';
import type {TemplateVersionRow} from '../database/rows/template-rows.js';
import {headOf, type StoredTemplate} from './stored-template.js';
import {jsonText, parseJsonText} from '../database/json-text.js';

export interface NewVersion {
  id: string;
  file: TemplateFile;
  references: string[];
  origin: TemplateVersionRow['origin'];
  now: number;
}

/** Inserts a new template together with its first version, which has the number 1. */
export async function insertTemplate(trx: Transaction<Tables>, version: NewVersion): Promise<void> {
  const {id, file, now} = version;
  const row = {id, account: null, version: 0, created_at: now, updated_at: now, ...headOf(file)};
  await trx
    .insertInto('templates')
    .values({...row, webhook_disabled_at: null, draft_version: null})
    .execute();
  await addVersion(trx, {...version, after: 0});
}

/**
 * Adds a version. `after`: the version that the new one is based on. Throws `changed_meanwhile` if that is not the
 * newest version, or if the template was changed since `updatedAt` (ISO time), where that is given.
 */
export async function addVersion(
  trx: Transaction<Tables>,
  {id, file, references, origin, now, after, updatedAt}: NewVersion & {after: number; updatedAt?: string},
): Promise<void> {
  const version = after + 1;
  await moveVersion(trx, {id, after, now, updatedAt});
  await trx
    .insertInto('template_versions')
    .values({
      template_id: id,
      version,
      document_type: file.document_type,
      edited_json: jsonText(file.edited_json),
      custom_instructions: file.custom_instructions ?? null,
      reference_files: jsonText(references),
      origin,
      created_at: now,
    })
    .execute();
}

/**
 * A new version that reads documents as the current one does: it has the same content, reference files and origin, so
 * that a starter still gets the content of newer packages.
 */
export async function repeatVersion(
  trx: Transaction<Tables>,
  {id, version: after, updated_at: updatedAt}: StoredTemplate,
  now: number,
): Promise<void> {
  await moveVersion(trx, {id, after, now, updatedAt});
  const current = await trx
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', id)
    .where('version', '=', after)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('template_versions')
    .values({...current, version: after + 1, created_at: now})
    .execute();
}

/** Marks an edit that keeps the version. Each one has a later time, so that the slower of two is noticed. */
export async function keepVersion(
  trx: Transaction<Tables>,
  former: StoredTemplate,
  now: number,
): Promise<void> {
  const updatedAt = Date.parse(former.updated_at);
  const touched = await trx
    .updateTable('templates')
    .set({updated_at: Math.max(now, updatedAt + 1)})
    .where('id', '=', former.id)
    .where('version', '=', former.version)
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) throw changedMeanwhile(former.id);
}

/** The `changed_meanwhile` error for an edit that is based on an outdated state of the template. */
export function changedMeanwhile(id: string): DocextractError {
  return new DocextractError('changed_meanwhile', `Template ${id} was changed by somebody else meanwhile.`, {
    hint: 'Look at the new version and edit again.',
  });
}

async function moveVersion(
  trx: Transaction<Tables>,
  {id, after, now, updatedAt}: {id: string; after: number; now: number; updatedAt: string | undefined},
): Promise<void> {
  const moved = await trx
    .updateTable('templates')
    .set({version: after + 1, updated_at: now, draft_version: null})
    .where('id', '=', id)
    .where('version', '=', after)
    .$if(updatedAt !== undefined, (update) => update.where('updated_at', '=', Date.parse(updatedAt ?? '')))
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw changedMeanwhile(id);
  // What was taught on top of the version before is no use any more.
  await trx
    .deleteFrom('template_versions')
    .where('template_id', '=', id)
    .where('version', '>', after)
    .execute();
}

/** A stored version of a template. */
export interface StoredVersion {
  version: number;
  document_type: string;
  edited_json: FieldList;
  custom_instructions?: string;
  reference_files: string[];
  created_at: string;
}

/** All versions of a template, oldest first; empty for an unknown id. */
export async function versionsOf(db: Kysely<Tables>, id: string): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('template_versions')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    document_type: row.document_type,
    edited_json: parseJsonText(row.edited_json),
    ...(row.custom_instructions === null ? {} : {custom_instructions: row.custom_instructions}),
    reference_files: parseJsonText(row.reference_files),
    created_at: new Date(row.created_at).toISOString(),
  }));
}

/** Whether documents are read the same with both. */
export function readAlike(one: TemplateFile, other: TemplateFile): boolean {
  return isDeepStrictEqual(readingOf(one), readingOf(other));
}

/** Whether results carry the same static values with both, where the request has none. */
export function sameStaticValues(
  one: Pick<TemplateFile, 'static_values'>,
  other: Pick<StoredTemplate, 'static_values'>,
): boolean {
  return isDeepStrictEqual(one.static_values ?? null, other.static_values);
}

function readingOf({
  document_type,
  edited_json,
  custom_instructions,
  reference_images,
}: TemplateFile): unknown {
  return {
    document_type,
    fields: JSON.stringify(edited_json),
    custom_instructions,
    reference_images: reference_images ?? [],
  };
}
