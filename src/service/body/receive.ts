// body: receives request bodies (multipart, binary, base64) to disk within limits.

import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {decodeBase64} from './base64.js';
import {readJsonBody} from './json-body.js';
import {readMultipart} from './multipart.js';
import type {Received, ReceivedDocument, ReceiveOptions} from './received.js';

/** Reads the body of a request: multipart form, JSON with base64, or the document itself. */
export function receive(request: FastifyRequest, options: ReceiveOptions): Promise<Received> {
  return receiveBy(request, options, () => {
    if (request.isMultipart()) return readMultipart(request, options);
    if (request.method === 'PUT') return readRaw(bodyOf(request), options);
    return readJsonOrRaw(request, options);
  });
}

/** Reads the body of a request within its limits of length and time. */
export async function receiveBy<Body>(
  request: FastifyRequest,
  options: ReceiveOptions,
  read: () => Promise<Body>,
): Promise<Body> {
  refuseTooLong(request, options);
  // The form parser waits for ever on a request that has already ended.
  if (request.raw.destroyed) throw hungUp();
  const stopWatch = watchPace(request, options.settings);
  try {
    return await read();
  } catch (error) {
    throw asHungUp(error, request);
  } finally {
    stopWatch();
  }
}

/** A POST without multipart is JSON, whatever its content type says; the raw document only where the query names a template. */
async function readJsonOrRaw(request: FastifyRequest, options: ReceiveOptions): Promise<Received> {
  const {first, body} = await peek(bodyOf(request));
  if (first === undefined) return {fields: {}, document: undefined};
  if (first !== '{' && first !== '[' && Object.hasOwn(request.query as object, 't_id'))
    return readRaw(body, options);
  if (first !== '{') throw neither();
  return readJson(body, options);
}

/** Fields behind the document may still be refused; then the document is removed. */
async function readJson(body: AsyncIterable<Uint8Array>, options: ReceiveOptions): Promise<Received> {
  const {files, settings, temporary, maxBytes} = options;
  let document: ReceivedDocument | undefined;
  const store = async (text: AsyncIterable<string>): Promise<ReceivedDocument> =>
    (document = {...(await files.put(decodeBase64(text), {maxBytes, temporary})), name: undefined});
  try {
    const maxFieldBytes = settings.fieldBytes;
    const {fields} = await readJsonBody(limited(body, settings.jsonBodyBytes), {maxFieldBytes, store});
    return {fields, document};
  } catch (error) {
    if (document) await files.remove(document.key);
    throw error;
  }
}

async function readRaw(body: AsyncIterable<Uint8Array>, options: ReceiveOptions): Promise<Received> {
  const {files, maxBytes, temporary} = options;
  const file = await files.put(body, {maxBytes, temporary});
  return {fields: {}, document: {...file, name: undefined}};
}

/** Returns the first non-space character and the body with it still in place. */
async function peek(
  body: AsyncIterable<Uint8Array>,
): Promise<{first: string | undefined; body: AsyncIterable<Uint8Array>}> {
  const chunks = body[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let first: string | undefined;
  while (first === undefined) {
    const next = await chunks.next();
    if (next.done === true) break;
    seen.push(next.value);
    first = /[^\s\uFEFF]/.exec(Buffer.from(next.value).toString())?.[0];
    if (seen.length > 16) break;
  }
  return {
    first,
    body: (async function* () {
      yield* seen;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
    })(),
  };
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLong(maxBytes);
    yield chunk;
  }
}

/** Refuses an announced length before reading. */
export function refuseTooLong(request: FastifyRequest, {settings, maxBytes}: ReceiveOptions): void {
  const length = Number(request.headers['content-length'] ?? 0);
  const isForm = request.isMultipart();
  const limit = isForm || request.method === 'PUT' ? maxBytes : settings.jsonBodyBytes;
  // A form is slightly longer than its document.
  if (length > limit + (isForm ? settings.fieldBytes : 0)) throw tooLong(limit);
}

function tooLong(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The body is larger than ${maxBytes} bytes.`, {
    hint: 'Send large documents as a multipart form to process-job, or split them.',
  });
}

function neither(): DocextractError {
  return new DocextractError('invalid_request', 'The body is neither a JSON object nor a multipart form.', {
    hint: 'Send multipart/form-data with the document as file part actual_image, or JSON with it as base64.',
  });
}

/** The connection must stay open when reading ends early, to send the answer. */
function bodyOf(request: FastifyRequest): AsyncIterable<Uint8Array> {
  return request.raw.iterator({destroyOnReturn: false}) as AsyncIterable<Uint8Array>;
}

/** Ends uploads that stall, are too slow, or take too long. */
function watchPace(
  {raw}: FastifyRequest,
  {uploadIdleMs, uploadBytesPerSecond, uploadMs}: ReceiveOptions['settings'],
): () => void {
  const cutOff = (what: string): void => {
    raw.destroy(new DocextractError('invalid_request', `The upload ${what}.`));
  };
  let seen = raw.socket.bytesRead;
  const least = Math.max(1, (uploadBytesPerSecond * uploadIdleMs) / 1000);
  const pace = setInterval(() => {
    const received = raw.socket.bytesRead - seen;
    if (received < least) cutOff(received === 0 ? 'stopped in the middle' : 'is too slow');
    seen = raw.socket.bytesRead;
  }, uploadIdleMs);
  const end = setTimeout(() => cutOff('takes too long'), uploadMs);
  return () => {
    clearInterval(pace);
    clearTimeout(end);
  };
}

/** A disconnecting caller is no error of the service; only the log shows it. */
function asHungUp(error: unknown, {raw}: FastifyRequest): unknown {
  const isReset = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  if (error instanceof DocextractError || !(isReset || (raw.destroyed && !raw.complete))) return error;
  return hungUp();
}

function hungUp(): DocextractError {
  return new DocextractError('invalid_request', 'The caller hung up in the middle of the body.');
}
