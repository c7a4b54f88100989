import {
  agentBody,
  type Body,
  formBody,
  hugeJson,
  jsonBody,
  type Maker,
  rawBody,
  resultsBody,
} from './bodies.js';
import type {Bytes, Documents} from './documents.js';
import {mutate} from './mutate.js';
import {nastyTexts} from './nasty.js';
import {createRandom, type Random} from '../helpers/random.js';

/** One request as it goes over the wire. */
export interface FuzzRequest {
  bytes: Bytes;
  /** Whether it is HTTP for sure, and so must be answered. */
  isHttp: boolean;
}

interface Shape {
  /** How often, beside the others. */
  weight: number;
  method: string;
  path: string;
  body?: Maker;
}

const shapes: Shape[] = [
  {weight: 14, method: 'POST', path: '/v1/process', body: jsonBody},
  {weight: 10, method: 'POST', path: '/v1/process', body: formBody},
  {weight: 12, method: 'PUT', path: '/v1/process?t_id=receipt', body: rawBody},
  {weight: 10, method: 'POST', path: '/v1/process-job', body: formBody},
  {weight: 8, method: 'POST', path: '/v1/process-job', body: jsonBody},
  {weight: 12, method: 'PUT', path: '/process-job?t_id=invoice', body: rawBody},
  {weight: 8, method: 'POST', path: '/process-agent', body: agentBody},
  {weight: 6, method: 'POST', path: '/v1/job-results', body: resultsBody},
  {weight: 1, method: 'POST', path: '/v1/process-job', body: hugeJson},
  {weight: 1, method: 'POST', path: '/v1/process-agent', body: hugeJson},
  {weight: 6, method: 'GET', path: '/v1/job-status'},
  {weight: 2, method: 'GET', path: '/health/ready'},
  {weight: 1, method: 'GET', path: '/metrics'},
  {weight: 1, method: 'GET', path: '/openapi.json'},
];

const deck = shapes.flatMap((shape) => Array.from({length: shape.weight}, () => shape));

/** The request of this number: the same for the same seed, whatever came before. */
export function makeRequest({
  seed,
  index,
  key,
  documents,
}: {
  seed: number;
  index: number;
  key: string;
  documents: Documents;
}): FuzzRequest {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const {method, path, body: make} = random.pick(deck);
  const body = make?.(documents, random) ?? {type: undefined, bytes: Buffer.alloc(0)};
  const lines = [
    `${method} ${anyPath(path, random)} HTTP/1.1`,
    'Host: service',
    'Connection: close',
    ...headersOf(body, {key, random}),
  ];
  const isChunked = random.chance(0.2);
  lines.push(isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.bytes.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const content = isChunked ? chunked(body.bytes, random) : body.bytes;
  if (random.chance(0.9)) return {bytes: Buffer.concat([head, content]), isHttp: true};
  return {bytes: Buffer.concat([mutate(head, random), content]), isHttp: false};
}

function anyPath(path: string, random: Random): string {
  if (path.includes('job-status') && random.chance(0.9)) {
    const id = encodeURIComponent(wellFormed(random.pick(nastyTexts)));
    return random.chance(0.5) ? `${path}?job_id=${id}` : `${path}/${id}`;
  }
  if (random.chance(0.85)) return path;
  const odd = encodeURIComponent(wellFormed(random.pick(nastyTexts)));
  return random.pick([
    `${path}/`,
    `//${path}`,
    `${path}?t_id=${odd}`,
    `${path}?${odd}=1&t_id=a&t_id=b`,
    `${path}%00`,
    `${path}/${odd}`,
    `${path}?t_id=%E0%A4%A`,
  ]);
}

function headersOf({type}: Body, {key, random}: {key: string; random: Random}): string[] {
  return [
    ...(random.chance(0.97) ? [`x-auth: ${key}`] : [`x-auth: ${headerText(random)}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(random.chance(0.1) ? [`Idempotency-Key: ${headerText(random)}`] : []),
    ...(random.chance(0.1) ? [`static_values: ${headerText(random)}`] : []),
    ...(random.chance(0.1) ? [`Accept: ${random.pick(['text/csv', '*/*', headerText(random)])}`] : []),
    ...(random.chance(0.05)
      ? [
          `${random.pick(['Expect: 100-continue', 'Upgrade: websocket', 'Range: bytes=0-1', 'Content-Encoding: gzip'])}`,
        ]
      : []),
    ...(random.chance(0.02)
      ? Array.from({length: random.pick([50, 3_000])}, (_, index) => `x-${index}: y`)
      : []),
  ];
}

/** One line, whatever is in it: what breaks lines is for requests whose head is broken. */
function headerText(random: Random): string {
  return wellFormed(random.pick(nastyTexts).replace(/[\r\n\0]/g, ' '));
}

/** Half a surrogate pair cannot be written as UTF-8. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function chunked(bytes: Bytes, random: Random): Bytes {
  const parts: Bytes[] = [];
  for (let at = 0; at < bytes.length;) {
    const part = bytes.subarray(at, at + 1 + random.below(Math.max(2, bytes.length)));
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
    at += part.length;
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
