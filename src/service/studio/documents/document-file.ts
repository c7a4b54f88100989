import {DocextractError} from '../../../contract/errors.js';
import {type DocumentView, viewDocument, type Viewer} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import {type DocumentAddress, requireDocument} from './document-review.js';

/** A document's file as people see it. Throws `not_found` when the file is deleted. */
export async function viewOf(
  context: StudioContext,
  address: DocumentAddress,
  viewer: Viewer,
): Promise<DocumentView> {
  const {job, document} = await requireDocument(context, address);
  const {file, name, position} = document;
  if (file !== undefined) return viewDocument(context, {key: file, name}, viewer);
  throw new DocextractError('not_found', `The file of document ${position} of job ${job.id} is deleted.`, {
    hint: 'Files are kept until the document is reviewed, where its template has a review rule.',
  });
}
