import type {Kysely, Transaction} from 'kysely';
import type {FieldList} from '../../contract/fields.js';
import {write} from '../database/database.js';
import {jsonText, parseJsonText} from '../database/json-text.js';
import type {Tables} from '../database/tables.js';
import {changedMeanwhile} from '../templates/template-versions.js';

/** A version that a template learned from its examples, to be saved as a draft: it is not in use yet. */
export interface Draft {
  templateId: string;
  /** The version that was taught, and when its template was last changed (ISO time). */
  taught: {version: number; updated_at: string};
  fields: FieldList['fields'];
  /** File keys of its reference documents. */
  references: string[];
}

/** Identifies a draft as a user saw it: a draft that replaces it has the same number and a later time. */
export interface SeenDraft {
  version: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export interface DraftStore {
  /**
   * Saves a draft in place of an earlier one. Throws `changed_meanwhile` if the template has changed since, or lacks a
   * reference.
   */
  save(draft: Draft): Promise<SeenDraft>;
  /** Makes the draft the version for new jobs. Throws `changed_meanwhile` when the draft is no longer there. */
  use(templateId: string, draft: SeenDraft): Promise<void>;
}

/** Jobs that run keep the version they have. */
export function draftStore(db: Kysely<Tables>, {clock}: {clock: () => number}): DraftStore {
  return {
    save: ({templateId, taught, fields, references}) =>
      write(db, async (trx) => {
        if (!(await areNamed(trx, templateId, references))) throw changedMeanwhile(templateId);
        const current = await trx
          .selectFrom('template_versions')
          .innerJoin('templates', 'templates.id', 'template_versions.template_id')
          .selectAll('template_versions')
          .where('template_id', '=', templateId)
          .where('template_versions.version', '=', taught.version)
          .whereRef('template_versions.version', '=', 'templates.version')
          .where('templates.updated_at', '=', Date.parse(taught.updated_at))
          .executeTakeFirst();
        if (current === undefined) throw changedMeanwhile(templateId);
        const version = taught.version + 1;
        const replaced = await trx
          .deleteFrom('template_versions')
          .where('template_id', '=', templateId)
          .where('version', '=', version)
          .returning('created_at')
          .executeTakeFirst();
        const createdAt = Math.max(clock(), (replaced?.created_at ?? 0) + 1);
        await trx
          .insertInto('template_versions')
          .values({
            ...current,
            version,
            edited_json: jsonText({fields}),
            reference_files: jsonText(references),
            origin: 'user',
            created_at: createdAt,
          })
          .execute();
        await trx
          .updateTable('templates')
          .set({draft_version: version})
          .where('id', '=', templateId)
          .execute();
        return {version, createdAt};
      }),
    use: (templateId, {version, createdAt}) =>
      write(db, async (trx) => {
        const draft = await trx
          .selectFrom('template_versions')
          .select('version')
          .where('template_id', '=', templateId)
          .where('version', '=', version)
          .where('created_at', '=', createdAt)
          .executeTakeFirst();
        if (draft === undefined) throw changedMeanwhile(templateId);
        const used = await trx
          .updateTable('templates')
          .set({version, draft_version: null, updated_at: clock()})
          .where('id', '=', templateId)
          .where('draft_version', '=', version)
          .where('version', '=', version - 1)
          .executeTakeFirst();
        if (used.numUpdatedRows === 0n) throw changedMeanwhile(templateId);
      }),
  };
}

/** Whether the template and its examples still have these files: an example may have been deleted meanwhile. */
async function areNamed(trx: Transaction<Tables>, templateId: string, keys: string[]): Promise<boolean> {
  const versions = await trx
    .selectFrom('template_versions')
    .select('reference_files')
    .where('template_id', '=', templateId)
    .execute();
  const examples = await trx
    .selectFrom('examples')
    .select(['pages_file', 'document_file'])
    .where('template_id', '=', templateId)
    .execute();
  const named = new Set<string | null>([
    ...versions.flatMap(({reference_files}) => parseJsonText(reference_files)),
    ...examples.flatMap(({pages_file, document_file}) => [pages_file, document_file]),
  ]);
  return keys.every((key) => named.has(key));
}
