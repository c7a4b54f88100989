import {createReadStream} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import type {RightValue} from '../../../contract/extraction.js';
import {DocextractError} from '../../../contract/errors.js';
import {mustExist} from '../../../contract/must-exist.js';
import {withFile} from '../../../storage/files/file-store.js';
import type {Job} from '../../../storage/jobs/jobs.js';
import type {ApiKey} from '../../../storage/keys/keys.js';
import type {StoredExample} from '../../../storage/examples/examples.js';
import type {ReviewedDocument} from '../../../storage/review/reviewed-documents.js';
import type {Example, NewExample} from '../contract/teaching.js';
import {requireDocument} from '../documents/document-review.js';
import {reviewedFields} from '../documents/reviewed-fields.js';
import {type Viewer, viewDocument} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';

interface Keeping {
  /** Id or alias. */
  template: string;
  wanted: NewExample;
  key: ApiKey;
  viewer: Viewer;
}

/**
 * Keeps a checked document as an example of its template. Throws `invalid_request` for a document of another template,
 * one with unsure values, and one whose file is deleted.
 */
export async function keepExample(
  context: StudioContext,
  {template: name, wanted, key, viewer}: Keeping,
): Promise<Example> {
  const {templates, examples, files} = context.storage;
  const template = await templates.get(name);
  const {job_id: jobId, position, keep_pictures} = wanted;
  const {job, document} = await requireDocument(context, {
    ...{jobId, account: key.account},
    position: String(position),
  });
  if (job.template_id !== template.id)
    throw new DocextractError('invalid_request', `${document.name} was read by another template.`, {
      hint: 'Keep it as an example of the template of its job.',
    });
  const {file, values} = await rightValues(context, {job, document});
  const pages = await viewDocument(context, {key: file, name: document.name}, viewer).pagesToKeep();
  const example = {
    templateId: template.id,
    documentId: document.id,
    name: document.name,
    ...{pages, values, by: key.id},
    corrected: [...document.corrections.values()].filter(({value}) => value !== undefined).length,
  };
  const kept = keep_pictures
    ? await withFile(files, file, (path) => examples.keep({...example, document: createReadStream(path)}))
    : await examples.keep(example);
  return listedExample(kept);
}

/**
 * The right values of a document. A value that a reviewer left unchanged counts as right. A field where nothing was
 * found counts only after the review has ended, or when the reviewer accepted or corrected it.
 */
async function rightValues(
  {storage}: StudioContext,
  {job, document}: {job: Job; document: ReviewedDocument},
): Promise<{file: string; values: Record<string, RightValue>}> {
  const {name, file} = document;
  const listed = await storage.jobs.list.find({id: job.id, account: job.account});
  const {look_below} = mustExist(listed, 'job of a document');
  const fields = reviewedFields(job.request.fields, document, look_below);
  const isReviewed = document.reviewedAt !== undefined;
  const seen = fields.filter(({state, value}) => isReviewed || state !== 'read' || value !== null);
  const isSeen = isReviewed || fields.some(({state}) => state !== 'read');
  if (!isSeen || fields.some(({unsure}) => unsure))
    throw new DocextractError('invalid_request', `${name} is not checked yet.`, {
      hint: 'Correct or accept its values first: they are taken to be right.',
    });
  if (file === undefined)
    throw new DocextractError('invalid_request', `The file of ${name} is deleted, and its words with it.`, {
      hint: 'Upload it again in the studio, correct it, and keep it before you finish its review.',
    });
  const version = job.template_version;
  const values = seen.map(({name: field, value, page, box, read}): [string, RightValue] => [
    field,
    {
      value,
      ...(page !== undefined && {page}),
      ...(box && {box}),
      ...(version !== null && !isDeepStrictEqual(value, read.value) && {read: {value: read.value, version}}),
    },
  ]);
  return {file, values: Object.fromEntries(values)};
}

/** An example as the studio lists it: the number of its values instead of the values themselves. */
export function listedExample({values, documentFile, createdAt, ...example}: StoredExample): Example {
  const {id, name, pages, corrected, by} = example;
  return {
    ...{id, name, pages, corrected, by},
    fields: Object.keys(values).length,
    has_pictures: documentFile !== undefined,
    created_at: new Date(createdAt).toISOString(),
  };
}
