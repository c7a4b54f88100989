import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {decodeBase64} from './base64.js';
import type {Received, ReceivedDocument, ReceiveOptions} from './received.js';

/** The file part that is the document. */
const documentPart = 'actual_image';

/** Reads a multipart form; the document is streamed to disk, wherever it comes among the fields. */
export async function readMultipart(request: FastifyRequest, options: ReceiveOptions): Promise<Received> {
  const {files, settings, maxBytes} = options;
  const received: Received = {fields: {}, document: undefined};
  let fieldBytes = 0;
  const parts = request.parts({
    limits: {
      fieldSize: settings.fieldBytes,
      fields: settings.formFields,
      files: 1,
      // One byte more, so that the store detects excess; the parser would truncate silently.
      fileSize: maxBytes + 1,
    },
  });
  try {
    for await (const part of parts) {
      if (Object.hasOwn(received.fields, part.fieldname) || (isDocument(part.fieldname) && received.document))
        throw invalid(`The form has ${part.fieldname} twice.`);
      if (part.type === 'file') received.document = await storePart(part, options);
      else if (part.valueTruncated) throw tooLong(part.fieldname, settings.fieldBytes);
      else if (isDocument(part.fieldname) && typeof part.value === 'string')
        received.document = await storeText(part.value, options);
      else {
        fieldBytes += bytesOf(part.value);
        if (fieldBytes > settings.fieldBytes) throw tooLongInAll(settings.fieldBytes);
        received.fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    // Discard the rest; the parser would go on to collect fields.
    request.raw.unpipe();
    if (received.document) await files.remove(received.document.key);
    throw asInvalidForm(error);
  }
  return received;
}

/** The parser throws plain errors; all others here have a code. */
export function asInvalidForm(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || 'statusCode' in error) return error;
  // The parser's messages name its internals.
  return new DocextractError(
    'invalid_request',
    'The form cannot be read: its boundary or a part is broken.',
    {
      cause: error,
      hint: 'Each part begins with the boundary that Content-Type names, and the last one ends with it and two dashes.',
    },
  );
}

/** A field with a JSON content type comes parsed. */
function bytesOf(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}

function isDocument(name: string): boolean {
  return name === documentPart;
}

async function storePart(
  part: MultipartFile,
  {files, maxBytes, temporary}: ReceiveOptions,
): Promise<ReceivedDocument> {
  if (!isDocument(part.fieldname)) {
    part.file.resume();
    throw invalid(`The form has a file part ${part.fieldname}; the document must be ${documentPart}.`);
  }
  const file = await files.put(part.file, {maxBytes, temporary});
  return {...file, name: baseName(part.filename)};
}

/** Some clients send base64 text where a file part belongs. */
async function storeText(
  text: string,
  {files, maxBytes, temporary}: ReceiveOptions,
): Promise<ReceivedDocument> {
  const file = await files.put(decodeBase64(once(text)), {maxBytes, temporary});
  return {...file, name: undefined};
}

/** Some clients send a whole path. */
export function baseName(name: string | undefined): string | undefined {
  const base = name?.split(/[/\\]/).pop()?.slice(0, 1000);
  return base === '' ? undefined : base;
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

function invalid(message: string): DocextractError {
  return new DocextractError('invalid_request', message);
}

function tooLong(name: string, maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The field ${name} is larger than ${maxBytes} bytes.`, {
    hint: 'Send the document as a file part.',
  });
}

function tooLongInAll(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The fields of the form come to more than ${maxBytes} bytes.`);
}
