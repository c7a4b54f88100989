import {readdir, rename, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {holdLock, isHeld} from './lock.js';
import type {AtStorageCrashPoint} from '../files/storage-crash-points.js';

/** A lock that ends with its process, however that ends. */
export interface HeldLock {
  /** Whether it was lost without a release, as after the end of a connection. */
  isLost(): boolean;
  /** Asks whether it is still held, where that takes asking. Throws `unavailable`. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** One lock per process that holds work. A free lock means that its process has ended. */
export interface HolderLocks {
  /**
   * Takes the lock of this process and writes its row, in an order in which others never take it for dead.
   * `undefined` while another process holds the lock, to give back the work of this one.
   */
  take(id: string, writeRow: () => Promise<void>): Promise<HeldLock | undefined>;
  /** Ids of other processes that ended without releasing their work. */
  dead(self: string): Promise<string[]>;
  /** Whether no other living process holds work or stores files. */
  isAlone(self: string): Promise<boolean>;
  /** Ids of processes that have, or are about to have, files. */
  known(): Promise<Set<string>>;
  /** Forgets a process whose row is deleted. */
  forget(id: string): Promise<void>;
  close(): Promise<void>;
}

/** Locked files in a folder of the data directory. */
export function fileLocks(dataDir: string, at: AtStorageCrashPoint): HolderLocks {
  const folder = join(dataDir, 'holders');
  // A lock file exists for a moment before it is locked.
  const unfinished = confirmedOnSecondLook();
  return {
    // Locks under a temporary name first: a visible lock file that is not held belongs to a dead process.
    take: async (id, writeRow) => {
      const path = join(folder, id);
      const lock = holdLock(`${path}.new`);
      try {
        await writeRow();
        at('holder.made');
        await rename(`${path}.new`, `${path}.lock`);
      } catch (error) {
        lock.release();
        throw error;
      }
      return {
        isLost: () => false,
        confirm: () => Promise.resolve(),
        release: () => Promise.resolve(lock.release()),
      };
    },
    dead: async (self) => {
      const names = (await readdir(folder)).filter((name) => !name.startsWith(self));
      const left = [
        ...names.filter((name) => name.endsWith('.lock')),
        ...unfinished(names.filter((name) => name.endsWith('.new'))),
      ];
      const free = left.filter((name) => !isHeld(join(folder, name)));
      return [...new Set(free.map(idIn))];
    },
    isAlone: async (self) => {
      // A holder still called `.new` has stored no file yet.
      const names = (await readdir(folder)).filter(
        (name) => name.endsWith('.lock') && !name.startsWith(self),
      );
      return !names.some((name) => isHeld(join(folder, name)));
    },
    known: async () => new Set((await readdir(folder)).map(idIn)),
    forget: async (id) => {
      for (const ending of ['.new', '.lock']) await rm(join(folder, `${id}${ending}`), {force: true});
    },
    close: () => Promise.resolve(),
  };
}

function idIn(name: string): string {
  return name.replace(/\..*$/, '');
}

/** Filters to entries seen in two consecutive scans. */
export function confirmedOnSecondLook(): (found: string[]) => string[] {
  let before: string[] = [];
  return (found) => {
    const again = found.filter((name) => before.includes(name));
    before = found;
    return again;
  };
}
