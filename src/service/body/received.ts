import type {FileStore, StoredFile} from '../../storage/files/file-store.js';
import type {Settings} from '../settings/settings.js';

/** A received request body in one shape for all forms. The document is on disk. */
export interface Received {
  fields: Record<string, unknown>;
  document: ReceivedDocument | undefined;
}

export interface ReceivedDocument extends StoredFile {
  /** File name as given by the client, for display; never a path. */
  name: string | undefined;
}

export interface ReceiveOptions {
  files: FileStore;
  settings: Settings;
  /** Of the document. */
  maxBytes: number;
  /** The document is needed for this request only. */
  temporary: boolean;
}
