import {existsSync} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {syncDirectory} from '../files/directories.js';

/**
 * SQLite's write-ahead log. SQLite's own sync at commit blocks the process; here the log is synced asynchronously by
 * callers that committed unsynced and need durability.
 */
export interface WriteAheadLog {
  /** Whether the log exists; without it, the database must sync commits. */
  isKept(): boolean;
  /** Resolves when all earlier commits are on disk. Throws `unavailable`. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** `path` is that of the database. The log stays the same file as long as the database is open. */
export function openWriteAheadLog(path: string, sync = (file: FileHandle) => file.datasync()): WriteAheadLog {
  const logPath = `${path}-wal`;
  let opened: Promise<FileHandle> | undefined;
  const close = async (): Promise<void> => {
    const file = opened;
    opened = undefined;
    await file?.then((handle) => handle.close());
  };
  return {
    isKept: () => existsSync(logPath),
    sync: async () => {
      try {
        opened ??= openKept(logPath);
        await sync(await opened);
      } catch (cause) {
        await close().catch(() => undefined);
        throw new DocextractError('unavailable', 'The database cannot be synced to the disk.', {
          cause,
          retryAfterSeconds: 30,
          hint: 'Check the disk of the data directory.',
        });
      }
    },
    close,
  };
}

async function openKept(path: string): Promise<FileHandle> {
  // The log's directory entry must be durable as well.
  await syncDirectory(dirname(path));
  return open(path, 'r+');
}
