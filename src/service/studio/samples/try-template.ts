import type {Extraction} from '../../../contract/extraction.js';
import {requestOfTemplate, withReferences} from '../../requests/extraction-request.js';
import {withFiles} from '../../../storage/files/file-store.js';
import type {TemplateEdit} from '../contract/templates.js';
import type {DocumentView} from '../page-views/view-document.js';
import type {StudioContext} from '../studio-context.js';
import {referenceFiles} from './reference-choice.js';

/** Pages read of a sample: a person waits for the result. Longer documents are submitted as a job. */
const triedPages = 20;

interface Trial {
  template: TemplateEdit;
  /** The saved template whose reference documents are kept. */
  template_id?: string | undefined;
  view: DocumentView;
  session: string;
}

/** Reads the first pages of a sample with a template as it is edited. Costs no credits, and nothing is kept. */
export async function tryTemplate(
  context: StudioContext,
  {template, template_id: templateId, view, session}: Trial,
): Promise<Extraction> {
  const {storage} = context;
  const kept = templateId === undefined ? undefined : await storage.templates.get(templateId);
  const files = await referenceFiles(context, {choices: template.references, kept, session});
  const request = requestOfTemplate({...template, reference_files: files}, template.static_values ?? {});
  return withFiles(storage.files, request.references ?? [], (paths) =>
    view.tryRequest(withReferences(request, paths), triedPages),
  );
}
