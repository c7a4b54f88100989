import type {Transaction} from 'kysely';
import type {Field} from '../../contract/fields.js';
import {jsonText, parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';

interface Forgetting {
  templateId: string;
  /** File key of a reference document. */
  key: string;
  /** File key of the document that replaces it. */
  by: string;
}

/**
 * Replaces a reference document by another, in all versions of a template and in the jobs that read with them, and
 * removes the values and places that fields have on it. Returns whether any version or job had it.
 */
export async function forgetReference(trx: Transaction<Tables>, forgetting: Forgetting): Promise<boolean> {
  const {templateId, key, by} = forgetting;
  const versions = await trx
    .selectFrom('template_versions')
    .select(['version', 'edited_json', 'reference_files'])
    .where('template_id', '=', templateId)
    .execute();
  let isUsed = false;
  for (const {version, edited_json, reference_files} of versions) {
    const references = parseJsonText(reference_files);
    const number = references.indexOf(key) + 1;
    if (number === 0) continue;
    isUsed = true;
    const {fields} = parseJsonText(edited_json);
    await trx
      .updateTable('template_versions')
      .set({
        edited_json: jsonText({fields: fields.map((field) => withoutPlace(field, number))}),
        reference_files: jsonText(references.with(number - 1, by)),
      })
      .where('template_id', '=', templateId)
      .where('version', '=', version)
      .execute();
  }
  if (isUsed) await forgetInJobs(trx, forgetting);
  return isUsed;
}

async function forgetInJobs(trx: Transaction<Tables>, {templateId, key, by}: Forgetting): Promise<void> {
  const jobs = await trx
    .selectFrom('jobs')
    .select(['id', 'request'])
    .where('template_id', '=', templateId)
    .where('purged_at', 'is', null)
    .execute();
  for (const {id, request} of jobs) {
    const parsed = parseJsonText(request);
    const number = (parsed.references ?? []).indexOf(key) + 1;
    if (number === 0) continue;
    const changed = {
      ...parsed,
      fields: parsed.fields.map((field) => withoutPlace(field, number)),
      references: parsed.references?.with(number - 1, by),
    };
    await trx
      .updateTable('jobs')
      .set({request: jsonText(changed)})
      .where('id', '=', id)
      .execute();
  }
}

/** `number`: of the reference document, from 1. */
function withoutPlace<Some extends Field>(field: Some, number: number): Some {
  if (field.kind === 'STATIC') return field;
  const further = field.further?.filter(({reference}) => reference !== number);
  const own =
    number === 1 ? {page: undefined, label_box: undefined, value_box: undefined, value: undefined} : {};
  return {...field, ...own, ...(further && {further})};
}
