import {setTimeout as delay} from 'node:timers/promises';
import {bodyOf, json, png} from './harness.js';
import {zip} from './zip.js';

/** Something to be done once, however often it has to be sent. */
export interface Submission {
  name: string;
  operation: 'process' | 'process-job';
  body: Buffer<ArrayBuffer>;
  /** Credits when it is done. */
  price: number;
}

const pdf = (text: string): Buffer<ArrayBuffer> => Buffer.from(`%PDF-1.4${text}`);

/** One of each kind: archive, archive of nothing, document, document that fails, document with pages, at once. */
export const submissions: Submission[] = [
  {
    name: 'archive',
    operation: 'process-job',
    body: zip(['a', 'refuse', 'slow:30 c'].map((text) => ({name: `${text[0]}.png`, data: png(text)}))),
    price: 2,
  },
  {name: 'broken', operation: 'process-job', body: Buffer.from('PK\x03\x04 no archive'), price: 0},
  {name: 'single', operation: 'process-job', body: png('slow:20 single'), price: 1},
  {name: 'failing', operation: 'process-job', body: png('refuse'), price: 0},
  {name: 'long', operation: 'process-job', body: pdf('pages:3'), price: 3},
  {name: 'at once', operation: 'process', body: pdf('pages:2 at once'), price: 2},
];

export interface Caller {
  /** Where the service is now; `undefined` while it is nowhere. */
  url: () => string | undefined;
  key: string;
}

/** Sends until it is answered for good. */
export async function sendUntilAnswered(
  {url, key}: Caller,
  {submission, template, idempotencyKey}: {submission: Submission; template: string; idempotencyKey: string},
): Promise<Record<string, unknown>> {
  for (; ; await delay(20)) {
    const base = url();
    if (base === undefined) continue;
    const reply = await fetch(`${base}/v1/${submission.operation}?t_id=${template}`, {
      method: 'PUT',
      body: submission.body,
      headers: {'x-auth': key, 'idempotency-key': idempotencyKey},
      // Of a service that is killed as it is connected to, fetch may hear nothing at all.
      signal: AbortSignal.timeout(15_000),
    }).then(
      async (response) => ({status: response.status, body: await bodyOf(response)}),
      // Nobody is there, or nobody any more.
      () => undefined,
    );
    if (reply === undefined || reply.status === 503 || reply.status === 409) continue;
    if (reply.status >= 300) throw new Error(`${submission.name}: ${JSON.stringify(reply)}`);
    return reply.body;
  }
}

/** All that a job tells about its results, byte for byte but for its own id. */
export async function resultText(base: string, key: string, jobId: string): Promise<string> {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(base + path, {...init, headers: {...(init.headers as object), 'x-auth': key}});
  const include = ['file', 'confidence', 'provenance'];
  const reply = await send('/v1/job-results', json({job_id: jobId, include}));
  const problem = await reply.text();
  return problem.replaceAll(jobId, 'JOB').replace(/urn:docextract:request:[\w-]+/, 'REQUEST');
}
