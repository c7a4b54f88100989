// templates: extraction templates, their versions, webhooks and secrets.

import {randomUUID} from 'node:crypto';
import type {Kysely, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import type {TemplateFile, TemplateStatus} from '../../contract/templates.js';
import {reusableQuery} from '../database/reusable-query.js';
import {write} from '../database/database.js';
import type {FileStore} from '../files/file-store.js';
import {readReferences, storeReferences} from '../files/reference-images.js';
import type {Tables} from '../database/tables.js';
import {headOf, storedTemplate, type StoredTemplate, templatesWithVersion} from './stored-template.js';
import {
  addVersion,
  changedMeanwhile,
  insertTemplate,
  keepVersion,
  readAlike,
  repeatVersion,
  sameStaticValues,
  type StoredVersion,
  versionsOf,
} from './template-versions.js';
import {templateUsage, type TemplateUsage} from './template-usage.js';

export interface TemplateStore {
  list(): Promise<StoredTemplate[]>;
  /** By id or alias. With an account: only what this account may use. */
  find(idOrAlias: string, account?: string): Promise<StoredTemplate | undefined>;
  /** Like `find`, but throws `not_found` when there is none. */
  get(idOrAlias: string, account?: string): Promise<StoredTemplate>;
  create(file: TemplateFile): Promise<StoredTemplate>;
  /**
   * Replaces a template. A change of anything its results depend on (type, fields, instructions, reference images,
   * static values) makes a new version, and earlier ones stay as they are; a change of webhook, review, name, alias or
   * status alone keeps the version. A webhook without a secret keeps the one it had. Throws `changed_meanwhile` when
   * the template has changed meanwhile, or since the state given in `seen`.
   */
  edit(idOrAlias: string, file: TemplateFile, seen?: SeenTemplate): Promise<StoredTemplate>;
  /** Changes the status. Throws `changed_meanwhile` when the template has changed since the state given in `seen`. */
  setStatus(idOrAlias: string, status: TemplateStatus, seen?: SeenTemplate): Promise<StoredTemplate>;
  /** All versions, oldest first. */
  versions(idOrAlias: string): Promise<StoredVersion[]>;
  /**
   * Counts of documents and values read with each template, by its id, in jobs whose results are still kept: those of
   * an account, or of all accounts.
   */
  usage(account?: string): Promise<Map<string, TemplateUsage>>;
  /** The template as a file that `create` and `edit` accept, including reference documents. */
  export(idOrAlias: string): Promise<TemplateFile>;
}

/** What tells whether a template has been changed since. */
export type SeenTemplate = Pick<StoredTemplate, 'version' | 'updated_at'>;

/** Makes the store of templates. Their reference images are stored in `files` before the row that names them. */
export function templateStore(
  db: Kysely<Tables>,
  {files, clock}: {files: FileStore; clock: () => number},
): TemplateStore {
  const byName = reusableQuery(
    db,
    templatesWithVersion(db).where((row) => row.or([row('templates.id', '=', ''), row('alias', '=', '')])),
  );
  const find = async (idOrAlias: string, account?: string): Promise<StoredTemplate | undefined> => {
    const [row] = await byName([idOrAlias.toLowerCase(), idOrAlias]);
    if (row === undefined) return undefined;
    return account === undefined || row.account === null || row.account === account
      ? storedTemplate(row)
      : undefined;
  };
  const get = async (idOrAlias: string, account?: string): Promise<StoredTemplate> => {
    const template = await find(idOrAlias, account);
    if (template) return template;
    throw new DocextractError('not_found', `There is no template ${idOrAlias}.`, {
      hint: 'docextract templates list shows ids and aliases.',
    });
  };
  return {
    find,
    get,
    list: async () =>
      (await templatesWithVersion(db).orderBy('name').orderBy('templates.id').execute()).map(storedTemplate),
    create: async (file) => {
      const references = await storeReferences(files, file.reference_images ?? []);
      const id = file.id?.toLowerCase() ?? randomUUID();
      await write(db, async (trx) => {
        await refuseTaken(trx, {id, alias: file.alias ?? null});
        await insertTemplate(trx, {id, file, references, origin: 'user', now: clock()});
      });
      return get(id);
    },
    edit: async (idOrAlias, file, seen) => {
      const former = await get(idOrAlias);
      if (seen) refuseChanged(former, seen);
      const {id, version, webhook, updated_at: updatedAt} = former;
      const images = await readReferences(files, former.reference_files);
      const isReadAlike = readAlike(file, {...former, reference_images: images});
      const references = isReadAlike ? [] : await storeReferences(files, file.reference_images ?? []);
      await write(db, async (trx) => {
        await refuseTaken(trx, {alias: file.alias ?? null, except: id});
        const now = clock();
        const next = {id, file, references, origin: 'user', now, after: version, updatedAt} as const;
        if (!isReadAlike) await addVersion(trx, next);
        else if (sameStaticValues(file, former)) await keepVersion(trx, former, now);
        else await repeatVersion(trx, former, now);
        await trx.updateTable('templates').set(headOf(file, webhook?.secret)).where('id', '=', id).execute();
        if (file.webhook?.url !== webhook?.url)
          await trx.updateTable('templates').set({webhook_disabled_at: null}).where('id', '=', id).execute();
      });
      return get(id);
    },
    setStatus: async (idOrAlias, status, seen) => {
      const former = await get(idOrAlias);
      if (seen) refuseChanged(former, seen);
      const {id, updated_at} = former;
      // Each change has a later time, so that an edit of what was seen before is noticed.
      const now = Math.max(clock(), Date.parse(updated_at) + 1);
      await write(db, async (trx) => {
        if (seen) await keepVersion(trx, former, now);
        await trx.updateTable('templates').set({status, updated_at: now}).where('id', '=', id).execute();
      });
      return get(id);
    },
    versions: async (idOrAlias) => versionsOf(db, (await get(idOrAlias)).id),
    usage: (account) => templateUsage(db, {now: clock(), account}),
    export: async (idOrAlias) => {
      const template = await get(idOrAlias);
      const {id, alias, name, status, webhook, static_values, review} = template;
      const {document_type, edited_json, custom_instructions, reference_files} = template;
      const images = await readReferences(files, reference_files);
      return {
        ...{id, alias, name, status, document_type, edited_json},
        ...(custom_instructions === undefined ? {} : {custom_instructions}),
        ...(images.length === 0 ? {} : {reference_images: images}),
        ...(webhook === null ? {} : {webhook}),
        ...(static_values === null ? {} : {static_values}),
        ...(review === null ? {} : {review}),
      };
    },
  };
}

function refuseChanged(now: StoredTemplate, seen: SeenTemplate): void {
  if (seen.version !== now.version || seen.updated_at !== now.updated_at) throw changedMeanwhile(now.id);
}

async function refuseTaken(
  trx: Transaction<Tables>,
  {id, alias, except}: {id?: string; alias: string | null; except?: string},
): Promise<void> {
  const taken = await trx
    .selectFrom('templates')
    .select(['id', 'alias'])
    .where((row) => row.or([row('id', '=', id ?? ''), ...(alias === null ? [] : [row('alias', '=', alias)])]))
    .where('id', '!=', except ?? '')
    .executeTakeFirst();
  if (taken === undefined) return;
  const what = taken.id === id ? `the id ${id}` : `the alias ${alias}`;
  throw new DocextractError('invalid_request', `There is already a template with ${what}.`, {
    hint: `Use another, or edit that one: docextract templates edit ${taken.id}`,
  });
}
