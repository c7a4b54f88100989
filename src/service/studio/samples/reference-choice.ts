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
export function referenceFiles({samples}: StudioContext, {choices, kept, session}: Choice): string[] {
  return choices.map((choice) => {
    if ('sample' in choice) return samples.get(choice.sample, session).key;
    const file = kept?.reference_files[choice.kept];
    if (file !== undefined) return file;
    throw new DocextractError(
      'invalid_request',
      `references: the template has no reference document ${choice.kept}.`,
      {hint: 'Count those of the saved template from 0, or upload a sample.'},
    );
  });
}
