import {watch} from 'node:fs';

/** Wakes whoever waits. */
export interface ChangeSignal {
  ring: () => void;
  /** Resolves when it rings, or has rung since the last wait, and after `ms` at the latest. */
  wait: (ms: number) => Promise<void>;
}

export function createChangeSignal(): ChangeSignal {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(ms) {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => (clearTimeout(timer), resolve());
        });
      [hasRung, wake] = [false, undefined];
    },
  };
}

/**
 * Calls `onChange` when the system tells of a change in a folder. Only a hint: events get lost, sub-folders have none, and
 * where there are none at all nothing is called. Gives what ends it.
 */
export function onFolderChange(folder: string, onChange: () => void): () => void {
  try {
    const watcher = watch(folder, {persistent: false}, (_event, name) => {
      // Our own lock is written again and again.
      if (name?.startsWith('.') !== true) onChange();
    });
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    // Out of watches, or a file system that has none: looking now and then is enough.
    return () => undefined;
  }
}
