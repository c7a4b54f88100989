import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {DocextractError} from '../../contract/errors.js';
import {asInvalidForm, baseName} from './multipart.js';
import {receiveBy} from './receive.js';
import type {ReceivedDocument, ReceiveOptions} from './received.js';

/** A document of a form with several. */
export type NamedDocument = ReceivedDocument & {name: string};

/** Reads a multipart form of documents and streams each to disk. Other fields of the form are ignored. */
export function receiveDocuments(request: FastifyRequest, options: ReceiveOptions): Promise<NamedDocument[]> {
  return receiveBy(request, options, async () => {
    if (request.isMultipart()) return readDocuments(request, options);
    throw new DocextractError('invalid_request', 'The body is no multipart form.', {
      hint: 'Send each document as a file part of multipart/form-data.',
    });
  });
}

async function readDocuments(request: FastifyRequest, options: ReceiveOptions): Promise<NamedDocument[]> {
  const {files, settings, maxBytes} = options;
  const received: NamedDocument[] = [];
  const limits = {
    files: settings.archiveEntries,
    fields: settings.formFields,
    fieldSize: settings.fieldBytes,
    // One byte more, so that the store detects excess; the parser would truncate silently.
    fileSize: maxBytes + 1,
  };
  try {
    let left = maxBytes;
    for await (const part of request.parts({limits})) {
      if (part.type !== 'file') continue;
      const document = await storePart(part, {...options, maxBytes: left});
      received.push({...document, name: document.name ?? `document ${received.length + 1}`});
      left -= document.bytes;
    }
  } catch (error) {
    // Discard the rest; the parser would go on to collect fields.
    request.raw.unpipe();
    await files.remove(received.map(({key}) => key));
    throw asInvalidForm(error);
  }
  return received;
}

async function storePart(
  part: MultipartFile,
  {files, maxBytes, temporary}: ReceiveOptions,
): Promise<ReceivedDocument> {
  const stored = await files.put(part.file, {maxBytes, temporary, unsynced: true});
  return {...stored, name: baseName(part.filename)};
}
