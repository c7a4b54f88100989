import {closeSync, existsSync, openSync} from 'node:fs';
import Libsql from 'libsql';

/**
 * Takes a lock that the operating system releases when this process ends, however it ends. A process id in a file
 * would be wrong after a crash, once the id is reused.
 */
export function holdLock(path: string): {release: () => void} {
  // SQLite would create it world-readable.
  closeSync(openSync(path, 'a', 0o600));
  const file = open(path);
  try {
    lock(file);
  } catch (error) {
    file.close();
    throw error;
  }
  return {release: () => file.close()};
}

/** Whether some living process holds the lock, this one included. */
export function isHeld(path: string): boolean {
  if (!existsSync(path)) return false;
  const file = open(path);
  try {
    lock(file);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return true;
    throw error;
  } finally {
    file.close();
  }
}

/** SQLite is used only for its locks: they work the same on every platform, and within one process. */
function open(path: string): Libsql.Database {
  const file = new Libsql(path);
  file.exec('pragma busy_timeout = 0');
  return file;
}

function lock(file: Libsql.Database): void {
  // Nothing is written, so no journal file is needed beside the lock.
  file.exec('pragma journal_mode = memory');
  file.exec('begin exclusive');
}
