import {randomUUID} from 'node:crypto';
import {DocextractError} from '../../../contract/errors.js';
import type {WebhookPayload} from '../../../contract/webhooks.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import {isSuccess} from '../../webhooks/attempt-result.js';
import type {WebhookTest} from '../contract/templates.js';
import type {StudioContext} from '../studio-context.js';

/**
 * Sends a signed delivery without a job to the endpoint of a template. The member `test` in its body marks it as a
 * test.
 */
export async function testWebhook({webhooks}: StudioContext, template: StoredTemplate): Promise<WebhookTest> {
  const {webhook, alias, id} = template;
  if (webhook === null)
    throw new DocextractError('invalid_request', `Template ${alias ?? id} has no webhook.`, {
      hint: 'Give it a URL and save it.',
    });
  const {status, error, durationMs} = await webhooks.sendOnce({
    id: `test_${randomUUID()}`,
    webhook,
    body: JSON.stringify(payloadOf(template)),
  });
  return {
    ok: isSuccess(status),
    ...(status !== undefined && {status}),
    ...(error !== undefined && {error}),
    duration_ms: durationMs,
  };
}

/** The payload for a document on which no field was found. */
function payloadOf({id, static_values, edited_json}: StoredTemplate): WebhookPayload {
  return {
    test: true,
    job_id: randomUUID(),
    template_id: id,
    static_values: static_values ?? {},
    result: Object.fromEntries(edited_json.fields.map(({name}) => [name, null])),
  };
}
