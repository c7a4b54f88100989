import {createHash} from 'node:crypto';
import type {IncomingHttpHeaders} from 'node:http';
import {z} from 'zod';
import {parseJson, StaticValues} from '../../contract/static-values.js';
import type {ReceiverChecks} from './receiver-options.js';
import type {Refusal} from './refusal.js';
import {isSame, signatureProblem} from './signature.js';

/** The parts of a body that a receiver reads; other services may add more. */
export const DeliveryBody = z.looseObject({
  job_id: z.string().min(1),
  result: z.record(z.string(), z.unknown()).nullish(),
  static_values: StaticValues.nullish().catch(undefined),
  file: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type DeliveryBody = z.infer<typeof DeliveryBody>;

/** A received delivery. */
export interface Delivery {
  /** The same for each repetition of a delivery, safe as a file name. */
  key: string;
  /** The `webhook-id`, or a hash of the body in its place. */
  id: string;
  body: string;
  payload: DeliveryBody;
  /** Message headers to forward. */
  headers: Record<string, string>;
}

/** Checks the required headers, before the body is read. */
export function headerProblem(
  headers: IncomingHttpHeaders,
  {headers: wanted = {}}: ReceiverChecks,
): Refusal | undefined {
  const matches = Object.entries(wanted).map(([name, value]) => isSame(textOf(headers[name]), value));
  return matches.every(Boolean)
    ? undefined
    : {status: 401, reason: 'a header it must have is missing or wrong'};
}

/** Parses a verified request as a delivery. */
export function deliveryOf(
  {headers, body}: {headers: IncomingHttpHeaders; body: Buffer},
  {secrets = []}: ReceiverChecks,
  nowMs: number,
): Delivery | Refusal {
  const given = messageHeaders(headers);
  const id = given['webhook-id'];
  const signed = {id, timestamp: given['webhook-timestamp'], signature: given['webhook-signature'], body};
  const problem = secrets.length === 0 ? undefined : signatureProblem(signed, secrets, nowMs);
  if (problem !== undefined) return {status: 401, reason: problem};
  const text = body.toString('utf8');
  const payload = DeliveryBody.safeParse(Buffer.from(text).equals(body) ? parseJson(text) : undefined);
  if (!payload.success)
    return {status: 400, reason: 'its body is no delivery: JSON with a job_id and a result'};
  const hash = createHash('sha256')
    .update(id === undefined || id === '' ? body : `id:${id}`)
    .digest('hex');
  return {
    key: hash.slice(0, 40),
    id: id ?? hash.slice(0, 40),
    body: text,
    payload: payload.data,
    headers: given,
  };
}

const sentOn = ['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'];

function messageHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    sentOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, textOf(headers[name])]])),
  );
}

function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
