import {isDeepStrictEqual} from 'node:util';
import {DocextractError} from '../../../contract/errors.js';
import type {Field} from '../../../contract/fields.js';
import {mustExist} from '../../../contract/must-exist.js';
import type {TeachingFiles} from '../../../engine/teaching/teaching-schemas.js';
import type {StoredExample} from '../../../storage/examples/examples.js';
import {withFiles} from '../../../storage/files/file-store.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {TeachingReport} from '../contract/teaching.js';
import {type Viewer, teachInViewer} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import {draftEtagOf} from './draft-etag.js';

/**
 * Teaches a template by its examples, and stores the result as a draft if documents are read better with it. Throws
 * `invalid_request` without examples, `changed_meanwhile` when the template is edited at the same time.
 */
export async function teachTemplate(
  context: StudioContext,
  name: string,
  viewer: Viewer,
): Promise<TeachingReport> {
  const {templates, examples, drafts} = context.storage;
  const template = await templates.get(name);
  const kept = await examples.list(template.id);
  if (kept.length === 0)
    throw new DocextractError(
      'invalid_request',
      `Template ${template.alias ?? template.id} has no examples.`,
      {
        hint: 'Correct documents of it, and keep them as examples.',
      },
    );
  const keys = [...template.reference_files, ...kept.map(({pagesFile}) => pagesFile)];
  const {report, ...learned} = await withFiles(context.storage.files, keys, (paths) =>
    teachInViewer(context, lessonOf(template, kept, paths), viewer),
  );
  const {is_better, ...told} = report;
  const references = [
    ...learned.kept.flatMap((at) => template.reference_files[at] ?? []),
    ...learned.references.flatMap((id) => kept.filter((one) => one.id === id).map(referenceFile)),
  ];
  if (!is_better || isAsBefore(template, learned.fields, references)) return told;
  const draft = await drafts.save({
    ...{templateId: template.id, taught: template, fields: learned.fields},
    references,
  });
  return {...told, draft_version: draft.version, draft_etag: draftEtagOf(draft)};
}

/** Whether the learned template equals the current one; then no draft is stored. */
function isAsBefore(
  {edited_json, reference_files}: StoredTemplate,
  fields: Field[],
  references: string[],
): boolean {
  return isDeepStrictEqual([fields, references], [edited_json.fields, reference_files]);
}

/** A document with its pictures says of ticked boxes, too. */
function referenceFile({pagesFile, documentFile}: StoredExample): string {
  return documentFile ?? pagesFile;
}

/** `paths`: first those of the reference files of the template, then those of the pages of its examples. */
function lessonOf(template: StoredTemplate, kept: StoredExample[], paths: string[]): TeachingFiles {
  const {document_type, edited_json, custom_instructions, reference_files} = template;
  return {
    request: {
      document_type,
      fields: edited_json.fields,
      ...(custom_instructions !== undefined && {instructions: custom_instructions}),
      references: paths.slice(0, reference_files.length),
    },
    examples: kept.map((example, at) => {
      const reference = reference_files.indexOf(referenceFile(example));
      const {id, values} = example;
      const path = mustExist(paths[reference_files.length + at], 'path of an example');
      const misread = misreadBy(template, values);
      return {id, values, misread, path, ...(reference >= 0 && {reference})};
    }),
  };
}

/** Fields that this version of the template misread. Jobs read by another version do not count. */
function misreadBy({version}: StoredTemplate, values: StoredExample['values']): string[] {
  return Object.entries(values).flatMap(([name, {read}]) => (read?.version === version ? [name] : []));
}
