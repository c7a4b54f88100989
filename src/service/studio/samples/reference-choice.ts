import {DocextractError} from '../../../contract/errors.js';
import type {StoredTemplate} from '../../../storage/templates/stored-template.js';
import type {ReferenceChoice} from '../contract/templates.js';
import type {StudioContext} from '../studio-context.js';

interface Choice {
  choices: readonly ReferenceChoice[];
  /** The template whose reference documents may be kept. */
  kept: StoredTemplate | undefined;
  session: string;
}

/** File keys of the reference documents that an edit names. Throws for one that is not there. */
export async function referenceFiles(
  {samples, storage}: StudioContext,
  {choices, kept, session}: Choice,
): Promise<string[]> {
  const files: string[] = [];
  for (const choice of choices)
    files.push(
      'sample' in choice
        ? samples.get(choice.sample, session).key
        : await keptFile(storage.templates, kept, choice),
    );
  return files;
}

/** The file key of a reference document in the version that was edited: a newer version may have other files. */
async function keptFile(
  templates: StudioContext['storage']['templates'],
  template: StoredTemplate | undefined,
  {kept, version}: {kept: number; version?: number | undefined},
): Promise<string> {
  const isCurrent = version === undefined || version === template?.version;
  const versions = isCurrent || template === undefined ? [] : await templates.versions(template.id);
  const its = isCurrent ? template : versions.find((one) => one.version === version);
  const file = its?.reference_files[kept];
  if (file !== undefined) return file;
  throw new DocextractError(
    'invalid_request',
    `references: the template has no reference document ${kept}.`,
    {
      hint: 'Count those of the saved template from 0, or upload a sample.',
    },
  );
}
