import {outgoingValues} from '../../contract/extraction.js';
import type {WebhookPayload} from '../../contract/webhooks.js';
import type {DeliverySubject} from '../../storage/webhooks/claim-deliveries.js';

/** Body of a delivery for one document. Written once and stored: each attempt sends the same bytes. */
export function bodyOf(subject: DeliverySubject): string {
  const {jobId, templateId, static_values, request, extraction, file, error, replaces} = subject;
  const payload: WebhookPayload = {
    job_id: jobId,
    template_id: templateId,
    static_values,
    result: extraction === undefined ? null : outgoingValues(request, extraction),
    ...(file === undefined ? {} : {file}),
    ...(error === undefined ? {} : {error: {code: error.code, message: error.message}}),
    ...(replaces === undefined ? {} : {corrected: true as const, replaces}),
  };
  return JSON.stringify(payload);
}
