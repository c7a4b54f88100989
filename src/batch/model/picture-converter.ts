import type {ConvertedKind, DocumentKind} from '../../contract/documents.js';

/** Converts pictures of kinds that a service does not take. */
export interface PictureConverter {
  /** Why pictures of this kind cannot be converted here, and what to do about it; `undefined` when they can. */
  lackFor(kind: DocumentKind): Promise<{message: string; hint: string} | undefined>;
  /**
   * The picture upright as a file of another kind: the same bytes for the same picture. Throws `unreadable_document` for a
   * damaged or too large one, `missing_package`.
   */
  convert(content: Buffer, wanted: WantedPicture): Promise<Buffer>;
}

export interface WantedPicture {
  /** Of the file, for messages. */
  name: string;
  kind: DocumentKind;
  to: ConvertedKind;
  signal?: AbortSignal | undefined;
}
