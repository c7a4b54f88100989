import {DocextractError} from '../../../contract/errors.js';
import type {Field} from '../../../contract/fields.js';
import type {CorrectionChange} from '../../../storage/corrections/corrections.js';
import type {Corrections, DocumentReview} from '../contract/documents.js';
import type {StudioContext} from '../studio-context.js';
import {type DocumentAddress, requireDocument, reviewOf, revisionOf} from './document-review.js';
import {requireFitting} from './check-value.js';

interface Correcting {
  address: DocumentAddress;
  body: Corrections;
  etag: string;
  /** Id of the reviewer's key. */
  by: string;
}

/** Corrects a document and returns its new state. When any change is invalid, none is stored. */
export async function correct(
  context: StudioContext,
  {address, body, etag, by}: Correcting,
): Promise<DocumentReview> {
  const {job, document} = await requireDocument(context, address);
  const unneeded = await context.storage.reviews.correct({
    ...{jobId: job.id, position: document.position, account: job.account, by},
    revision: revisionOf(etag),
    changes: changesIn(body, {fields: job.request.fields, pages: document.read?.pages ?? 0}),
    reviewed: body.reviewed,
  });
  await context.storage.files.remove(unneeded);
  return reviewOf(context, address);
}

/** Throws `invalid_request`. */
function changesIn(
  {fields: given}: Corrections,
  {fields, pages}: {fields: Field[]; pages: number},
): Map<string, CorrectionChange> {
  const changes = new Map<string, CorrectionChange>();
  for (const [name, said] of Object.entries(given)) {
    const field = fields.find((one) => one.name === name) ?? unknownField(name, fields);
    changes.set(name, changeOf(said, field, pages));
  }
  return changes;
}

function changeOf(said: Corrections['fields'][string], field: Field, pages: number): CorrectionChange {
  if (said === null) return undefined;
  if ('accepted' in said) return {value: undefined, page: undefined, box: undefined};
  const {value, page, box} = said;
  requireFitting(field, value);
  if (page === undefined || page <= pages) return {value, page, box};
  throw new DocextractError('invalid_request', `${field.name}: the document has no page ${page}.`);
}

function unknownField(name: string, fields: Field[]): never {
  throw new DocextractError('invalid_request', `The document has no field ${name}.`, {
    hint: `Its fields are ${fields.map((field) => field.name).join(', ')}.`,
  });
}
