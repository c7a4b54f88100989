import {stat} from 'node:fs/promises';
import {inspectFile} from '../scan/inspect-file.js';
import type {WatchedFile} from './files.js';

/** Finds files that have stopped growing, by repeated observation. */
export interface StableFiles {
  /** Records the files that are in the folder now. */
  observe(files: WatchedFile[]): Promise<void>;
  /** Up to `count` stable files, in the order in which they became stable. They are taken until `release`. */
  take(count: number): WatchedFile[];
  /** Releases taken files: those still there are observed from the beginning. */
  release(files: WatchedFile[]): void;
  /** Number of files present and not taken. */
  waiting(): number;
  /** Whether no file will become stable soon: each still grows or is incomplete. */
  isQuiet(): boolean;
}

interface Sighting {
  file: WatchedFile;
  size: number;
  modifiedMs: number;
  /** Since when its state is unchanged, in milliseconds. */
  sinceMs: number;
  hasChanged: boolean;
  state: 'moving' | 'unfinished' | 'settled' | 'in hand';
}

/** Time given to an empty or incomplete file before it counts as it is. */
const unfinishedMs = 30_000;

/** `settleMs`: how long a file must be unchanged before it counts as stable. `now` gives milliseconds. */
export function createStableFiles({settleMs, now}: {settleMs: number; now: () => number}): StableFiles {
  const sightings = new Map<string, Sighting>();
  const isIdle = ({state}: Sighting) => state !== 'in hand';
  return {
    async observe(files) {
      const present = new Set(files.map(({path}) => path));
      for (const [path, sighting] of sightings)
        if (!present.has(path) && isIdle(sighting)) sightings.delete(path);
      for (const file of files) await lookAt(file, {sightings, settleMs, now});
    },
    take(count) {
      const ready = [...sightings.values()].filter(({state}) => state === 'settled');
      const taken = ready.sort((one, other) => one.sinceMs - other.sinceMs).slice(0, count);
      for (const sighting of taken) sighting.state = 'in hand';
      return taken.map(({file}) => file);
    },
    release(files) {
      for (const {path} of files) sightings.delete(path);
    },
    waiting: () => [...sightings.values()].filter(isIdle).length,
    isQuiet: () =>
      [...sightings.values()].every(
        ({state, hasChanged}) => state === 'unfinished' || (state === 'moving' && hasChanged),
      ),
  };
}

interface Looking {
  sightings: Map<string, Sighting>;
  settleMs: number;
  now: () => number;
}

async function lookAt(file: WatchedFile, {sightings, settleMs, now}: Looking): Promise<void> {
  const last = sightings.get(file.path);
  if (last?.state === 'in hand') return;
  const found = await stat(file.path).catch(() => undefined);
  if (found === undefined) return void sightings.delete(file.path);
  const {size, mtimeMs: modifiedMs} = found;
  if (last?.size !== size || last.modifiedMs !== modifiedMs) {
    const hasChanged = last !== undefined;
    sightings.set(file.path, {file, size, modifiedMs, sinceMs: now(), hasChanged, state: 'moving'});
    return;
  }
  const stableMs = now() - last.sinceMs;
  if (stableMs < settleMs) return;
  if (last.state === 'moving') last.state = (await isUnfinished(file)) ? 'unfinished' : 'settled';
  // Clocks of network shares may differ from ours: either clock decides about incomplete files.
  if (last.state === 'unfinished' && Math.max(stableMs, now() - modifiedMs) >= unfinishedMs)
    last.state = 'settled';
}

/**
 * Copying programs create an empty file first, and some write in bursts: the end marker of a document shows that it
 * is complete.
 */
async function isUnfinished({path, relative}: WatchedFile): Promise<boolean> {
  try {
    const {size, problems} = await inspectFile(path, relative);
    return size === 0 || problems.some(({cause}) => cause === 'truncated');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    // Unreadable or gone: reported when it is processed.
    return false;
  }
}
