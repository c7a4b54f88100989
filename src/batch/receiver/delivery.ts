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
  /** With `corrected`: the id of the document's first delivery, whose result this one replaces. */
  replaces: z.string().min(1).optional().catch(undefined),
  corrected: z.literal(true).optional().catch(undefined),
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
  const key = id === undefined || id === '' ? keyOf(body) : keyOfId(id);
  return {
    key,
    id: id ?? key,
    body: text,
    payload: payload.data,
    headers: given,
  };
}

/** The key of the deliveries with a `webhook-id`. */
export function keyOfId(id: string): string {
  return keyOf(`id:${id}`);
}

function keyOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 40);
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
