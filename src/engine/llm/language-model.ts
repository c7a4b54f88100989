/** A JSON Schema as it is sent. */
export type JsonSchema = Record<string, unknown>;

export interface Question {
  /** The role of the model and the rules for its answers. */
  rules: string;
  /** What is asked, and the document. */
  text: string;
  /** Pages as JPEG. */
  pictures: Uint8Array[];
  /** The shape the answer must have. */
  schema: JsonSchema;
}

/** Something that answers questions about documents. */
export interface LanguageModel {
  /**
   * The answer as it came: text that should be JSON of the schema, and may be anything. May be called any number of
   * times, also at once. Throws a DocextractError whose message holds neither the document nor the key:
   * `unauthorized` and `unavailable` mean that asking again now is of no use, `bad_reply` that this question got no
   * answer (refused, cut short, empty). Throws the reason of the signal once that is aborted.
   */
  ask(question: Question, signal?: AbortSignal): Promise<string>;
}
