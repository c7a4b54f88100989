import type {Document} from '../../client/document.js';
import type {DocumentKind} from '../../contract/documents.js';

/** A file to be processed: found and looked into. */
export interface SourceDocument extends Document {
  kind: DocumentKind;
  /** Unique within the batch, with `/` between folders: `a/b/scan.pdf`. Results are named after it. */
  source: string;
  /** Absolute. */
  path: string;
  modifiedMs: number;
  /** Pages where they can be counted without decoding; `undefined` is unknown, not 0. */
  pages: number | undefined;
  /** Its bytes for who keeps none of them: a chunk is gone when the next is asked for. */
  pass?: () => AsyncIterable<Buffer>;
  /**
   * Fills a buffer that is one byte longer than the document with it; gives how many bytes there were: one too many when
   * it has grown.
   */
  fill?: (target: Buffer) => Promise<number>;
  /** Of a small file, which was read whole when it was found. */
  fingerprint?: Fingerprint;
}

/** What a file's content was when it was read whole. */
export interface Fingerprint {
  sha256: string;
  crc32: number;
  size: number;
}

/**
 * What a look at a file before sending found. A `warning` only speaks. `refused` files are not sent and count as failed;
 * `ignored` ones are not sent either, but nobody asked for them by name.
 */
export interface Finding {
  source: string;
  path: string;
  severity: 'refused' | 'ignored' | 'warning';
  cause:
    | 'empty'
    | 'unsupported'
    | 'encrypted'
    | 'truncated'
    | 'no_pages'
    | 'wrong_extension'
    | 'alone_unsupported'
    | 'unreadable'
    | 'special'
    | 'link_loop'
    | 'missing'
    | 'name_collision';
  message: string;
}
