import {stat} from 'node:fs/promises';
import {inspectFile} from '../scan/inspect-file.js';
import type {WatchedFile} from './files.js';

/** Tells which files have stopped growing, from looks at them over time. */
export interface StableFiles {
  /** Takes in what lies in the folder now. */
  observe(files: WatchedFile[]): Promise<void>;
  /** Files that have settled, in the order in which they did, at most so many. They are in hand until `release`. */
  take(count: number): WatchedFile[];
  /** Forgets files that were taken: those still there are looked at from the beginning. */
  release(files: WatchedFile[]): void;
  /** How many are there and not in hand. */
  waiting(): number;
  /** Nothing there will settle soon: each file that is left still grows or has no end yet. */
  isQuiet(): boolean;
}

interface Sighting {
  file: WatchedFile;
  size: number;
  modifiedMs: number;
  /** Since when it has been so. */
  sinceMs: number;
  hasChanged: boolean;
  state: 'moving' | 'unfinished' | 'settled' | 'in hand';
}

/** An empty file, or one without its end, is given so long to be continued before it counts as it is. */
const unfinishedMs = 30_000;

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
  // A clock of a network share may differ from ours: what lies there unfinished is judged by either.
  if (last.state === 'unfinished' && Math.max(stableMs, now() - modifiedMs) >= unfinishedMs)
    last.state = 'settled';
}

/** Copying programs make an empty file first, and some grow it in bursts: the end of a document says that it is all there. */
async function isUnfinished({path, relative}: WatchedFile): Promise<boolean> {
  try {
    const {size, problems} = await inspectFile(path, relative);
    return size === 0 || problems.some(({cause}) => cause === 'truncated');
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    // Not readable, or gone: what that means is told when it is its turn.
    return false;
  }
}
