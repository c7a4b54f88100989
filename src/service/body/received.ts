import type {FileStore, StoredFile} from '../../storage/files/file-store.js';
import type {Settings} from '../settings/settings.js';

/** A request's body in one shape, whichever way it came. The document is on disk already. */
export interface Received {
  fields: Record<string, unknown>;
  document: ReceivedDocument | undefined;
}

export interface ReceivedDocument extends StoredFile {
  /** As the client named it, for people to read; never a path. */
  name: string | undefined;
}

export interface ReceiveOptions {
  files: FileStore;
  settings: Settings;
  /** Of the document. */
  maxBytes: number;
  /** The document is wanted for this request only. */
  temporary: boolean;
}
