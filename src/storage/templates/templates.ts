// templates: extraction templates, their versions, webhooks and secrets.

import {randomUUID} from 'node:crypto';
import {isDeepStrictEqual} from 'node:util';
import type {Kysely, Selectable, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import type {FieldList} from '../../contract/fields.js';
import type {StaticValues} from '../../contract/static-values.js';
import type {Template, TemplateFile, TemplateStatus} from '../../contract/templates.js';
import {reusableQuery} from '../database/reusable-query.js';
import {write} from '../database/database.js';
import type {FileStore} from '../files/file-store.js';
import {readReferences, storeReferences} from '../files/reference-images.js';
import type {Tables, TemplateRow, TemplateVersionRow} from '../database/tables.js';
import {type StoredWebhook, withSecret} from './webhook-secret.js';

/** A template with its current version. Reference documents are file keys: they may be large. */
export interface StoredTemplate extends Omit<Template, 'reference_images' | 'webhook'> {
  /** `null`: every key of this service may use it. */
  account: string | null;
  reference_files: string[];
  webhook: StoredWebhook | null;
  /** When its endpoint answered that it is gone; an edit that names another, or `webhooks.enable`, ends that. */
  webhook_disabled_at: string | null;
}

export interface TemplateStore {
  list(): Promise<StoredTemplate[]>;
  /** By id or alias. With an account: only what this account may use. */
  find(idOrAlias: string, account?: string): Promise<StoredTemplate | undefined>;
  /** As `find`, and `not_found` when there is none. */
  get(idOrAlias: string, account?: string): Promise<StoredTemplate>;
  create(file: TemplateFile): Promise<StoredTemplate>;
  /**
   * Replaces a template. Where what documents are read with changes (type, fields, instructions, reference images), that
   * is a new version, and earlier ones stay as they are; a change of webhook, name, alias, status or static values alone
   * keeps the version. A webhook without a secret keeps the one it had. Throws `invalid_request` when somebody else has
   * changed the template meanwhile.
   */
  edit(idOrAlias: string, file: TemplateFile): Promise<StoredTemplate>;
  setStatus(idOrAlias: string, status: TemplateStatus): Promise<StoredTemplate>;
  /** As a file that `create` and `edit` take, reference documents included. */
  export(idOrAlias: string): Promise<TemplateFile>;
}

export function templateStore(
  db: Kysely<Tables>,
  {files, clock}: {files: FileStore; clock: () => number},
): TemplateStore {
  const byName = reusableQuery(
    db,
    joined(db).where((row) => row.or([row('templates.id', '=', ''), row('alias', '=', '')])),
  );
  const find = async (idOrAlias: string, account?: string): Promise<StoredTemplate | undefined> => {
    const [row] = await byName([idOrAlias.toLowerCase(), idOrAlias]);
    if (row === undefined) return undefined;
    return account === undefined || row.account === null || row.account === account
      ? templateOf(row)
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
    list: async () => (await joined(db).orderBy('name').orderBy('templates.id').execute()).map(templateOf),
    create: async (file) => {
      const references = await storeReferences(files, file.reference_images ?? []);
      const id = file.id?.toLowerCase() ?? randomUUID();
      await write(db, async (trx) => {
        await refuseTaken(trx, {id, alias: file.alias ?? null});
        await insertTemplate(trx, {id, file, references, origin: 'user', now: clock()});
      });
      return get(id);
    },
    edit: async (idOrAlias, file) => {
      const former = await get(idOrAlias);
      const {id, version, webhook} = former;
      const images = await readReferences(files, former.reference_files);
      const readsAlike = isDeepStrictEqual(readingOf(file), readingOf({...former, reference_images: images}));
      const references = readsAlike ? [] : await storeReferences(files, file.reference_images ?? []);
      await write(db, async (trx) => {
        await refuseTaken(trx, {alias: file.alias ?? null, except: id});
        if (readsAlike) await touch(trx, former, clock());
        else await addVersion(trx, {id, file, references, origin: 'user', now: clock(), after: version});
        await trx.updateTable('templates').set(headOf(file, webhook?.secret)).where('id', '=', id).execute();
        if (file.webhook?.url !== webhook?.url)
          await trx.updateTable('templates').set({webhook_disabled_at: null}).where('id', '=', id).execute();
      });
      return get(id);
    },
    setStatus: async (idOrAlias, status) => {
      const {id} = await get(idOrAlias);
      await write(db, (trx) =>
        trx.updateTable('templates').set({status, updated_at: clock()}).where('id', '=', id).execute(),
      );
      return get(id);
    },
    export: async (idOrAlias) => {
      const template = await get(idOrAlias);
      const {id, alias, name, status, webhook, static_values} = template;
      const {document_type, edited_json, custom_instructions, reference_files} = template;
      const images = await readReferences(files, reference_files);
      return {
        ...{id, alias, name, status, document_type, edited_json},
        ...(custom_instructions === undefined ? {} : {custom_instructions}),
        ...(images.length === 0 ? {} : {reference_images: images}),
        ...(webhook === null ? {} : {webhook}),
        ...(static_values === null ? {} : {static_values}),
      };
    },
  };
}

export interface NewVersion {
  id: string;
  file: TemplateFile;
  references: string[];
  origin: TemplateVersionRow['origin'];
  now: number;
}

export async function insertTemplate(trx: Transaction<Tables>, version: NewVersion): Promise<void> {
  const {id, file, now} = version;
  const row = {id, account: null, version: 0, created_at: now, updated_at: now, ...headOf(file)};
  await trx
    .insertInto('templates')
    .values({...row, webhook_disabled_at: null})
    .execute();
  await addVersion(trx, {...version, after: 0});
}

/** `after`: the version that the new one was made from; when it is no longer the newest, somebody else was faster. */
export async function addVersion(
  trx: Transaction<Tables>,
  {id, file, references, origin, now, after}: NewVersion & {after: number},
): Promise<void> {
  const version = after + 1;
  const moved = await trx
    .updateTable('templates')
    .set({version, updated_at: now})
    .where('id', '=', id)
    .where('version', '=', after)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) throw changedMeanwhile(id);
  await trx
    .insertInto('template_versions')
    .values({
      template_id: id,
      version,
      document_type: file.document_type,
      edited_json: JSON.stringify(file.edited_json),
      custom_instructions: file.custom_instructions ?? null,
      reference_files: JSON.stringify(references),
      origin,
      created_at: now,
    })
    .execute();
}

