import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {NewKey} from '../../src/storage/keys/keys.js';
import {bodyOf, form, type Harness, json, png, startHarness} from './harness.js';
import {zip} from './zip.js';

/*
 * The clients that people already run: what they send, what they wait for, and what they make of the answers. Each must
 * see its jobs end, and fail.
 */

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

type Send = (path: string, init?: RequestInit) => Promise<Response>;
type Bytes = Buffer<ArrayBuffer>;

interface ReleasedClient {
  /** How its key is made. */
  key: NewKey;
  /** As it writes the header. */
  header: string;
  /** With the base address ending in `/v1`, as the client joins it with the operation. */
  submit: (send: Send, document: Bytes) => Promise<Response>;
  status: (send: Send, jobId: string) => Promise<Response>;
  succeeded: string[];
  failed: string[];
  results: (send: Send, jobId: string) => Promise<Response>;
  /** What it prints of an error reply. */
  printed: (body: Record<string, unknown>) => unknown;
}

const template_id = 'receipt';
const payload = {document_type: 'receipt', prompt_json: {total: 'the total'}, custom_instructions: ''};
const byQuery = (send: Send, jobId: string) => send(`/v1/job-status?job_id=${jobId}`);
const byPath = (send: Send, jobId: string) => send(`/v1/job-status/${jobId}`);
const jsonResults = (send: Send, job_id: string) =>
  send('/v1/job-results', json({job_id, result_format: 'JSON'}));
const errorOrBody = (body: Record<string, unknown>) => body.error ?? JSON.stringify(body);

const clients: Record<string, ReleasedClient> = {
  'the Node SDK': {
    key: {},
    header: 'x-auth',
    submit: (send, document) =>
      send('/v1//process-job', {
        method: 'POST',
        body: form({actual_image: document, template_id, static_values: '{"case":"7"}'}, 'upload'),
      }),
    status: byPath,
    succeeded: ['SUCCESS', 'COMPLETED'],
    failed: ['FAILED', 'ERROR', 'UNZIP FILE FAILED', 'PROCESS IMAGE FAILED'],
    results: jsonResults,
    printed: errorOrBody,
  },
  'the Python SDK': {
    key: {},
    header: 'X-auth',
    submit: (send, document) =>
      send(`/v1/process-job?t_id=${template_id}`, {
        method: 'PUT',
        body: document,
        headers: {'content-type': 'application/octet-stream', static_values: '{"case":"7"}'},
      }),
    status: byQuery,
    succeeded: ['SUCCESS', 'COMPLETED'],
    failed: ['FAILED', 'ERROR', 'UNZIP FILE FAILED', 'PROCESS IMAGE FAILED'],
    results: jsonResults,
    printed: errorOrBody,
  },
  'the workflow-automation node': {
    key: {},
    header: 'X-Auth',
    submit: (send, document) =>
      send(
        '/v1/process-job',
        json({actual_image: document.toString('base64'), template_id, static_values: {case: '7'}}),
      ),
    status: byQuery,
    succeeded: ['SUCCESS'],
    failed: ['FAILED', 'UNZIP FILE FAILED', 'PROCESS IMAGE FAILED'],
    results: (send, job_id) => send('/v1/job-results', json({job_id, result_format: 'csv'})),
    printed: errorOrBody,
  },
  'the agent-tool server': {
    key: {success: 'COMPLETED', failure: 'ERROR'},
    header: 'x-auth',
    submit: (send, document) =>
      send('/v1/process-job', {
        method: 'POST',
        body: form({actual_image: document, payload: JSON.stringify(payload)}, 'document'),
      }),
    status: byQuery,
    succeeded: ['COMPLETED'],
    failed: ['ERROR', 'FAILED'],
    results: jsonResults,
    printed: ({error}) => error,
  },
  'the CRM package': {
    key: {success: 'PROCESS IMAGE SUCCESS', failure: 'PROCESS IMAGE FAILED'},
    header: 'X-Auth',
    submit: (send, document) =>
      send('/v1/process-job', json({actual_image: document.toString('base64'), template_id})),
    status: byQuery,
    succeeded: ['PROCESS IMAGE SUCCESS'],
    failed: ['PROCESS IMAGE FAILED', 'FAILED'],
    results: jsonResults,
    printed: ({error}) => error,
  },
};

async function sendAs({key, header}: ReleasedClient): Promise<Send> {
  const {key: secret} = await harness.storage.keys.create(key);
  return (path, init = {}) =>
    fetch(harness.url + path, {...init, headers: {[header]: secret, ...(init.headers as object)}});
}

/** Polls as the client does: until a word it knows; any other is not the end to it. */
async function untilKnown(client: ReleasedClient, send: Send, jobId: string): Promise<string> {
  for (;;) {
    const {status} = await bodyOf<{status: string}>(await client.status(send, jobId));
    if ([...client.succeeded, ...client.failed].includes(status)) return status;
    await delay(20);
  }
}

const documents: Record<string, (text: string) => Bytes> = {
  'a document': (text) => png(text),
  'an archive': (text) => zip([{name: 'a.png', data: png(text)}]),
};

describe.each(Object.entries(clients))('%s', (_, client) => {
  describe.each(Object.entries(documents))('with %s', (_what, document) => {
    test('sees it succeed and has its results', async () => {
      const send = await sendAs(client);
      const accepted = await client.submit(send, document('paper'));
      expect(accepted.status).toBe(202);
      const {job_id} = await bodyOf<{job_id: string}>(accepted);
      expect(client.succeeded).toContain(await untilKnown(client, send, job_id));
      const reply = await client.results(send, job_id);
      expect(reply.status).toBe(200);
      const text = await reply.text();
      const isCsv = reply.headers.get('content-type')?.startsWith('text/csv');
      // Records of CSV are counted as its lines but the first.
      const count = isCsv ? text.split('\n').filter((line) => line.trim() !== '').length - 1 : undefined;
      expect(count ?? (JSON.parse(text) as unknown[]).length).toBe(1);
      expect(text).toContain('paper');
    });

    test('sees it fail, and which document it was and why', async () => {
      const send = await sendAs(client);
      const {job_id} = await bodyOf<{job_id: string}>(await client.submit(send, document('refuse')));
      expect(client.failed).toContain(await untilKnown(client, send, job_id));
      const reply = await client.results(send, job_id);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toMatch(/no page can be read/);
    });
  });

  test('sees an archive fail that cannot be unzipped', async () => {
    const send = await sendAs(client);
    const {job_id} = await bodyOf<{job_id: string}>(await client.submit(send, zip([])));
    expect(client.failed).toContain(await untilKnown(client, send, job_id));
    const reply = await client.results(send, job_id);
    expect(reply.status).toBe(422);
    expect(client.printed(await bodyOf(reply))).toMatch(/holds no documents/);
  });

  test('prints a sentence when it is refused', async () => {
    const send = await sendAs(client);
    const refused = await client.submit(send, Buffer.from('just words'));
    expect(refused.status).toBe(415);
    expect(client.printed(await bodyOf(refused))).toMatch(/^[A-Z].* .*\.$/);
    const unknown = await client.status(send, 'no-such-job');
    expect(client.printed(await bodyOf(unknown))).toBe('There is no job no-such-job.');
  });
});
