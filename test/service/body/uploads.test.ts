import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const mebibyte = 1024 * 1024;
const size = 256 * mebibyte;

let dataDir: string;
let child: ChildProcess;
let service: {url: string; key: string};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'docextract-uploads-'));
  child = fork(new URL('../programs/serve.mjs', import.meta.url), [dataDir]);
  [service] = (await once(child, 'message')) as [typeof service];
});
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
});

async function peakOf(process: ChildProcess): Promise<number> {
  process.send('peak?');
  const [{peak}] = (await once(process, 'message')) as [{peak: number}];
  return peak;
}

/** Bytes that begin like an archive. */
async function* megabytes(count: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from('PK\x03\x04');
  const chunk = Buffer.alloc(mebibyte, 'document');
  for (let sent = 0; sent < count; sent++) yield await Promise.resolve(chunk);
}

function send(
  path: string,
  headers: Record<string, string>,
  body: AsyncIterable<Uint8Array>,
): Promise<Response> {
  const method = path.includes('t_id') ? 'PUT' : 'POST';
  // Node's fetch takes an async iterable and wants to be told that it is streamed; the types know neither.
  const init = {
    method,
    duplex: 'half',
    body,
    headers: {'x-auth': service.key, ...headers},
  } as unknown as RequestInit;
  return fetch(service.url + path, init);
}

async function* multipart(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="template_id"\r\n\r\nreceipt\r\n');
  yield Buffer.from('--x\r\ncontent-disposition: form-data; name="actual_image"; filename="a.zip"\r\n\r\n');
  yield* megabytes(size / mebibyte);
  yield Buffer.from('\r\n--x--\r\n');
}

async function* inJson(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"template_id":"receipt","actual_image":"');
  yield Buffer.from(Buffer.from('PK\x03\x04..').toString('base64'));
  const chunk = Buffer.alloc(mebibyte, 'ABCD');
  for (let sent = 0; sent < 64; sent++) yield await Promise.resolve(chunk);
  yield Buffer.from('"}');
}

/** A JSON body may have 96 MiB: four at a time are as much as one archive. */
const inParts = [1, 2, 3, 4];

test.each<[string, () => Promise<Response>[]]>([
  [
    'a form',
    () => [send('/v1/process-job', {'content-type': 'multipart/form-data; boundary=x'}, multipart())],
  ],
  ['the raw body', () => [send('/v1/process-job?t_id=receipt', {}, megabytes(size / mebibyte))]],
  ['JSON', () => inParts.map(() => send('/v1/process-job', {'content-type': 'application/json'}, inJson()))],
])('large archives sent as %s take little memory', async (_, upload) => {
  for (const response of await Promise.all(upload()))
    expect(response.status, await response.text()).toBe(202);
  // The process itself takes up to 250 MiB on newer releases of Node; bodies that were kept would come on top.
  expect(await peakOf(child)).toBeLessThan(1.5 * size);
});
