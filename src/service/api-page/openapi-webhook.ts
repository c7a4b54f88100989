import type {z} from 'zod';
import type {JsonSchema} from './openapi-schema.js';
import {WebhookPayload} from '../../contract/webhooks.js';

type Json = Record<string, unknown>;

/** The webhook messages of the service in OpenAPI 3.1; `schema` writes a shape as JSON Schema. */
export function webhookDescription(schema: (shape: z.ZodType, io: 'output') => JsonSchema): Json {
  return {
    documentProcessed: {
      post: {
        operationId: 'documentProcessed',
        summary: 'Tells the webhook of a template about one document of a job.',
        description:
          'Sent once per document, to the address and with the headers of the template, signed as Standard Webhooks ' +
          'describes. Anything but a 2xx is tried again, always with the same webhook-id and the same bytes. A document ' +
          'whose values are corrected afterwards is sent once more, under another webhook-id, with corrected and replaces.',
        security: [],
        parameters: Object.entries(signed).map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: {type: 'string'},
        })),
        requestBody: {
          required: true,
          content: {'application/json': {schema: schema(WebhookPayload, 'output')}},
        },
        responses: {
          '2XX': {description: 'Taken. The stored file of the document is deleted.'},
          '410': {description: 'Never again: the webhook is disabled until its template is edited.'},
          '429': {description: 'Later, as Retry-After says.'},
          default: {description: 'Tried again, with growing pauses.'},
        },
      },
    },
  };
}

const signed = {
  'webhook-id': 'The same for each attempt to deliver the same message.',
  'webhook-timestamp': 'Seconds since 1970 of this attempt.',
  'webhook-signature':
    'v1, and the HMAC-SHA256 of id, timestamp and body under the secret of the webhook, as base64.',
};
