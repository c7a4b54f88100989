import type {Kysely, Transaction} from 'kysely';
import {DocextractError} from '../../contract/errors.js';
import {write} from '../database/database.js';
import type {Tables} from '../database/tables.js';
import type {StoredTemplate} from './stored-template.js';
import type {TemplateStore} from './templates.js';
import {newWebhookSecret, type StoredWebhook} from './webhook-secret.js';
import {jsonText, parseJsonText} from '../database/json-text.js';

/** The webhooks of templates. Each call throws `not_found`, and `invalid_request` for a template without one. */
export interface WebhookStore {
  /** The signing secret of a template's webhook. */
  secret(idOrAlias: string): Promise<string>;
  /** Replaces the secret from the next attempt on. */
  rotateSecret(idOrAlias: string): Promise<string>;
  /** Enables an endpoint that answered 410. */
  enable(idOrAlias: string): Promise<StoredTemplate>;
}

export function webhookStore(
  db: Kysely<Tables>,
  {templates, clock}: {templates: TemplateStore; clock: () => number},
): WebhookStore {
  const withWebhook = async (idOrAlias: string): Promise<{id: string; webhook: StoredWebhook}> => {
    const {id, webhook} = await templates.get(idOrAlias);
    if (webhook !== null) return {id, webhook};
    throw new DocextractError('invalid_request', `Template ${idOrAlias} has no webhook.`, {
      hint: `Give it one with: docextract templates edit ${idOrAlias}`,
    });
  };
  return {
    secret: async (idOrAlias) => (await withWebhook(idOrAlias)).webhook.secret,
    rotateSecret: async (idOrAlias) => {
      const {id} = await withWebhook(idOrAlias);
      const secret = newWebhookSecret();
      await write(db, (trx) => replaceSecret(trx, {id, secret, now: clock()}));
      return secret;
    },
    enable: async (idOrAlias) => {
      const {id} = await withWebhook(idOrAlias);
      await write(db, (trx) =>
        trx.updateTable('templates').set({webhook_disabled_at: null}).where('id', '=', id).execute(),
      );
      return templates.get(id);
    },
  };
}

/** Keeps concurrent changes of the webhook. */
async function replaceSecret(
  trx: Transaction<Tables>,
  {id, secret, now}: {id: string; secret: string; now: number},
): Promise<void> {
  const {webhook} = await trx
    .selectFrom('templates')
    .select('webhook')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (webhook === null) return;
  const changed = jsonText({...parseJsonText(webhook), secret});
  await trx.updateTable('templates').set({webhook: changed, updated_at: now}).where('id', '=', id).execute();
}
