import {watch} from 'node:fs';

/** A signal that something may have changed. */
export interface ChangeSignal {
  ring: () => void;
  /** Resolves on the next signal, on one given since the last wait, or after `ms`. */
  wait: (ms: number) => Promise<void>;
}

/** A signal for one waiter; calls of `ring` between two waits count as one. */
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
 * Calls `onChange` on file events of a folder. Only a hint: events get lost, sub-folders have none, and some file
 * systems have none. Returns a function that ends it.
 */
export function onFolderChange(folder: string, onChange: () => void): () => void {
  try {
    const watcher = watch(folder, {persistent: false}, (_event, name) => {
      // Ignore the watcher's own lock file, which is refreshed all the time.
      if (name?.startsWith('.') !== true) onChange();
    });
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    // No watches left, or not supported: polling is enough.
    return () => undefined;
  }
}
