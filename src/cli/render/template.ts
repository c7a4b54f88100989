import type {StoredTemplate} from '../../storage/templates/stored-template.js';
import type {StoredWebhook} from '../../storage/templates/webhook-secret.js';

/**
 * A template as JSON, without reference documents (their number instead) and without webhook secrets, which
 * `templates export` and `webhooks secret` give.
 */
export function templateRecord(template: StoredTemplate) {
  const {id, alias, name, status, version, document_type, edited_json, custom_instructions} = template;
  const {webhook, webhook_disabled_at, static_values, review, created_at, updated_at, reference_files} =
    template;
  return {
    ...{id, alias, name, status, version, document_type, edited_json, custom_instructions},
    references: reference_files.length,
    webhook: webhook === null ? null : webhookRecord(webhook),
    ...{webhook_disabled_at, static_values, review, created_at, updated_at},
  };
}

/** Header values are usually credentials. */
function webhookRecord({url, headers = {}}: StoredWebhook) {
  return {url, headers: Object.fromEntries(Object.keys(headers).map((name) => [name, '[hidden]']))};
}
