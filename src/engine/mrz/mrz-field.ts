/** What a machine-readable zone says of a document and its holder, by the names of the concepts. */
export interface MrzField {
  concept: MrzConcept;
  value: string;
  /** Which of the lines given, and which of its characters. */
  line: number;
  start: number;
  end: number;
  /** `true`: its check digit agrees. `undefined`: it has none. */
  confirmed?: boolean;
}

export type MrzConcept =
  | 'document_number'
  | 'surname'
  | 'given_names'
  | 'nationality'
  | 'birth_date'
  | 'sex'
  | 'expiry_date'
  | 'issuing_country';
