import type {Document} from '../../client/document.js';
import type {ConvertedKind, DocumentKind} from '../../contract/documents.js';

/** A file to be processed, found and inspected. */
export interface SourceDocument extends Document {
  kind: DocumentKind;
  /** Unique within the batch, with `/` between folders: `a/b/scan.pdf`. Results are named after it. */
  source: string;
  /** Absolute. */
  path: string;
  modifiedMs: number;
  /** Page count where it needs no decoding; `undefined` is unknown, not 0. */
  pages: number | undefined;
  /** The bytes for consumers that keep no chunk: a chunk is overwritten when the next one is requested. */
  pass?: () => AsyncIterable<Buffer>;
  /**
   * Reads the document into a buffer that is one byte longer; returns the number of bytes: one too many when the file
   * has grown.
   */
  fill?: (target: Buffer) => Promise<number>;
  /** The picture as a file of another kind, for services that do not take its own. Throws as `PictureConverter` does. */
  convert?: (content: Buffer, to: ConvertedKind, signal?: AbortSignal) => Promise<Buffer>;
  /** Fingerprint of a small file, which was read whole during the scan. */
  fingerprint?: Fingerprint;
}

/** Checksums of a file's content when it was read. */
export interface Fingerprint {
  sha256: string;
  crc32: number;
  size: number;
}

/**
 * Finding of the inspection before sending. A `warning` is only reported. `refused` files are not sent and count as
 * failed; `ignored` ones were found in a folder, not named, and are not sent.
 */
export interface Finding {
  /** Its path in the batch. */
  source: string;
  /** Absolute. */
  path: string;
  /** `refused`, `ignored` or `warning`. */
  severity: 'refused' | 'ignored' | 'warning';
  /** Why, as a stable word. */
  cause:
    | 'empty'
    | 'unsupported'
    | 'encrypted'
    | 'truncated'
    | 'no_pages'
    | 'wrong_extension'
    | 'office'
    | 'alone_unsupported'
    | 'needs_package'
    | 'unreadable'
    | 'special'
    | 'link_loop'
    | 'outside'
    | 'missing'
    | 'name_collision';
  /** Why, as a sentence. */
  message: string;
  /** What to do about it. */
  hint?: string;
}
