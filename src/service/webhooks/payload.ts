import type {ResultFields} from '../../contract/extraction.js';
import type {WebhookPayload} from '../../contract/webhooks.js';
import type {DeliverySubject} from '../../storage/webhooks/claim-deliveries.js';

/** Body of a delivery for one document. Written once and stored: each attempt sends the same bytes. */
export function bodyOf(subject: DeliverySubject): string {
  const {jobId, templateId, static_values, file, error} = subject;
  const payload: WebhookPayload = {
    job_id: jobId,
    template_id: templateId,
    static_values,
    result: resultOf(subject),
    ...(file === undefined ? {} : {file}),
    ...(error === undefined ? {} : {error: {code: error.code, message: error.message}}),
  };
  return JSON.stringify(payload);
}

/** Fields as in `job-results`: each requested field, in order. */
function resultOf({request, extraction}: DeliverySubject): ResultFields | null {
  if (extraction === undefined) return null;
  return Object.fromEntries(request.fields.map(({name}) => [name, extraction.fields[name]?.value ?? null]));
}
