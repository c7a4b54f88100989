import {type DocumentKind, isReadByService, kindOf, namesOfKinds} from '../../contract/documents.js';
import {DocextractError} from '../../contract/errors.js';
import type {Received, ReceivedDocument} from './received.js';

/**
 * The document of a request and its kind, detected from the content. Throws for kinds that the operation does not
 * accept.
 */
export function requireDocument(
  {document}: Received,
  {archives}: {archives: boolean},
): {document: ReceivedDocument; kind: DocumentKind} {
  if (document === undefined)
    throw new DocextractError('invalid_request', 'The request has no document: actual_image is missing.', {
      hint: 'Send it as file part actual_image of a multipart form, as base64 in JSON, or as the raw body of a PUT.',
    });
  if (document.bytes === 0) throw new DocextractError('invalid_request', 'The document is empty.');
  const kind = kindOf(document.head);
  if (kind === undefined) throw unsupported('The document is of no supported kind.', supported);
  if (isReadByService(kind) || (archives && kind === 'zip')) return {document, kind};
  throw kind === 'zip'
    ? unsupported('A ZIP archive is processed as a job.', 'Send it to POST /v1/process-job.')
    : unsupported('The service does not read HEIC.', heicHint);
}

const supported = `Supported are ${namesOfKinds(isReadByService)}, and for POST /v1/process-job ZIP archives of these.`;

/** What to do about a HEIC picture, which the service does not read. */
const heicHint =
  'Export it as JPEG, or send it with the docextract command, which converts it with the package heic-decode.';

function unsupported(message: string, hint: string): DocextractError {
  return new DocextractError('unsupported_kind', message, {hint});
}
