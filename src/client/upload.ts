import {createHash} from 'node:crypto';
import {documentKinds} from '../contract/documents.js';
import {DocextractError} from '../contract/errors.js';
import {headers} from '../contract/routes.js';
import type {Document} from './document.js';

/** A request body of known length, opened again for each attempt. */
export interface RequestBody {
  headers: Record<string, string>;
  /** Bytes. */
  length: number;
  open: () => AsyncIterable<Uint8Array>;
}

export type Fields = Record<string, string | undefined>;

/**
 * A multipart form: the fields first, so that the service can refuse before it has taken the file.
 * The boundary follows from `seed`: a request repeated under the same idempotency key is the same byte for byte.
 */
export function multipartBody(document: Document, fields: Fields, seed: string): RequestBody {
  const boundary = `docextract-${createHash('sha256').update(seed).digest('hex').slice(0, 40)}`;
  const before = Buffer.from(
    Object.entries(fields)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('') +
      `--${boundary}\r\nContent-Disposition: form-data; name="actual_image"; filename="${formName(document.name)}"\r\n` +
      `Content-Type: ${mimeOf(document)}\r\n\r\n`,
  );
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    headers: {'content-type': `multipart/form-data; boundary=${boundary}`},
    length: before.length + document.size + after.length,
    open: () => around(before, bytesOf(document), after),
  };
}

/** A JSON body with the document as base64 in `actual_image`, encoded while it is sent. */
export function base64Body(document: Document, fields: Record<string, unknown>): RequestBody {
  const rest = JSON.stringify(fields);
  const before = Buffer.from(`${rest === '{}' ? '{' : `${rest.slice(0, -1)},`}"actual_image":"`);
  const after = Buffer.from('"}');
  return {
    headers: {'content-type': 'application/json'},
    length: before.length + Math.ceil(document.size / 3) * 4 + after.length,
    open: () => around(before, asBase64(bytesOf(document)), after),
  };
}

/** The document itself as the body; static values travel in a header. */
export function binaryBody(document: Document, staticValues: string | undefined): RequestBody {
  return {
    headers: {
      'content-type': 'application/octet-stream',
      ...(staticValues === undefined ? {} : {[headers.staticValues]: asHeader(staticValues)}),
    },
    length: document.size,
    open: () => bytesOf(document),
  };
}

/** A JSON body, held in memory. */
export function jsonBody(value: unknown): RequestBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    headers: {'content-type': 'application/json'},
    length: bytes.length,
    open: () => around(bytes, [], Buffer.alloc(0)),
  };
}

async function* around(
  before: Buffer,
  middle: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  after: Buffer,
): AsyncGenerator<Uint8Array> {
  yield before;
  yield* middle;
  if (after.length > 0) yield after;
}

/** The document's bytes; throws when they differ from the announced length. */
async function* bytesOf(document: Document): AsyncGenerator<Uint8Array> {
  let sent = 0;
  const content: AsyncIterable<Uint8Array> = document.open();
  for await (const chunk of content) {
    sent += chunk.length;
    if (sent > document.size) throw changed(document);
    yield chunk;
  }
  if (sent < document.size) throw changed(document);
}

function changed(document: Document): DocextractError {
  return new DocextractError('cannot_read', `${document.name} changed while it was being sent`, {
    hint: 'Run the command again once nothing writes to the file any more.',
  });
}

/** Base64 in steps of three bytes, so that no padding falls between two chunks. */
async function* asBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? asBuffer(chunk) : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    if (whole > 0) yield Buffer.from(bytes.toString('base64', 0, whole), 'latin1');
    rest = Buffer.from(bytes.subarray(whole));
  }
  if (rest.length > 0) yield Buffer.from(rest.toString('base64'), 'latin1');
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

function mimeOf(document: Document): string {
  return document.kind === undefined ? 'application/octet-stream' : documentKinds[document.kind].mime;
}

/** Escaped as browsers do it (HTML standard, "multipart form data": CR, LF and the quotation mark). */
function formName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}

/** Headers carry ASCII only; JSON can say the rest with escapes. */
function asHeader(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
