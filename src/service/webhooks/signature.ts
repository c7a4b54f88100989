import {createHmac} from 'node:crypto';

export interface Signed {
  /** The `webhook-id`. */
  id: string;
  /** Seconds since the epoch: the `webhook-timestamp`. */
  timestamp: number;
  body: string;
}

/** The `webhook-signature` of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`, base64, after `v1,`. */
export function signatureOf({id, timestamp, body}: Signed, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
