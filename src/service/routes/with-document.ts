import type {FastifyReply, FastifyRequest} from 'fastify';
import type {DocumentKind} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import {mayBeStored} from '../../storage/database/server-outages.js';
import {requireDocument} from '../body/check-document.js';
import type {Received, ReceivedDocument} from '../body/received.js';
import type {ServiceContext} from '../context/context.js';
import {receiveInto} from '../body/receive-into.js';

export interface Upload {
  received: Received;
  document: ReceivedDocument;
  kind: DocumentKind;
  /** `withDocument` no longer removes the document; the operation must. */
  keep: () => void;
}

/** Receives a document for an operation, and removes it afterwards unless the operation keeps it. */
export async function withDocument(
  context: ServiceContext,
  {request, archives}: {request: FastifyRequest; archives: boolean},
  act: (upload: Upload) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const {
    storage: {files},
    settings,
  } = context;
  const maxBytes = archives ? settings.uploadBytes : settings.documentBytes;
  const received = await receiveInto(context, request, {maxBytes, temporary: !archives});
  let kept = false;
  try {
    const {document, kind} = requireDocument(received, {archives});
    if (kind !== 'zip' && document.bytes > settings.documentBytes) throw tooLarge(settings.documentBytes);
    return await act({received, document, kind, keep: () => (kept = true)});
  } catch (error) {
    // Its job may be there; if not, the sweep of orphans finds the document.
    kept ||= mayBeStored(error);
    throw error;
  } finally {
    if (received.document && !kept) await files.remove(received.document.key);
  }
}

function tooLarge(maxBytes: number): DocextractError {
  return new DocextractError('too_large', `The document is larger than ${maxBytes} bytes.`, {
    hint: 'Split it into several documents.',
  });
}
