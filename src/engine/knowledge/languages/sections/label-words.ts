// sections: the types of a language's sections: which words each holds, and in which notation.

import type {ConceptName} from '../../concepts/concepts.js';
import type {Sense} from '../../concepts/senses.js';

/** Labels on documents, and the words that descriptions of fields are made of. */
export interface LabelWords {
  /**
   * Words that are beside, before or above a value of the concept on documents. A trailing `?` marks a label that is
   * also used for other things ("Date?", "Total?"): it counts less.
   */
  labels: Labels;
  /** Words a description of a field is made of. `fracht*` matches beginnings, `*datum` endings. Folded. */
  senses: Partial<Record<Sense, string>>;
  /** Words that carry no meaning of their own in a description. Folded, separated by spaces. */
  fillers: string;
  /** Labels that follow their value. Folded, with commas between. */
  postposed?: Partial<Record<ConceptName, string>>;
}

export type Labels = Partial<Record<ConceptName, string[]>>;

/** Labels as the files of languages write them: the phrases of a concept one after the other, separated by commas. */
export function listed(phrases: Partial<Record<ConceptName, string>>): Labels {
  return Object.fromEntries(Object.entries(phrases).map(([concept, text]) => [concept, text.split(/,\s+/)]));
}
