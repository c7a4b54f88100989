// files: documents and reference images, on disk or in an S3 store, stored whole and verified by checksum.

import {DocextractError} from '../../contract/errors.js';
import type {FileIntegrity} from './checksums.js';

export interface StoredFile {
  key: string;
  bytes: number;
  /** Hex. */
  sha256: string;
  /** The first bytes, for `kindOf`. */
  head: Uint8Array;
}

export interface PutOptions {
  /** Larger files are refused with `too_large`, and nothing is stored. */
  maxBytes?: number;
  /** Owned by this process, on its disk, not synced, and removed when the process is gone. */
  temporary?: boolean;
  /** The caller syncs several files at once, which is several times faster. */
  unsynced?: boolean;
}

/** A stored file on the disk of this machine, for readers that need a path. It is not to be changed. */
export interface LocalFile {
  path: string;
  /** The file may be gone afterwards. */
  release: () => void;
}

/** Stores files under opaque keys: no name chosen by a caller reaches the file system or the store. */
export interface FileStore {
  /** Stores a stream. When it resolves, the file is complete and, unless temporary or unsynced, durable. */
  put(source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<StoredFile>;
  /** Makes files durable that were stored unsynced. */
  sync(keys: string[]): Promise<void>;
  /**
   * Gives a file a path until it is released; see `withFile`. A store elsewhere is read through a verified copy, and
   * throws `unreadable_document` when the file is gone or damaged, `unavailable` when the store does not answer.
   */
  open(key: string): Promise<LocalFile>;
  /**
   * Whether a file may get a row now. Called in the transaction that names it: files waiting long for their row may
   * have been swept.
   */
  mayBeNamed(key: string): boolean;
  /**
   * Verifies a stored file. Throws `unavailable` when disk or store cannot be read. Files of versions without
   * checksums are only checked for existence.
   */
  inspect(key: string): Promise<FileIntegrity>;
  /** Removes files, where they exist. What an unreachable store keeps is removed later, by `sweepTemporary` or the sweep. */
  remove(keys: string | readonly string[]): Promise<void>;
  /** Keys of all files but the temporary ones; with `settled`, only of those whose row had time enough to come. */
  list(options?: {settled?: boolean}): AsyncGenerator<string>;
  /**
   * Whether only the lock of the database keeps a file from the sweep until it has a row: then files are removed under
   * it. Otherwise `list` leaves new files out.
   */
  isGuardedByLock: boolean;
  /** Copies a file to a path; returns whether it still existed. */
  copyTo(key: string, path: string): Promise<boolean>;
  /** Removes this process's unused temporary files; returns their number. */
  sweepTemporary(): Promise<number>;
  /** Throws `unavailable` when files cannot be stored or read. */
  check(): Promise<void>;
  /**
   * Makes a directory of files that of the database whose nodes share it, and throws `usage` when the nodes have
   * another, `unavailable` when it is gone since. A store elsewhere is claimed when it is opened.
   */
  requireOwn(): Promise<void>;
  /** Ends what is under way. Files stored unsynced may be lost. */
  close(): Promise<void>;
}

/** Throws `unavailable` unless the files may get a row. Call it in the transaction that names them. */
export function requireStored(files: Pick<FileStore, 'mayBeNamed'>, keys: string[]): void {
  if (keys.every((key) => files.mayBeNamed(key))) return;
  throw new DocextractError('unavailable', 'The document could not be kept; it was not accepted.', {
    retryAfterSeconds: 5,
    hint: 'Send it again.',
  });
}

/** Gives `act` the path of a stored file. */
export function withFile<Result>(
  files: Pick<FileStore, 'open'>,
  key: string,
  act: (path: string) => Result | Promise<Result>,
): Promise<Result> {
  return withFiles(files, [key], ([path = '']) => act(path));
}

/** Gives `act` the paths of stored files, in their order. */
export async function withFiles<Result>(
  files: Pick<FileStore, 'open'>,
  keys: readonly string[],
  act: (paths: string[]) => Result | Promise<Result>,
): Promise<Result> {
  const opened: LocalFile[] = [];
  try {
    for (const key of keys) opened.push(await files.open(key));
    return await act(opened.map(({path}) => path));
  } finally {
    for (const file of opened) file.release();
  }
}

/** Throws unless a key is one that a store made. */
export function requireFileKey(key: string): void {
  if (!/^(kept|temporary)(\/[0-9a-f-]+)+$/.test(key)) throw new Error(`not a file key: ${key}`);
}
