import type {FastifyReply, FastifyRequest} from 'fastify';
import {isReadByService, kindOf, namesOfKinds} from '../../../contract/documents.js';
import {DocextractError} from '../../../contract/errors.js';
import {receiveWith} from '../../body/receive-into.js';
import {type NamedDocument, receiveDocuments} from '../../body/several-documents.js';
import {viewDocument} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import type {StoredSample} from './sample-store.js';

interface SampleUpload {
  http: FastifyRequest;
  reply: FastifyReply;
  session: string;
}

/** Keeps an uploaded document as a sample of the session. A document that is refused is deleted. */
export async function uploadSample(
  context: StudioContext,
  {http, reply, session}: SampleUpload,
): Promise<StoredSample> {
  const {settings, samples, storage} = context;
  const limits = {maxBytes: settings.documentBytes, temporary: true};
  const received = await receiveWith(receiveDocuments, context, http, limits);
  try {
    const {key, name} = requireOneDocument(received);
    const pages = await viewDocument(context, {key, name}, {http, reply}).countPages();
    refuseMany(pages, settings.pagesPerDocument);
    return await samples.add({session, key, name, pages});
  } catch (error) {
    await storage.files.remove(received.map(({key}) => key));
    throw error;
  }
}

function requireOneDocument([document, ...others]: NamedDocument[]): NamedDocument {
  if (document === undefined)
    throw new DocextractError('invalid_request', 'The form has no document.', {
      hint: 'Send it as a file part of multipart/form-data.',
    });
  if (others.length > 0)
    throw new DocextractError('invalid_request', 'The form has several documents; a sample is one.', {
      hint: 'Upload one after the other.',
    });
  const kind = kindOf(document.head);
  if (kind !== undefined && isReadByService(kind)) return document;
  throw new DocextractError('unsupported_kind', `${document.name} is neither a PDF nor an image.`, {
    hint: `Samples are ${namesOfKinds(isReadByService)} files.`,
  });
}

function refuseMany(pages: number, most: number): void {
  if (pages <= most) return;
  throw new DocextractError('too_large', `The document has ${pages} pages; ${most} are allowed.`);
}