/** What documents are read with: two templates that agree in it give the same results. */
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

/** Marks an edit that keeps the version. Each one has a later time, so that the slower of two is noticed. */
async function touch(trx: Transaction<Tables>, former: StoredTemplate, now: number): Promise<void> {
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

function changedMeanwhile(id: string): DocextractError {
  return new DocextractError('invalid_request', `Template ${id} was changed by somebody else meanwhile.`, {
    hint: 'Look at the new version and edit again.',
  });
}

function headOf(
  file: TemplateFile,
  secret?: string,
): Pick<TemplateRow, 'alias' | 'name' | 'status' | 'webhook' | 'static_values'> {
  return {
    alias: file.alias ?? null,
    name: file.name,
    status: file.status,
    webhook: file.webhook ? JSON.stringify(withSecret(file.webhook, secret)) : null,
    static_values: file.static_values ? JSON.stringify(file.static_values) : null,
  };
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

function joined(db: Kysely<Tables>) {
  return db
    .selectFrom('templates')
    .innerJoin('template_versions', (on) =>
      on
        .onRef('template_versions.template_id', '=', 'templates.id')
        .onRef('template_versions.version', '=', 'templates.version'),
    )
    .selectAll('templates')
    .select(['document_type', 'edited_json', 'custom_instructions', 'reference_files']);
}

type Joined = Selectable<TemplateRow> &
  Pick<TemplateVersionRow, 'document_type' | 'edited_json' | 'custom_instructions' | 'reference_files'>;

function templateOf(row: Joined): StoredTemplate {
  return {
    id: row.id,
    account: row.account,
    alias: row.alias,
    name: row.name,
    status: row.status,
    version: row.version,
    document_type: row.document_type,
    edited_json: JSON.parse(row.edited_json) as FieldList,
    ...(row.custom_instructions === null ? {} : {custom_instructions: row.custom_instructions}),
    reference_files: JSON.parse(row.reference_files) as string[],
    webhook: row.webhook === null ? null : (JSON.parse(row.webhook) as StoredWebhook),
    webhook_disabled_at:
      row.webhook_disabled_at === null ? null : new Date(row.webhook_disabled_at).toISOString(),
    static_values: row.static_values === null ? null : (JSON.parse(row.static_values) as StaticValues),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
