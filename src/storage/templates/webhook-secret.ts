import {randomBytes} from 'node:crypto';
import type {Webhook} from '../../contract/templates.js';
import type {StoredWebhook} from '../database/rows/template-rows.js';

export type {StoredWebhook} from '../database/rows/template-rows.js';

/** 256 random bits in the form of Standard Webhooks. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** A webhook that comes without a secret keeps the one it had before, or gets its first. */
export function withSecret(webhook: Webhook, earlier?: string): StoredWebhook {
  return {...webhook, secret: webhook.secret ?? earlier ?? newWebhookSecret()};
}
