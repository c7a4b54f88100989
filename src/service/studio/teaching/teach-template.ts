import {DocextractError} from '../../../contract/errors.js';
import type {TeachingFiles} from '../../../engine/teaching/lesson.js';
import type {StoredExample} from '../../../storage/examples/examples.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {TeachingReport} from '../contract/teaching.js';
import {type Viewer, teachInViewer} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import {draftEtagOf} from './draft-etag.js';

/**
 * Teaches a template by its examples, and stores what it learned as a draft where documents are read better by it. Throws
 * `invalid_request` without examples, `changed_meanwhile` when somebody edits the template at the same time.
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
  const {report, ...learned} = await teachInViewer(context, lessonOf(context, template, kept), viewer);
  const {is_better, ...told} = report;
  if (!is_better) return told;
  const draft = await drafts.save({
    ...{templateId: template.id, taught: template, fields: learned.fields},
    references: [
      ...learned.kept.flatMap((at) => template.reference_files[at] ?? []),
      ...learned.references.flatMap((id) => kept.filter((one) => one.id === id).map(referenceFile)),
    ],
  });
  return {...told, draft_version: draft.version, draft_etag: draftEtagOf(draft)};
}

/** A document with its pictures says of ticked boxes, too. */
function referenceFile({pagesFile, documentFile}: StoredExample): string {
  return documentFile ?? pagesFile;
}

function lessonOf(
  {storage: {files}}: StudioContext,
  template: StoredTemplate,
  kept: StoredExample[],
): TeachingFiles {
  const {document_type, edited_json, custom_instructions, reference_files} = template;
  return {
    request: {
      document_type,
      fields: edited_json.fields,
      ...(custom_instructions !== undefined && {instructions: custom_instructions}),
      references: reference_files.map((key) => files.pathOf(key)),
    },
    examples: kept.map((example) => {
      const reference = reference_files.indexOf(referenceFile(example));
      const {id, values, pagesFile} = example;
      const misread = misreadBy(template, values);
      return {id, values, misread, path: files.pathOf(pagesFile), ...(reference >= 0 && {reference})};
    }),
  };
}

/** What jobs read by another version says nothing of this one. */
function misreadBy({version}: StoredTemplate, values: StoredExample['values']): string[] {
  return Object.entries(values).flatMap(([name, {read}]) => (read?.version === version ? [name] : []));
}
