/** What a machine-readable zone says of a document and its holder, by the names of the concepts. */
export interface MrzField {
  concept: MrzConcept;
  value: string;
  /** Index of the line among those given, and range of its characters; `end` is exclusive. */
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
