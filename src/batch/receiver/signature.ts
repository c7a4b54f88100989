import {createHash, createHmac, timingSafeEqual} from 'node:crypto';

export interface SignedRequest {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
}

/**
 * Allowed clock difference between sender and receiver, and so the time in which a recorded request could be
 * replayed.
 */
const toleranceMs = 5 * 60_000;

/**
 * Why a request is not signed as Standard Webhooks say, `undefined` when it is: HMAC-SHA256 over `id.timestamp.body` with
 * one of the secrets, as base64 behind `v1,`, among signatures that are set apart by spaces.
 */
export function signatureProblem(
  {id, timestamp, signature, body}: SignedRequest,
  secrets: readonly string[],
  nowMs: number,
): string | undefined {
  if (id === undefined || timestamp === undefined || signature === undefined) return 'it is not signed';
  if (!/^\d{1,12}$/.test(timestamp)) return 'its timestamp is no number of seconds';
  if (Math.abs(nowMs - Number(timestamp) * 1000) > toleranceMs) return 'its timestamp is not of this time';
  const given = signature.split(' ').flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  const right = secrets.map((secret) => digest({id, timestamp, body}, secret));
  // Compare every pair, for constant time.
  const matches = given.flatMap((one) => right.map((other) => isSame(one, other)));
  return matches.includes(true) ? undefined : 'its signature is wrong';
}

/** Compares in a time that does not depend on where two texts differ, nor on their lengths. */
export function isSame(one: string, other: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(one), digestOf(other));
}

/** Whether a secret is one: `whsec_` and base64, or the base64 alone. */
export function isSecret(text: string): boolean {
  return /^(?:whsec_)?[A-Za-z0-9+/]{16,}={0,2}$/.test(text);
}

function digest(
  {id, timestamp, body}: {id: string; timestamp: string; body: Buffer},
  secret: string,
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
}
