import {basename, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {surroundings} from '../cli/io.js';
import {cannotRead} from '../batch/files/cannot-read.js';
import {readFileBytes} from '../batch/files/read-file.js';
import {inspectFile} from '../batch/scan/inspect-file.js';
import type {Document} from '../client/document.js';
import {kindOf, sniffBytes} from '../contract/documents.js';
import {DocextractError, type ErrorCode} from '../contract/errors.js';
import {atTheDoor} from './library-errors.js';

/** A document in memory. */
export interface BytesInput {
  /** File name, shown to the service: `invoice.pdf`. */
  name: string;
  /** The whole file. */
  bytes: Uint8Array;
}

/** A document as callers have it: a path, a `file:` URL, bytes with a name, or a `Document` of `fileDocument`. */
export type DocumentInput = string | URL | BytesInput | Document;

/**
 * A document for the methods of a `Client`. Its beginning and end are read at once to detect its kind; its content is
 * read when it is sent.
 *
 * @param input Path (relative to the working directory), `file:` URL, or bytes with a name.
 * @returns Name, size in bytes, kind, and `open`, which gives the content anew for each attempt.
 * @throws DocextractError `cannot_read` for a file that is missing or no regular file, `unsupported_kind`,
 *   `unreadable_document` for an empty or cut-off file, `usage` for anything else than a document.
 */
export function fileDocument(input: DocumentInput): Promise<Document> {
  return atTheDoor({what: 'fileDocument', signal: undefined, isPaid: false}, () => openDocument(input));
}

/** Like `fileDocument`, but for use inside another call of the library. */
export async function openDocument(input: DocumentInput): Promise<Document> {
  if (typeof input === 'string' && input !== '') return documentAt(resolve(surroundings().cwd, input));
  if (input instanceof URL) return documentAt(pathOf(input));
  if (isBytes(input)) return documentOf(input);
  if (isDocument(input)) return input;
  throw new DocextractError('usage', 'this is no document', {
    hint: "Give a path, a file: URL, {name: 'invoice.pdf', bytes}, or what fileDocument gave.",
  });
}

async function documentAt(path: string): Promise<Document> {
  const name = basename(path);
  const {size, kind, problems} = await inspectFile(path, name).catch((cause: unknown) => {
    throw cannotRead(path, cause);
  });
  const refused = problems.find(({severity}) => severity === 'refused');
  if (refused !== undefined)
    throw new DocextractError(codes[refused.cause] ?? 'unreadable_document', `${path}: ${refused.message}`);
  return {name, size, ...(kind && {kind}), open: () => readFileBytes(path, size)};
}

function documentOf({name, bytes}: BytesInput): Document {
  if (bytes.length === 0) throw new DocextractError('unreadable_document', `${name} is empty`);
  const kind = kindOf(bytes.subarray(0, sniffBytes));
  if (kind === undefined)
    throw new DocextractError('unsupported_kind', `${name} is not a kind of document that can be processed`);
  return {name, size: bytes.length, kind, open: () => once(bytes)};
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

const codes: Partial<Record<string, ErrorCode>> = {unsupported: 'unsupported_kind'};

function pathOf(url: URL): string {
  if (url.protocol === 'file:') return fileURLToPath(url);
  throw new DocextractError('usage', `${url.protocol} addresses are not fetched`, {
    hint: 'Download the document, then give its bytes: {name, bytes}.',
  });
}

function isBytes(input: unknown): input is BytesInput {
  if (typeof input !== 'object' || input === null || !('bytes' in input) || !('name' in input)) return false;
  return input.bytes instanceof Uint8Array && typeof input.name === 'string' && input.name !== '';
}

function isDocument(input: unknown): input is Document {
  if (typeof input !== 'object' || input === null) return false;
  if (!('open' in input && 'size' in input && 'name' in input)) return false;
  return (
    typeof input.open === 'function' && Number.isSafeInteger(input.size) && typeof input.name === 'string'
  );
}
