import {rm} from 'node:fs/promises';
import type {LocalFile} from './file-store.js';

/** Copies of stored files on this machine, for as long as they are used and a little longer. */
export interface LocalCopies {
  /** The copy of a file, fetched where there is none. Calls for one file at the same time fetch it once. */
  use(key: string, fetch: () => Promise<Copy>): Promise<LocalFile>;
  /** Takes a file as the copy of what is stored under a key; it is in use until it is released. */
  adopt(key: string, copy: Copy): LocalFile;
  has(key: string): boolean;
  /** Removes a copy, at once or when it is released. */
  drop(key: string): Promise<void>;
  /** Removes all that are not in use. */
  close(): Promise<void>;
}

export interface Copy {
  path: string;
  bytes: number;
}

interface Limits {
  /** Time an unused copy is kept, in milliseconds. */
  idleMs: number;
  /** Bytes of all unused copies together. */
  idleBytes: number;
  /** Called before a copy is removed. */
  letGo: (path: string) => void;
}

interface Entry {
  copy: Promise<Copy>;
  /** Known once it is there. */
  bytes: number;
  users: number;
  isDropped: boolean;
  timer?: NodeJS.Timeout;
}

/** Least recently used copies go first. */
export function openLocalCopies({idleMs, idleBytes, letGo}: Limits): LocalCopies {
  /** In the order of their last use. */
  const entries = new Map<string, Entry>();
  const remove = async (key: string, entry: Entry): Promise<void> => {
    clearTimeout(entry.timer);
    if (entries.get(key) === entry) entries.delete(key);
    const copy = await entry.copy.catch(() => undefined);
    if (copy === undefined) return;
    letGo(copy.path);
    // What cannot be removed now is swept with the temporary files.
    await rm(copy.path, {force: true}).catch(() => undefined);
  };
  const evict = (): void => {
    const idle = [...entries].filter(([, {users}]) => users === 0);
    let bytes = idle.reduce((sum, [, entry]) => sum + entry.bytes, 0);
    for (const [key, entry] of idle) {
      if (bytes <= idleBytes) return;
      bytes -= entry.bytes;
      void remove(key, entry);
    }
  };
  const begin = (key: string, entry: Entry): (() => void) => {
    entry.users += 1;
    clearTimeout(entry.timer);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      entry.users -= 1;
      if (entry.users > 0) return;
      if (entry.isDropped) return void remove(key, entry);
      entries.delete(key);
      entries.set(key, entry);
      entry.timer = setTimeout(() => void remove(key, entry), idleMs);
      entry.timer.unref();
      evict();
    };
  };
  const enter = (key: string, copy: Promise<Copy>): Entry => {
    const entry: Entry = {copy, bytes: 0, users: 0, isDropped: false};
    entries.set(key, entry);
    copy.then(
      ({bytes}) => (entry.bytes = bytes),
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  };
  return {
    use: async (key, fetch) => {
      const entry = entries.get(key) ?? enter(key, fetch());
      const release = begin(key, entry);
      try {
        return {path: (await entry.copy).path, release};
      } catch (error) {
        release();
        clearTimeout(entry.timer);
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    adopt: (key, copy) => {
      const entry = enter(key, Promise.resolve(copy));
      entry.bytes = copy.bytes;
      return {path: copy.path, release: begin(key, entry)};
    },
    has: (key) => entries.has(key),
    drop: async (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      entry.isDropped = true;
      entries.delete(key);
      if (entry.users === 0) await remove(key, entry);
    },
    close: async () => {
      for (const [key, entry] of entries) if (entry.users === 0) await remove(key, entry);
    },
  };
}
