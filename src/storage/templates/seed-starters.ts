import type {Kysely} from 'kysely';
import type {TemplateFile} from '../../contract/templates.js';
import {write} from '../database/database.js';
import type {Tables} from '../database/tables.js';
import {addVersion, insertTemplate} from './template-versions.js';

/** A template shipped with the package; its id never changes. */
export type StarterTemplate = TemplateFile & {id: string; alias: string};

/**
 * Creates starter templates, and updates unedited ones to the package's name and content, as a new version. The
 * operator decides which are active.
 */
export async function seedStarters(
  db: Kysely<Tables>,
  {starters, now}: {starters: StarterTemplate[]; now: number},
): Promise<void> {
  if ((await outdated(db, starters)).length === 0) return;
  await write(db, async (trx) => {
    for (const {file, version, same} of await outdated(trx, starters)) {
      const row = {id: file.id, file, references: [], origin: 'package' as const, now};
      if (version === undefined) await insertTemplate(trx, row);
      else if (!same) await addVersion(trx, {...row, after: version});
      await trx.updateTable('templates').set({name: file.name}).where('id', '=', file.id).execute();
    }
  });
}

interface Outdated {
  file: StarterTemplate;
  /** Current version of an existing template. */
  version: number | undefined;
  /** Only its name differs. */
  same: boolean;
}

async function outdated(db: Kysely<Tables>, starters: StarterTemplate[]): Promise<Outdated[]> {
  const known = await db
    .selectFrom('templates')
    .innerJoin('template_versions', (on) =>
      on
        .onRef('template_versions.template_id', '=', 'templates.id')
        .onRef('template_versions.version', '=', 'templates.version'),
    )
    .select([
      'id',
      'name',
      'templates.version',
      'edited_json',
      'document_type',
      'custom_instructions',
      'origin',
    ])
    .execute();
  return starters.flatMap((file): Outdated[] => {
    const current = known.find(({id}) => id === file.id);
    if (current === undefined) return [{file, version: undefined, same: false}];
    const same =
      current.edited_json === JSON.stringify(file.edited_json) &&
      current.document_type === file.document_type &&
      current.custom_instructions === (file.custom_instructions ?? null);
    const isCurrent = same && current.name === file.name;
    return isCurrent || current.origin === 'user' ? [] : [{file, version: current.version, same}];
  });
}
