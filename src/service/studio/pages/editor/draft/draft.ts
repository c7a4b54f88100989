import type {ReferenceChoice, TemplateEdit} from '../../../contract/templates.js';

/** A reference document as it will be saved, with the number of its pages. */
export interface DraftReference {
  choice: ReferenceChoice;
  pages: number;
}

export interface Draft extends Omit<TemplateEdit, 'references'> {
  references: readonly DraftReference[];
}
