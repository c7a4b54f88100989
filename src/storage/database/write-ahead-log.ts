import {existsSync} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import {dirname} from 'node:path';
import {DocextractError} from '../../contract/errors.js';
import {syncDirectory} from '../files/directories.js';

/**
 * SQLite's log of what was committed. SQLite syncs it with each commit, and the whole process stands still meanwhile;
 * here it is synced aside, by whoever has committed unsynced and may only go on when that is on the disk.
 */
export interface WriteAheadLog {
  /** Without one a commit must be synced by SQLite. */
  isKept(): boolean;
  /** All that was committed before the call is on the disk when this resolves. Throws `unavailable`. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** `path` is the database's. Its log stays the same file as long as the database is open. */
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
  // That it is there at all must be on the disk, too.
  await syncDirectory(dirname(path));
  return open(path, 'r+');
}
