import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {isTerminal} from '../../src/contract/job-status.js';
import {listen} from '../../src/service/listen.js';
import {createService, type Service, type ServiceDependencies} from '../../src/service/service.js';
import {starterTemplates} from '../../src/service/templates/starters.js';
import {openingOf} from '../helpers/files.js';
import {openStorage, type Storage, type StorageOptions} from '../../src/storage/open.js';

/** An engine that does what the document's text says; see there. */
export const behavingEngine = new URL('engines/behaving.mjs', import.meta.url);

export interface Harness {
  url: string;
  key: string;
  dataDir: string;
  storage: Storage;
  service: Service;
  /** A request with the key. */
  send(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

interface HarnessOptions extends Partial<ServiceDependencies> {
  dataDir?: string;
  open?: Partial<StorageOptions>;
}

/** A real service on a free port over a real data directory, with real worker processes. */
export async function startHarness({dataDir, open, ...dependencies}: HarnessOptions = {}): Promise<Harness> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'docextract-service-')));
  // A database that a test names has its own files.
  const isNamed = open !== undefined && 'databaseUrl' in open;
  const opening = isNamed ? {dataDir: directory} : await openingOf(directory);
  const storage = await openStorage({...opening, starters: starterTemplates, ...open});
  const {key} = await storage.keys.create({name: 'test'});
  const service = await createService({
    storage,
    ...dependencies,
    // Pages are counted at once, but on a machine with a lot else to do.
    settings: {countMs: 120_000, ...dependencies.settings},
    workers: {count: 1, engine: behavingEngine, ...dependencies.workers},
  });
  const {url} = await listen(service, {host: '127.0.0.1', port: 0});
  return {
    url,
    key,
    dataDir: directory,
    storage,
    service,
    send: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-auth', key);
      return fetch(url + path, {...init, headers});
    },
    stop: async () => {
      await service.stop();
      await storage.close();
      if (dataDir === undefined)
        await rm(directory, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
    },
  };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What passes for a PNG by its first bytes; the behaving engine reads the text. */
export function png(text: string): Buffer<ArrayBuffer> {
  return Buffer.concat([pngSignature, Buffer.from(text)]);
}

export function form(fields: Record<string, string | Buffer<ArrayBuffer>>, fileName = 'scan.png'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, new Blob([value]), fileName);
  return data;
}

export function json(body: unknown): RequestInit {
  return {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
}

/** The status of a job once it is terminal; a refusal for asking too often is not one, and is asked again. */
export async function untilDone(
  harness: Pick<Harness, 'send'>,
  jobId: string,
): Promise<Record<string, unknown> & {status: string}> {
  for (;;) {
    const reply = await harness.send(`/v1/job-status?job_id=${jobId}`);
    const state = await bodyOf<Record<string, unknown> & {status: string}>(reply);
    if (reply.status !== 429 && isTerminal(state.status)) return state;
    await delay(reply.status === 429 ? 500 : 20);
  }
}

export async function bodyOf<Body = Record<string, unknown>>(response: Response): Promise<Body> {
  return (await response.json()) as Body;
}

/** Submits a document or an archive and waits for the end of the job. */
export async function runJob(
  harness: Harness,
  document: Buffer<ArrayBuffer>,
  template = 'receipt',
): Promise<Record<string, unknown> & {status: string; job_id: string}> {
  const accepted = await harness.send('/v1/process-job', {
    method: 'POST',
    body: form({actual_image: document, template_id: template}),
  });
  if (accepted.status !== 202) throw new Error(`not accepted: ${await accepted.text()}`);
  const {job_id} = await bodyOf<{job_id: string}>(accepted);
  return {...(await untilDone(harness, job_id)), job_id};
}

export async function resultsOf(
  harness: Pick<Harness, 'send'>,
  jobId: string,
  include: string[] = ['file'],
): Promise<Record<string, unknown>[]> {
  return bodyOf(await harness.send('/v1/job-results', json({job_id: jobId, include})));
}
