import type {Readable} from 'node:stream';
import type {DocumentKind} from '../contract/documents.js';

/** A document to send. `open` may be called again for each attempt and each time gives exactly `size` bytes. */
export interface Document {
  /** A file name, shown to the service. */
  name: string;
  /** Bytes. */
  size: number;
  /** The kind by the first bytes; when absent, the kind that the name claims. */
  kind?: DocumentKind;
  /** The content, from its beginning. */
  open: () => Readable | AsyncIterable<Uint8Array>;
}
